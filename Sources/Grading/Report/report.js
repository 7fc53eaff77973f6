"use strict";

const table = document.querySelector("table.all");
const body = table.tBodies[0];
const rows = [...body.rows];
const texts = rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(" ").toLowerCase());

// Whether a word of a text begins so: "solved" is not in "unsolved".
const hasWord = (text, start) => {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return true;
  }
  return false;
};

// A heading sorts the table, by numbers where a cell begins with one; a second click reverses the order.
for (const button of table.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const down = head.getAttribute("aria-sort") === "ascending";
    const column = Number(button.dataset.column);
    const keys = new Map(rows.map((row) => [row, row.cells[column].textContent]));
    const order = new Intl.Collator("en", { numeric: true }).compare;
    const sorted = [...rows].sort((a, b) => order(keys.get(a), keys.get(b)) * (down ? -1 : 1));
    body.append(...sorted);
    for (const other of table.querySelectorAll("thead th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
  });
}

// Each word of the field must begin a word of the row.
const filter = document.getElementById("filter");
const shown = document.getElementById("shown");
filter.addEventListener("input", () => {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  rows.forEach((row, index) => {
    row.hidden = !words.every((word) => hasWord(texts[index], word));
    if (!row.hidden) count += 1;
  });
  shown.textContent = words.length ? `${count} of ${rows.length}` : "";
});
