// The menu of a segmented control that is too narrow to show all of its segments.

import { $, arrows, element } from "./dom.js"
import { itemIDs } from "../dist/shown.js"
import { controlsOf } from "./follow.js"

/**
 * What a tap on a node offers to choose: `[{ id, text }]`; nothing where it opens no menu.
 *
 * The ids are those of the tree, which in a panel begin with those of the panels.
 */
export function choicesAt(position, tree, nodes, document) {
  const owner = controlsOf(document, nodes).find(({ type, node }) =>
    type === "segmented" && node <= position && position < nodes[node].end)
  if (!owner) return []
  const written = JSON.parse(tree.json({ form: "nodes", compact: true })).nodes
  const items = owner.path.reduce((value, step) => value[step], document).items ?? []
  const ids = itemIDs(items)
  const known = (id) => ids.filter((own) => id === own || id.endsWith(`/${own}`)).sort((a, b) => b.length - a.length)[0]
  const choice = (id) => {
    const item = items[ids.indexOf(known(id))]
    return { id, text: (typeof item === "string" ? item : item?.text) ?? id }
  }
  if (nodes[position].role === "overflow") return written[position].hiddenIDs.map(choice)
  if (written[owner.node].strategy !== "menu") return []
  const shown = nodes.slice(owner.node, nodes[owner.node].end).find(({ role }) => role === "segment")?.id
  const prefix = shown?.slice(0, shown.length - (known(shown)?.length ?? 0)) ?? ""
  return ids.map((id) => choice(prefix + id))
}

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
