"use strict";

// A heading sorts its table, numerically or alphabetically; a second click reverses the order.
for (const button of document.querySelectorAll("thead button")) {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const table = button.closest("table");
    const column = Number(button.dataset.column);
    const down = head.getAttribute("aria-sort") === "ascending";
    const key = (row) => row.cells[column].dataset.key ?? row.cells[column].textContent;
    const rows = [...table.tBodies[0].rows];
    rows.sort((one, other) => {
      const [a, b] = [key(one), key(other)];
      const order = a !== "" && b !== "" && !isNaN(a) && !isNaN(b) ? a - b : a.localeCompare(b);
      return down ? -order : order;
    });
    table.tBodies[0].append(...rows);
    for (const other of table.tHead.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
  });
}

// Two techniques side by side. The lines are markup already; words repeat the meaning of the colors.
const data = JSON.parse(document.getElementById("data").textContent);
const [left, right] = ["left", "right"].map((id) => document.getElementById(id));

function word(one, other, same) {
  if (same) return "";
  if (!one) return "B only";
  return other ? "changed" : "A only";
}

function show() {
  const [a, b] = [data.sides[left.value], data.sides[right.value]];
  const pair = data.pairs[left.value + " " + right.value];
  const parts = [];
  let different = 0;
  if (!pair) parts.push("<p>Choose two different techniques.</p>");
  for (const file of pair ? data.order.filter((name) => pair[name]) : []) {
    const rows = pair[file].map(([one, other, same]) => {
      if (!same) different += 1;
      const text = (side, line) => (line ? side.files[file][line - 1] || " " : "");
      return `<tr class="${same ? "same" : "different"}"><td class="a">${text(a, one)}</td>` +
        `<td class="word">${word(one, other, same)}</td><td class="b">${text(b, other)}</td></tr>`;
    });
    parts.push(`<table><caption>${file}</caption><thead><tr><th scope="col">A: ${a.name}</th>` +
      `<th class="word" scope="col">Difference</th><th scope="col">B: ${b.name}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`);
  }
  document.getElementById("pair").innerHTML = parts.join("");
  document.getElementById("status").textContent = pair ? `${a.name} and ${b.name}: ${different} lines differ.` : "";
}

// A link to a property opens its details.
function open() {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

left.addEventListener("change", show);
right.addEventListener("change", show);
addEventListener("hashchange", open);
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => (one.open = true)));
show();
open();
