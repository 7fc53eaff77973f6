// A facilitator's actions on the report, and the observations.
const rows = () => [...document.querySelector("table.all").tBodies[0].rows];
const shown = () => rows().filter((row) => !row.hidden).length;
const labels = () => rows().map((row) => row.cells[0].textContent);
seen.rows = rows().length;

const field = document.getElementById("filter");
field.value = "seam p1";
field.dispatchEvent(new Event("input"));
seen.filtered = shown();
seen.said = document.getElementById("shown").textContent;
field.value = "solved";
field.dispatchEvent(new Event("input"));
seen.solved = shown();
field.value = "";
field.dispatchEvent(new Event("input"));
const head = document.querySelector("table.all thead button");
head.click();
seen.up = labels();
head.click();
seen.down = labels();
seen.sort = head.closest("th").getAttribute("aria-sort");
seen.reached = [...document.querySelectorAll("a[href], button, input")].every((one) => one.tabIndex === 0);
seen.dead = [...document.querySelectorAll("a[href^='#']")].filter((one) => !document.getElementById(one.getAttribute("href").slice(1))).length;
