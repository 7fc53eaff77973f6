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

// The techniques that fit two situations, and a column for each of them.
const boxes = [...document.querySelectorAll("#filter fieldset input")];
const check = (box) => { box.checked = !box.checked; box.dispatchEvent(new Event("change", { bubbles: true })); };
const visible = () => [...table.tBodies[0].rows].filter((row) => !row.hidden).map((row) => row.cells[0].textContent);
const wanted = ["creator=storyboard", "parallel=yes"].map((value) => boxes.find((box) => box.value === value));
wanted.forEach(check);
seen.fitting = visible();
seen.said = document.getElementById("fitting").textContent;
check(document.getElementById("turned"));
const turnedTable = () => document.querySelector("#matrix table");
seen.columns = [...turnedTable().tHead.rows[0].cells].slice(1).map((cell) => cell.textContent);
const lines = [...turnedTable().tBodies[0].rows];
seen.lines = lines.map((row) => row.cells[0].textContent.trim());
lines.find((row) => row.cells[0].textContent.startsWith("Lines added")).querySelector("button").click();
const sorted = [...turnedTable().tBodies[0].rows].find((row) => row.cells[0].textContent.startsWith("Lines added"));
seen.turnedUp = [...sorted.cells].slice(1).map((cell) => Number(cell.textContent));
seen.turnedSort = sorted.cells[0].getAttribute("aria-sort");
seen.focus = document.activeElement.textContent.trim();
seen.turnedWidth = document.documentElement.scrollWidth;
check(document.getElementById("turned"));
wanted.forEach(check);
seen.all = visible().length;
seen.sticky = getComputedStyle(table.tHead.rows[0].cells[1]).position;

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
