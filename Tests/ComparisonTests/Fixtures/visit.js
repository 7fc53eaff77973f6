// A visitor's actions on the comparison, and the observations.
const table = document.querySelector("section table");
const names = () => [...table.tBodies[0].rows].map((row) => row.cells[0].textContent);
const button = [...table.querySelectorAll("button")].find((one) => one.textContent.startsWith("Lines added"));
button.click();
seen.sortedUp = [...table.tBodies[0].rows].map((row) => Number(row.cells[2].textContent));
seen.sortUp = button.closest("th").getAttribute("aria-sort");
button.click();
seen.sortedDown = [...table.tBodies[0].rows].map((row) => Number(row.cells[2].textContent));
seen.sortDown = button.closest("th").getAttribute("aria-sort");
seen.sortedHeads = table.querySelectorAll("[aria-sort]").length;
table.querySelector("button").click();
seen.names = names();

function choose(id, name) {
  const select = document.getElementById(id);
  select.value = [...select.options].find((option) => option.textContent === name).value;
  select.dispatchEvent(new Event("change"));
}
function pair() {
  const heads = [...document.querySelectorAll("#pair thead")].map((head) => head.textContent);
  const words = [...document.querySelectorAll("#pair td.word")].map((cell) => cell.textContent).filter((text) => text);
  return { heads, words, keywords: document.querySelectorAll("#pair .k").length };
}
choose("left", "constructor-injection");
choose("right", "closure-injection");
seen.first = pair();
choose("left", "container-injection");
seen.second = pair();
choose("right", "singleton-backdoor");
seen.third = pair();
choose("right", "container-injection");
seen.same = document.getElementById("pair").textContent;
choose("right", "singleton-backdoor");
