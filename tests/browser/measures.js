// What a person sees of the page as it is: how small the smallest text is, what is cut off, what lies upon what,
// and where the parts of the frame stand.
() => {
  const inside = (box) => box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const clipped = (element, box) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const room = each.getBoundingClientRect();
      if (box.right <= room.left + 1 || box.left >= room.right - 1) return true;
      if (box.bottom <= room.top + 1 || box.top >= room.bottom - 1) return true;
    }
    return false;
  };
  const sizeOf = (element) => {
    const own = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      return own * Math.hypot(matrix.b, matrix.d);
    }
    const board = element.closest(".board");
    return board ? own * (board.getBoundingClientRect().width / board.offsetWidth) : own;
  };
  // What the stage stands before cannot be seen.
  const stage = document.querySelector("[data-stage]");
  const behind = (element, box) => {
    if (!stage || stage.contains(element)) return false;
    const room = stage.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > room.left && x < room.right && y > room.top && y < room.bottom && !document.elementFromPoint(x, y)?.contains(element);
  };
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const said = walker.currentNode.textContent.trim();
    if (!said || !element || element.closest("script, style, title, .unseen, .flights")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width < 2 || style.clipPath !== "none" || !inside(box)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (clipped(element, box) || behind(element, box)) continue;
    texts.push({ element, said, lines: [...range.getClientRects()], size: sizeOf(element), style });
  }
  const named = ({ element, said }) => {
    const piece = element.closest("[data-piece]")?.dataset.piece;
    return piece ? `${said} on ${piece}` : said;
  };
  const small = texts.filter(({ size }) => size < 10.95).map((text) => `${text.size.toFixed(1)} px: ${named(text)}`);
  const cut = texts
    .filter(({ element, style }) => style.textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1)
    .map(named)
    .concat(texts.filter(({ element }) => element.closest("[data-cut]")).map(named));
  const plain = texts.filter(({ element }) => !(element instanceof SVGElement) && !element.closest(".over, .tip, .piece, dialog"));
  const upon = [];
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  plain.forEach((one, n) => {
    for (const other of plain.slice(n + 1)) {
      if (one.lines.some((line) => other.lines.some((each) => meet(line, each)))) upon.push(`${one.said} / ${other.said}`);
    }
  });
  const where = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null;
  };
  return {
    small: [...new Set(small)],
    cut: [...new Set(cut)],
    upon: [...new Set(upon)],
    frame: { board: where("main .frame"), hand: where(".hand"), bar: where(".bar"), button: where(".bar .choices .main") },
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}
