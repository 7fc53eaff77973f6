"use strict";

// All words of the field must be in a finding.
const items = [...document.querySelectorAll(".findings > li")];
const texts = items.map((item) => item.textContent.toLowerCase());
const filter = document.getElementById("filter");
filter?.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  items.forEach((item, index) => (item.hidden = !words.every((word) => texts[index].includes(word))));
  const count = items.filter((item) => !item.hidden).length;
  document.getElementById("shown").textContent = words.length ? `${count} of ${items.length}` : "";
});
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => (one.open = true)));
