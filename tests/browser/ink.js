// Where texts have ink: so high as their letters are, not as their font.
const canvas = document.createElement("canvas").getContext("2d");

// The boxes of a text, one for each of its lines.
const ink = (node) => {
  const own = node.parentElement, style = getComputedStyle(own), range = document.createRange();
  // What is drawn is scaled with its drawing.
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

// What is written in something.
const texted = (own) => {
  const walker = document.createTreeWalker(own, NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) found.push(walker.currentNode);
  return found;
};

const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

// What is left of the window for something: what stands in a box that cuts off is seen inside it alone. A table may be
// scrolled, and so may a drawing beside its entries.
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

// What is there for screen readers alone is as small as a point.
const isToldAlone = (own) => own !== document.body && (getComputedStyle(own).clipPath === "inset(50%)" || isToldAlone(own.parentElement));

// The texts of a page that are not seen whole: beyond the window, cut off by what they stand in, or under another. One of
// more letters than so may end with three dots, and a mark may give way to a name.
const unseen = (whole) => {
  const found = new Set(), seen = [];
  for (const node of texted(document.body)) {
    const own = node.parentElement, text = node.data.trim();
    if (!own.checkVisibility() || own.closest("svg, script, .skip") || isToldAlone(own)) continue;
    const { left, top, right, bottom } = room(own), boxes = ink(node);
    // Of what ends with three dots the box may reach no further than they do.
    const width = boxes.reduce((sum, box) => sum + box.right - box.left, 0);
    const hasDots = [own, own.parentElement, own.parentElement.parentElement].some((at) => getComputedStyle(at).textOverflow === "ellipsis");
    const isCut = hasDots && width < canvas.measureText(text).width - 2 || boxes.some((box) => box.left < left - 1 || box.right > right + 1);
    if (isCut && !(hasDots && text.length > whole)) found.add(`${text} is cut at its side`);
    for (const box of boxes) {
      if (own.matches(".mark") && box.top >= bottom) continue;
      if (box.top < top - 1 || box.bottom > bottom + 1) found.add(`${text} is cut above or below`);
      // The tail of a letter may touch the accent of one below.
      const touch = (box.bottom - box.top) * 0.15;
      const shown = { left: Math.max(box.left, left), right: Math.min(box.right, right), top: box.top + touch, bottom: box.bottom - touch };
      const under = seen.find((other) => other.own !== own && meet(other.shown, shown));
      if (under) found.add(`${text} lies on ${under.text}`);
      seen.push({ own, text, shown });
    }
  }
  return [...found].slice(0, 6).join("; ");
};
