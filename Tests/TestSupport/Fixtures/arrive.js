// The state of a page before a visitor does anything.
const seen = { width: innerWidth, scrollWidth: document.documentElement.scrollWidth };
