// A picker without a framework: the markup of a server, and what takes it over in a browser.
import { itemsOf } from "./items.js"

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The markup of a layout: its picture, and a button above each item. */
export function markup(tree) {
  const buttons = itemsOf(tree).map(({ label, selected, frame: { x, y, width, height } }) =>
    `<button type="button" aria-pressed="${selected}" aria-label="${escaped(label)}" style="position:absolute;left:${x}px;top:${y}px;`
      + `width:${width}px;height:${height}px;background:none;border:0;padding:0"></button>`)
  return `<div aria-hidden="true">${tree.svg()}</div>${buttons.join("")}`
}

export const opening = ({ size: { width, height } }) =>
  `<div id="picker" role="group" style="position:relative;width:${width}px;height:${height}px">`

/** Makes markup of the same document usable; nothing moves until something is chosen. */
export function takeOver(element, session, onChange) {
  const start = performance.now()
  const now = () => (performance.now() - start) / 1000
  const draw = () => {
    const focused = [...element.querySelectorAll("button")].indexOf(document.activeElement)
    const tree = session.tree(now())
    element.innerHTML = markup(tree)
    tree.free()
    element.querySelectorAll("button")[focused]?.focus()
    if (session.isAnimating(now())) requestAnimationFrame(draw)
  }
  element.addEventListener("click", ({ target }) => {
    const place = [...element.querySelectorAll("button")].indexOf(target)
    if (place < 0) return
    const tree = session.tree(now())
    const { x, y, width, height } = itemsOf(tree)[place].frame
    tree.free()
    session.tap(x + width / 2, y + height / 2, now())
    onChange?.(session.selection)
    draw()
  })
}
