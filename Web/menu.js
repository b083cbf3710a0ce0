// A list of items that a control has no space for, over the page.
import { create } from "./patch.js"
import { TypeAhead } from "./type-ahead.js"

const margin = 8

/** Opens a list below an element; `chosen(id)` is called for the item that is taken, and `closed()` once the list is away and nothing has the focus. */
export function openMenu({ root, opener, name, choices, selection, chosen, closed }) {
  const menu = create({
    key: "menu", tag: "div", attributes: { class: "picker-menu", part: "menu", popover: "auto", role: "listbox", "aria-label": name ?? "" },
    children: choices.map(({ id, text }) => ({
      key: id, tag: "div", children: [text],
      attributes: { role: "option", part: "choice", tabindex: "-1", "aria-selected": `${selection.includes(id)}` },
    })),
  }, root.ownerDocument)
  const close = () => {
    const { activeElement, body } = root.ownerDocument
    // Somebody may have clicked on what takes the focus.
    const isFree = activeElement === body || menu.contains(root.getRootNode().activeElement)
    menu.remove()
    if (isFree) closed()
  }
  const choose = (place) => {
    close()
    chosen(choices[place].id)
  }
  menu.addEventListener("click", ({ target }) => {
    const place = [...menu.children].indexOf(target)
    if (place >= 0) choose(place)
  })
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.isConnected && close())
  const typed = new TypeAhead()
  menu.addEventListener("keydown", (event) => {
    const place = [...menu.children].indexOf(event.target)
    const steps = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: choices.length - 1 }
    const next = steps[event.key] ?? typed.find(event, choices.map(({ text }) => text), place)
    if (next !== undefined) menu.children[Math.max(0, Math.min(next, choices.length - 1))].focus()
    else if (event.key === "Enter" || event.key === " ") choose(place)
    else if (event.key === "Escape" || event.key === "Tab") close()
    else return
    event.preventDefault()
  })
  root.append(menu)
  menu.showPopover()
  const { left, bottom } = opener.getBoundingClientRect()
  const { innerWidth, innerHeight } = root.ownerDocument.defaultView
  menu.style.left = `${Math.max(margin, Math.min(left, innerWidth - menu.offsetWidth - margin))}px`
  menu.style.top = `${Math.max(margin, Math.min(bottom + 4, innerHeight - menu.offsetHeight - margin))}px`
  ;(menu.querySelector("[aria-selected=true]") ?? menu.firstElementChild)?.focus()
}
