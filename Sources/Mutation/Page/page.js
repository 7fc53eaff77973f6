"use strict";

// The states and kinds that are chosen decide about the faults; a file without any of these is closed.
const form = document.getElementById("filter");
const faults = [...document.querySelectorAll("article")];
const files = [...document.querySelectorAll(".file")];
const chosen = (name) => new Set([...form.querySelectorAll(`input[name=${name}]:checked`)].map((box) => box.value));

function render() {
  const [states, kinds, onlyNew] = [chosen("state"), chosen("kind"), chosen("new").size > 0];
  for (const fault of faults) {
    const { state, kind } = fault.dataset;
    fault.hidden = !states.has(state) || !kinds.has(kind) || (onlyNew && !("new" in fault.dataset));
  }
  for (const file of files) {
    const count = file.querySelectorAll("article:not([hidden])").length;
    file.open = count > 0;
    file.querySelector(".count").textContent = count === 1 ? "1 fault" : `${count} faults`;
  }
  document.getElementById("shown").textContent = `${faults.filter((fault) => !fault.hidden).length} of ${faults.length}`;
}

// Goes on from the fault that has the focus or had it last, or else from the first one in sight, and at the end begins again.
let last = null;
function go(step) {
  const shown = faults.filter((fault) => !fault.hidden);
  if (!shown.length) return;
  const current = shown.indexOf(document.activeElement.closest("article") ?? last);
  const visible = shown.findIndex((fault) => fault.getBoundingClientRect().top >= 0);
  const start = current >= 0 ? current + step : step > 0 ? visible : visible - 1;
  const fault = shown[(start + shown.length) % shown.length];
  fault.closest("details").open = true;
  fault.focus();
  last = fault;
  document.getElementById("shown").textContent = `${shown.indexOf(fault) + 1} of ${shown.length}`;
}

form.hidden = document.getElementById("steps").hidden = false;
form.addEventListener("change", render);
form.addEventListener("submit", (event) => event.preventDefault());
document.getElementById("next").addEventListener("click", () => go(1));
document.getElementById("previous").addEventListener("click", () => go(-1));
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "n") go(1);
  if (event.key === "p") go(-1);
});
// A link to a file opens it.
addEventListener("hashchange", () => {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
});
render();
