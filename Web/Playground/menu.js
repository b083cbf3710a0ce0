// The menu of a segmented control that is too narrow to show all of its segments.

import { $, arrows, element } from "./dom.js"

/** Opens a menu below a box on the screen; `chosen(id)` is called for what a reader takes. */
export function openMenu(choices, { left, bottom }, chosen) {
  const buttons = choices.map(({ id, text }) => {
    const button = element("button", { type: "button", role: "menuitem", tabIndex: -1 }, text)
    button.onclick = () => {
      $("menu").hidePopover()
      $("paper").focus()
      chosen(id)
    }
    return button
  })
  const list = element("div", { role: "menu", "aria-label": "More" }, ...buttons)
  arrows(list, buttons, () => {})
  $("menu").replaceChildren(list)
  $("menu").showPopover()
  const { offsetWidth, offsetHeight } = $("menu")
  $("menu").style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`
  $("menu").style.top = `${Math.min(bottom + 6, innerHeight - offsetHeight - 8)}px`
  buttons[0].focus()
}
