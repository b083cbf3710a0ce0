// The HTML of controls, which needs no page; Scripts/browser/mounted.py uses them in one.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "../dist/node.js"
import { render } from "../dist/mount.js"
import { whole } from "../dist/mounted/patch.js"
import { beginView } from "../dist/pickerlayout.js"
import { controlsOf, itemsOf, Shown } from "../dist/mounted/shown.js"
import { examples, read } from "./support.mjs"

const engine = await load()
const chips = { type: "chips", label: "Drinks", items: ["Tea", "Coffee"] }

/** The descriptions of the nodes of a tree of a document, by their position. */
function elementsOf(document, tree, focus) {
  const found = new Map()
  const visit = ({ node, children = [], ...element }) => {
    if (node !== undefined) found.set(node, element)
    for (const child of children) if (typeof child !== "string") visit(child)
  }
  const view = beginView(document)
  visit(view.show(tree, 0, focus).root)
  view.free()
  return found
}

/** What a page shows and is told, after one tree and another. */
class Page {
  constructor(document) {
    this.view = beginView(document)
  }

  show(tree) {
    const { root, ...facts } = this.view.show(tree, 0) ?? {}
    if (root) this.root = whole(root, this.root)
    this.facts = { ...this.facts, ...facts }
    return { ...this.facts, root: this.root }
  }
}

