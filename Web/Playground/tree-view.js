// The layout tree as text, a row for each box.

import { patch } from "../dist/mounted/patch.js"
import { $, round } from "./dom.js"

const maximumRows = 2000

export class TreeView {
  #hovered
  #rows = new Map()

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
    const rows = nodes.slice(0, maximumRows).map((node, place) => this.#row(node, depths[place]))
    if (nodes.length > maximumRows) rows.push(item("rest", 1, [`… and ${nodes.length - maximumRows} more`]))
    patch($("tree"), { children: rows })
  }

  /** The row of a node: that of the last tree where it says the same. */
  #row(node, depth) {
    const next = row(node, depth)
    const key = JSON.stringify(next)
    const last = this.#rows.get(node.position)
    if (last?.key !== key) this.#rows.set(node.position, { key, row: next })
    return this.#rows.get(node.position).row
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

const item = (key, level, children, attributes = {}) => ({
  key, tag: "div", attributes: { role: "treeitem", "aria-level": `${level}`, ...attributes }, style: `padding-left:${2 + 14 * level}px`, children,
})
const part = (tag, text, key = tag) => ({ key, tag, children: [text] })

function row({ position, role, id, text, index, selected, enabled, frame }, depth) {
  const { x, y, width, height } = frame
  const facts = [
    part("b", role), id !== undefined && part("i", id), text !== undefined && part("q", lineOf({ role, index, text })),
    selected && part("em", "selected", "selected"), !enabled && part("em", "disabled", "disabled"),
  ]
  const words = facts.filter((fact) => fact).flatMap((fact) => [" ", fact]).slice(1)
  const place = { ...part("span", `${round(x)}, ${round(y)}  ${round(width)} × ${round(height)}`), attributes: { class: "quiet" } }
  return item(position, depth + 1, [...words, place], { id: `row-${position}`, "data-position": `${position}` })
}
