// A list of items that a control has no space for, over the page.
import { create } from "./patch.js"
import { TypeAhead } from "./type-ahead.js"

const margin = 8

/** Opens a list below an element; `chosen(id)` is called for the item that is taken, and `closed()` once the list is away and nothing has the focus. */
export function openMenu({ root, opener, name, choices, selection, chosen, closed }) {
  const menu = create({
    tag: "div", attributes: { class: "picker-menu", part: "menu", popover: "auto", role: "listbox", "aria-label": name ?? "" },
    children: choices.map(({ id, text, isEnabled }) => ({
      key: id, tag: "div", children: [text],
      attributes: {
        role: "option", part: "choice", "aria-selected": `${selection.includes(id)}`, ...(isEnabled ? { tabindex: "-1" } : { "aria-disabled": "true" }),
      },
    })),
  }, root.ownerDocument)
  const enabled = [...menu.children].filter((option) => option.hasAttribute("tabindex"))
  const close = () => {
    const { activeElement, body } = root.ownerDocument
    // Somebody may have clicked on what takes the focus.
    const isFree = activeElement === body || menu.contains(root.getRootNode().activeElement)
    menu.remove()
    opener.setAttribute("aria-expanded", "false")
    if (isFree) closed()
  }
  const choose = (option) => {
    if (!enabled.includes(option)) return
    close()
    chosen(choices[[...menu.children].indexOf(option)].id)
  }
  menu.addEventListener("click", ({ target }) => choose(target))
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.isConnected && close())
  const typed = new TypeAhead()
  menu.addEventListener("keydown", (event) => {
    const place = enabled.indexOf(event.target)
    const steps = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: enabled.length - 1 }
    const next = steps[event.key] ?? typed.find(event, enabled.map(({ textContent }) => textContent), place)
    if (next !== undefined) enabled[Math.max(0, Math.min(next, enabled.length - 1))]?.focus()
    else if (event.key === "Enter" || event.key === " ") choose(event.target)
    else if (event.key === "Escape" || event.key === "Tab") close()
    else return
    event.preventDefault()
  })
  root.append(menu)
  menu.showPopover()
  opener.setAttribute("aria-expanded", "true")
  const { left, bottom } = opener.getBoundingClientRect()
  const { innerWidth, innerHeight } = root.ownerDocument.defaultView
  menu.style.left = `${Math.max(margin, Math.min(left, innerWidth - menu.offsetWidth - margin))}px`
  menu.style.top = `${Math.max(margin, Math.min(bottom + 4, innerHeight - menu.offsetHeight - margin))}px`
  ;(enabled.find((option) => option.ariaSelected === "true") ?? enabled[0])?.focus()
}
