"use strict";

// The matrix: a heading sorts its table, situations choose the techniques, and rows and columns change places.
// These tables have a row for each technique; they stay the source where rows and columns are exchanged.
const places = [...document.querySelectorAll("#matrix .scroll")];
const tables = places.map((place) => place.querySelector("table"));
const choices = [...document.querySelectorAll("#filter fieldset input")];
const turned = document.getElementById("turned");

// Numerically or alphabetically; a second call reverses the order.
function sort(table, column) {
  const head = table.tHead.rows[0].cells[column];
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
}

function exchanged(table) {
  const rows = [...table.tBodies[0].rows].filter((row) => !row.hidden);
  const [corner, ...heads] = table.tHead.rows[0].cells;
  const copy = table.cloneNode(true);
  const top = copy.tHead.rows[0];
  top.replaceChildren(corner.cloneNode(true), ...rows.map((row) => headOf(row.cells[0], "col")));
  const lines = heads.map((head, index) => {
    const line = copy.tBodies[0].rows[0].cloneNode(false);
    line.hidden = false;
    const cells = rows.map((row) => {
      const cell = row.cells[index + 1].cloneNode(true);
      cell.dataset.label = row.cells[0].textContent;
      return cell;
    });
    line.replaceChildren(headOf(head, "row"), ...cells);
    return line;
  });
  copy.tBodies[0].replaceChildren(...lines);
  return copy;
}

function headOf(cell, scope) {
  const head = cell.cloneNode(true);
  head.scope = scope;
  head.setAttribute("role", scope === "col" ? "columnheader" : "rowheader");
  return head;
}

function render() {
  const wanted = choices.filter((choice) => choice.checked).map((choice) => choice.value);
  for (const [index, table] of tables.entries()) {
    for (const row of table.tBodies[0].rows) {
      const fits = row.dataset.fits.split(" ");
      row.hidden = !wanted.every((value) => fits.includes(value));
    }
    places[index].replaceChildren(turned.checked ? exchanged(table) : table);
  }
  const rows = [...tables[0].tBodies[0].rows];
  document.getElementById("fitting").textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} techniques`;
}

document.getElementById("matrix").addEventListener("click", (event) => {
  const button = event.target.closest("button[data-column]");
  if (!button) return;
  const place = button.closest(".scroll");
  const column = button.dataset.column;
  sort(tables[places.indexOf(place)], Number(column));
  render();
  place.querySelector(`button[data-column="${column}"]`).focus();
});
document.getElementById("filter").addEventListener("change", render);
document.getElementById("filter").hidden = false;
if (tables.length) render();

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
