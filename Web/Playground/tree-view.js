// The layout tree as text, a row for each box.

import { $, element, round } from "./dom.js"

const maximumRows = 2000

export class TreeView {
  #hovered

  constructor(hovered) {
    this.#hovered = hovered
    const tree = $("tree")
    tree.onpointermove = ({ target }) => hovered(positionOf(target))
    tree.onpointerleave = () => hovered(undefined)
    tree.onkeydown = (event) => this.#key(event)
  }

  show(nodes) {
    const depths = []
    for (const { parent } of nodes) depths.push(parent < 0 ? 0 : depths[parent] + 1)
    const rows = nodes.slice(0, maximumRows).map((node, place) => row(node, depths[place]))
    if (nodes.length > maximumRows) {
      rows.push(element("div", { role: "treeitem", "aria-level": 1 }, `… and ${nodes.length - maximumRows} more`))
    }
    $("tree").replaceChildren(...rows)
  }

  /** Marks the row of a node. */
  mark(position, scrolls) {
    $("tree").querySelector(".hovered")?.classList.remove("hovered")
    const marked = position === undefined ? undefined : $("tree").children[position]
    marked?.classList.add("hovered")
    if (!marked) return $("tree").removeAttribute("aria-activedescendant")
    $("tree").setAttribute("aria-activedescendant", marked.id)
    if (scrolls) marked.scrollIntoView({ block: "nearest" })
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = $("tree").querySelectorAll("[data-position]")
    if (!step || rows.length === 0) return
    event.preventDefault()
    const before = positionOf($("tree").querySelector(".hovered")) ?? (step > 0 ? -1 : rows.length)
    const next = Math.min(Math.max(before + step, 0), rows.length - 1)
    this.#hovered(next)
    this.mark(next, true)
  }
}

function positionOf(target) {
  const place = target?.closest("[data-position]")?.dataset.position
  return place === undefined ? undefined : Number(place)
}

const longest = 90

/** One line of what a label or a line of it says. */
function lineOf({ role, index, text }) {
  const lines = text.split("\n")
  const line = role === "line" ? (lines[index] ?? text) : lines.join(" ⏎ ")
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

function row({ position, role, id, text, index, selected, enabled, frame }, depth) {
  const { x, y, width, height } = frame
  const made = element("div", {
    id: `row-${position}`, role: "treeitem", "aria-level": depth + 1, "data-position": position,
  })
  made.style.paddingLeft = `${16 + 14 * depth}px`
  made.append(element("b", {}, role))
  if (id !== undefined) made.append(" ", element("i", {}, id))
  if (text !== undefined) made.append(" ", element("q", {}, lineOf({ role, index, text })))
  if (selected) made.append(" ", element("em", {}, "selected"))
  if (!enabled) made.append(" ", element("em", {}, "disabled"))
  made.append(element("span", { className: "quiet" }, `${round(x)}, ${round(y)}  ${round(width)} × ${round(height)}`))
  return made
}
