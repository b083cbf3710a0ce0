// Writes the boxes and fonts of the translated labels of a running web app, for `layout check --boxes`.
//
//     import { capture, csv } from "./capture.mjs";
//     const boxes = await capture(page, { screen: "settings" });        // page: Playwright's
//     await writeFile("boxes.csv", csv(boxes));
//
// In Storybook, call it in `postVisit` of the test runner, with the id of the story as the screen. The app has to be in its source
// language. A label is an element with the attribute `data-i18n`, or another one that `attribute` names, whose value is the key.

/** The boxes of a page: runs in the browser, so that it uses nothing outside itself. */
export function boxesOf({ screen = "page", attribute = "data-i18n" } = {}) {
  const number = (text) => Number.parseFloat(text) || 0;
  const block = (element) => {
    let box = element;
    while (getComputedStyle(box).display === "inline" && box.parentElement) box = box.parentElement;
    return box;
  };
  const clips = (element) => getComputedStyle(element).overflowX !== "visible";
  /** The width of a box without its padding and border, and not beyond what is visible. */
  const room = (box) => {
    const style = getComputedStyle(box);
    const edges = ["paddingLeft", "paddingRight", "borderLeftWidth", "borderRightWidth"];
    const inset = edges.reduce((sum, edge) => sum + number(style[edge]), 0);
    const rectangle = box.getBoundingClientRect();
    let [left, right] = [0, document.documentElement.clientWidth];
    for (let parent = box.parentElement; parent; parent = parent.parentElement) {
      if (!clips(parent)) continue;
      const edge = parent.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    const visible = Math.min(rectangle.right, right) - Math.max(rectangle.left, left);
    return Math.max(0, Math.min(rectangle.width, visible) - inset);
  };
  /** Measures with a long text in place of an element's own: how wide and high its box may become. */
  const stretched = (element, measure) => {
    const text = element.textContent;
    element.textContent = "Wide words ".repeat(60);
    const found = measure();
    element.textContent = text;
    return found;
  };
  const found = [];
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    const text = element.textContent.trim();
    const box = block(element);
    if (!text || element.children.length > 0 || box.getClientRects().length === 0) continue;
    const style = getComputedStyle(element);
    const own = getComputedStyle(box);
    const height = box.clientHeight;
    const [width, highest] = stretched(element, () => [room(box), box.clientHeight]);
    const clamp = number(own.webkitLineClamp);
    const wraps = !["nowrap", "pre"].includes(own.whiteSpace) && own.textWrapMode !== "nowrap";
    const isFixed = wraps && !clamp && highest === height && clips(box);
    const inset = number(own.paddingTop) + number(own.paddingBottom);
    found.push({
      key: element.getAttribute(attribute), screen, text,
      width: Math.floor(width * 64) / 64, height: isFixed ? height - inset : "",
      lines: clamp || (wraps ? "" : 1), overflow: wraps && !clamp ? "wrap" : "cut",
      font: style.fontFamily, size: number(style.fontSize), weight: style.fontWeight,
      letterSpacing: number(style.letterSpacing), lineHeight: number(style.lineHeight) || "",
    });
  }
  return found;
}

/** Captures a page of Playwright. */
export async function capture(page, options = {}) {
  return await page.evaluate(boxesOf, options);
}

/** The table as CSV, as RFC 4180 writes it. */
export function csv(boxes) {
  const names = Object.keys(boxes[0] ?? { key: "", width: "" });
  const field = (value) => {
    const text = String(value ?? "");
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const rows = boxes.map((box) => names.map((name) => field(box[name])).join(","));
  return [names.join(","), ...rows].join("\n") + "\n";
}
