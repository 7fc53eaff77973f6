// Observations that every page is held to, after a visitor's own; recorded where the test reads them.
// Contrast as in WCAG 2: the color of every text against its background.
document.querySelectorAll("details").forEach((one) => (one.open = true));
const parts = (color) => (color.match(/[0-9.]+/g) ?? []).map(Number);
const light = (color) => {
  const [r, g, b] = parts(color).slice(0, 3).map((part) => (part /= 255) <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const isClear = (color) => parts(color).length === 4 && parts(color)[3] === 0;
function behind(node) {
  for (let one = node; one; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (!isClear(style.backgroundColor)) return style.backgroundColor;
  }
  return "rgb(255, 255, 255)";
}
seen.texts = 0;
seen.pale = [];
for (const node of document.querySelectorAll("body *:not(script):not(noscript)")) {
  const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.textContent.trim()).join(" ").trim();
  if (!text || !node.getClientRects().length) continue;
  const style = getComputedStyle(node);
  const inDrawing = node instanceof SVGElement;
  const box = node.closest(".box")?.querySelector("rect");
  const back = box ? getComputedStyle(box).fill : behind(inDrawing ? node.closest("figure") : node);
  const [a, b] = [light(inDrawing ? style.fill : style.color), light(back)];
  seen.texts += 1;
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) seen.pale.push(`${ratio.toFixed(2)} ${text.slice(0, 40)}`);
}
seen.background = getComputedStyle(document.body).backgroundColor;
seen.wide = document.documentElement.scrollWidth;
seen.unlabelled = [...document.querySelectorAll("svg:not([role=img][aria-label]), select, button, table")].filter((one) => {
  if (one.tagName === "SELECT") return !document.querySelector(`label[for=${one.id}]`);
  if (one.tagName === "BUTTON") return !one.textContent.trim();
  if (one.tagName === "TABLE") return !one.caption || [...one.querySelectorAll("th")].some((head) => !head.scope);
  return true;
}).length;
seen.outside = performance.getEntriesByType("resource").length;
const result = parent.document.createElement("pre");
result.id = "seen";
result.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
parent.document.body.append(result);