test("render_chips_areAListBoxOfOptions", () => {
  const html = render(chips, { engine, width: 200, scheme: "light" })
  assert.equal(html, render(JSON.stringify(chips), { engine, width: 200, scheme: "light" }))
  const opened = [...html.matchAll(/<div part="(\w+)"( role="\w+")?( aria-label="[^"]*")?/g)].map(([, ...parts]) => parts.join(""))
  assert.deepEqual(opened, [
    'chips role="listbox" aria-label="Drinks"', 'chip role="option" aria-label="Tea"', "label", 'chip role="option" aria-label="Coffee"', "label",
  ])
  assert.match(html, /<div class="picker-layer" style="width:[\d.]+px;height:[\d.]+px">/)
  assert.equal(JSON.parse(html.match(/<script type="application\/json">(.*)<\/script>/)[1]).width, 200)
})

test("render_textsOfADocument_neverBecomeMarkup", () => {
  const text = '</script><img src=x onerror="1">'
  const html = render({ ...chips, label: text, items: [{ text, id: text }] }, { engine, fonts: { [text]: text } })
  assert.equal(html.match(/<\/script>/g).length, 1)
  assert.doesNotMatch(html, /<img/)
})

test("render_ellipsisOfACutLine_standsByItself", () => {
  const item = "Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesellschaft"
  const html = render({ type: "chips", chip: { maxLines: 3, maxWidth: 150 }, font: { size: 32 }, items: [item, { text: "…", id: "more" }] }, { engine, width: 160 })
  assert.deepEqual([...html.matchAll(/([^>]*)<span class="picker-sign">…<\/span>/g)].map(([, before]) => before), ["schiff\u00ADfa"])
})

test("render_unknownOption_isAnError", () => {
  assert.throws(() => render(chips, { engine, widht: 3 }), { name: "TypeError", message: /expected one of engine, .*, found "widht"/ })
  assert.throws(() => render(chips, {}), { message: "options: expected an engine, found none" })
  assert.throws(() => render({ type: "chips", items: 3 }, { engine }), { path: "$.items" })
})

test("everyExample_afterTaps_isShownAndToldAsItWouldBeAtFirst", () => {
  let count = 0
  for (const { name, path } of examples("chips", "segmented", "stack", "grid", "colorPicker", "carousel", "screens")) {
    if (name === "grid/shapes.json") continue
    const document = engine.document(read(path))
    const session = document.session({ at: 0 })
    const page = new Page(document)
    page.show(session.tree(0))
    const targets = JSON.parse(session.tree(0).json({ form: "nodes" })).nodes.filter(({ role }) => /^(chip|segment|dot|overflow|trailingIcon)$/.test(role))
    for (const [step, { frame: [x, y, width, height] }] of targets.slice(0, 6).entries()) {
      session.tap(x + width / 2, y + height / 2, 10 * step)
      for (const moment of [0.05, 0.1, 5]) {
        const tree = session.tree(10 * step + moment)
        assert.deepEqual(page.show(tree), new Page(document).show(tree), name)
        count += 1
      }
    }
  }
  assert.ok(count > 300, count)
})

test("change_ofOneItem_isToldInAFewBytes", () => {
  const items = Array.from({ length: 200 }, (_, number) => `Chip ${number}`)
  const document = engine.document({ type: "chips", width: 600, items })
  const session = document.session({ at: 0 })
  const view = beginView(document)
  const whole = JSON.stringify(view.show(session.tree(0), 600))
  session.select("Chip 7", 0)
  const { root } = view.show(session.tree(9), 600)
  assert.ok(JSON.stringify(root).length * 5 < whole.length, `${JSON.stringify(root).length} of ${whole.length}`)
  assert.equal(view.show(session.tree(9), 600), undefined)
})

test("everyExample_takesTheFocusWhereTheSessionDoes", () => {
  let count = 0
  for (const { name, path } of examples("chips", "segmented", "stack", "grid", "colorPicker", "carousel")) {
    const document = engine.document(read(path), { settings: { detail: ["accessibility"] } })
    if (name === "grid/shapes.json") continue
    const session = document.session({ at: 0 })
    const tree = session.tree(0)
    const found = elementsOf(document, tree)
    const stops = tree.block("input").rows("focus_stops").map(({ node }) => node)
    const focusable = [...found].filter(([, { attributes }]) => "tabindex" in attributes).map(([node]) => node)
    // The tree has those that sessions do not reach, too, and no pages, of which keys turn those without dots.
    for (const node of focusable) assert.ok(stops.includes(node) || tree.node(node).role === "page", `${name} ${node}`)
    for (const node of stops) assert.equal(session.setFocus(node, 0), focusable.includes(node), `${name} ${node}`)
    session.setFocus(undefined, 0)
    const tabs = []
    while (session.press("tab", 0)) tabs.push(session.focusNode(0))
    const reached = focusable.filter((node) => found.get(node).attributes.tabindex === "0")
    // Of a palette a page focuses the selected swatch, and a session all of it.
    const inPalette = (node) => ["palette", "swatch"].includes(tree.node(node).role)
    assert.deepEqual(reached.filter((node) => !inPalette(node)), tabs.filter((node) => !inPalette(node)).sort((a, b) => a - b), name)
    assert.equal(reached.length, tabs.length, name)
    count += reached.length
    for (const each of [tree, session, document]) each.free()
  }
  assert.ok(count > 80, `${count}`)
})

test("controlsOnPages_areUsedByTheIDsOfTheTree", () => {
  const pages = [{ ...chips, id: "c" }, { type: "segmented", id: "s", items: ["Day", "Week"] }]
  const document = engine.document({ type: "carousel", width: 300, height: 120, pages }, { settings: { detail: ["accessibility"] } })
  const session = document.session({ at: 0 })
  const nodesAt = (time) => JSON.parse(session.tree(time).json({ form: "nodes" })).nodes
  const { frame: [x, y, width, height] } = nodesAt(0).find(({ id }) => id === "page1/c/Tea")
  assert.deepEqual({ ...session.tap(x + width / 2, y + height / 2, 0) }, { role: "chip", id: "page1/c/Tea" })
  assert.deepEqual([...session.selection], ["page1", "page1/c/Tea", "page2/s/Day"])
  assert.ok(session.select("page2/s/Week", 0) && session.press("pageDown", 0))
  assert.deepEqual([session.focus.role, session.page(5)], ["dot", 1])
  // While pages move, only what is on the current one takes the focus.
  const tree = session.tree(0.02)
  const focusable = [...elementsOf(document, tree)].filter(([, { attributes }]) => "tabindex" in attributes).map(([node]) => tree.node(node).id)
  assert.deepEqual(focusable, ["page1/c/Tea", "page1/c/Coffee", "dot1", "dot2"])
  assert.ok(nodesAt(5).find(({ id }) => id === "page2/s/Week").selected)
})

test("gradientsWithKeyframes_moveInASession", () => {
  const fill = { linear: { stops: ["black", "white"], keyframes: [{ stops: ["red", "gold"], duration: 2 }] } }
  const session = engine.document({ type: "shape", shape: "circle", fill }).session({ at: 10 })
  assert.deepEqual([10, 11.9, 12].map((time) => session.isAnimating(time)), [true, true, false])
  assert.notEqual(session.tree(10).json(), session.tree(11).json())
  assert.equal(session.tree(12).json(), session.tree(99).json())
  assert.throws(() => engine.document({ type: "shape", shape: "circle" }).session(), /takes no input/)
})

/** The facts of the nodes that are shown. */
function nodesOf(shown) {
  const tree = shown.tree(0)
  const nodes = shown.nodesOf(tree)
  tree.free()
  return nodes
}

test("controls_ofAFlow_areFoundAmongBoxes_inAnyOrder", () => {
  const row = (name, keys) => ({ type: "segmented", items: [`${name} off`, `${name} on`], ...keys })
  const document = {
    type: "flow", id: "screen", axis: "vertical", items: [
      row("Last", { id: "last", order: 2 }), { width: 10, height: 10 }, row("Above", { position: "absolute", inset: 4 }), row("First", { id: "first", order: -1 }),
      { type: "flow", id: "inner", wrap: "wrap", maxLines: 1, width: 200, items: [
        { width: 190, height: 4 }, row("Hidden", { width: 190, order: 1 }), { position: "absolute", width: 3, height: 3 },
        row("Floating", { id: "floating", position: "absolute" }),
      ] },
      { type: "stack", items: [row("Stacked", { title: "Row" }), row("Under")] },
    ],
  }
  const picker = new Shown(document, { engine }, 0)
  const nodes = nodesOf(picker)
  const found = controlsOf(nodes)
  const shown = found.filter(({ type }) => type === "segmented").map(({ path, node }) => [path.join("."), itemsOf(node, nodes, picker, 0)])
  picker.free()
  const items = (name, prefix = "") => ["off", "on"].map((state) => ({ id: `${prefix}${name} ${state}`, text: `${name} ${state}`, isEnabled: true }))
  assert.deepEqual(shown, [
    ["items.3", items("First", "first/")], ["items.4.items.3", items("Floating", "inner/floating/")],
    ["items.5.items.0", items("Stacked")], ["items.5.items.1", items("Under")], ["items.0", items("Last", "last/")], ["items.2", items("Above")],
  ])
  for (const { node, type } of found) assert.equal(nodes[node].role, type)
})

test("controls_ofEveryExample_haveTheItemsOfTheirTrees", () => {
  let count = 0
  for (const { path } of examples("chips", "segmented", "stack", "grid", "flow", "carousel", "screens")) {
    const picker = new Shown(JSON.parse(read(path)), { engine }, 0)
    const nodes = nodesOf(picker)
    for (const { node, type } of controlsOf(nodes)) {
      assert.equal(nodes[node].role, type)
      if (type !== "chips" && type !== "segmented") continue
      const ids = itemsOf(node, nodes, picker, 0).map(({ id }) => id)
      const last = nodes.findIndex(({ parent }, each) => each > node && !(parent >= node))
      const shown = nodes.slice(node, last < 0 ? nodes.length : last).filter(({ role }) => role === "chip" || role === "segment")
      for (const { id } of shown) assert.ok(ids.includes(id), `${path} ${id}`)
      count += shown.length
    }
    picker.free()
  }
  assert.ok(count > 300, `${count}`)
})
