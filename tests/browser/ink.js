// Boxes of ink: as high as the letters, not the font.
const canvas = document.createElement("canvas").getContext("2d");

// The boxes of a text, one for each line.
const ink = (node) => {
  const own = node.parentElement, style = getComputedStyle(own), range = document.createRange();
  // Texts in a drawing scale with it.
  const scale = own.getScreenCTM?.().a ?? 1;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  canvas.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
  const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(node.data);
  range.selectNodeContents(node);
  return [...range.getClientRects()].map(({ left, right, top }) => ({
    left,
    right,
    top: top + (fontBoundingBoxAscent - actualBoundingBoxAscent) * scale,
    bottom: top + (fontBoundingBoxAscent + actualBoundingBoxDescent) * scale,
  }));
};

const texted = (own) => {
  const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
  return found;
};

const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

// The visible area around an element: the window, within every box that clips. Tables and drawings
// beside entries may scroll.
const room = (own) => {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  for (let at = own; at !== document.body; at = at.parentElement) {
    if (at.matches(".scroll, .stage [tabindex]")) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    const style = getComputedStyle(at), box = at.getBoundingClientRect();
    if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    if (style.overflowY !== "visible") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
  }
  return { left, top, right, bottom };
};

// Texts for screen readers alone are as small as a point.
const isToldAlone = (own) => own !== document.body && (getComputedStyle(own).clipPath === "inset(50%)" || isToldAlone(own.parentElement));

// The texts of a page that are cut or covered. A text of more letters than the limit may end with an
// ellipsis, and a mark may give way to a name.
const unseen = (whole) => {
  const found = new Set(), seen = [];
  for (const node of texted(document.body)) {
    const own = node.parentElement, text = node.data.trim();
    if (!own.checkVisibility() || own.closest("svg, script, .skip") || isToldAlone(own)) continue;
    const { left, top, right, bottom } = room(own), boxes = ink(node);
    // A box that ends with an ellipsis ends there.
    const width = boxes.reduce((sum, box) => sum + box.right - box.left, 0);
    const hasDots = [own, own.parentElement, own.parentElement.parentElement].some((at) => getComputedStyle(at).textOverflow === "ellipsis");
    const isCut = hasDots && width < canvas.measureText(text).width - 2 || boxes.some((box) => box.left < left - 1 || box.right > right + 1);
    if (isCut && !(hasDots && text.length > whole)) found.add(`${text} is cut at its side`);
    for (const box of boxes) {
      if (own.matches(".mark") && box.top >= bottom) continue;
      if (box.top < top - 1 || box.bottom > bottom + 1) found.add(`${text} is cut above or below`);
      // The tail of a letter may touch the accent of a letter below.
      const touch = (box.bottom - box.top) * 0.15;
      const shown = { left: Math.max(box.left, left), right: Math.min(box.right, right), top: box.top + touch, bottom: box.bottom - touch };
      const under = seen.find((other) => other.own !== own && meet(other.shown, shown));
      if (under) found.add(`${text} lies on ${under.text}`);
      seen.push({ own, text, shown });
    }
  }
  return [...found].slice(0, 6).join("; ");
};
