// The interface of JavaScript: documents, trees, sessions, errors.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { gzipSync } from "node:zlib"
import { Block, PickerLayoutError, load, tableMeasurer } from "../dist/node.js"
import { engine, examples, halfEms, read } from "./support.mjs"

const chips = { type: "chips", width: 100, alignment: "leading", items: ["tea", "coffee", "milk"] }
const segments = { type: "segmented", width: 300, items: ["Day", "Week", "Month"] }
const measurer = halfEms

test("tree_frames_areAbsolute", () => {
  const tree = engine.layout(chips, { measurer })
  const nodes = [...tree]
  assert.deepEqual(nodes.map((node) => node.role).slice(0, 4), ["chips", "row", "chip", "label"])
  const label = nodes[3]
  assert.equal(label.text, "tea")
  assert.equal(label.frame.width, 24)
  assert.equal(label.parent, 2)
  assert.deepEqual(tree.find("tea"), nodes[2])
  assert.equal(tree.frames[4 * 3 + 2], 24)
  assert.equal(tree.frames, tree.frames)
  assert.equal(tree.node(tree.count), undefined)
  const nested = tree.toJSON().root.children[0].children[0].children[0]
  assert.equal(nested.frame.x + nodes[2].frame.x, label.frame.x)
})

test("tree_hit_findsTheChip", () => {
  const tree = engine.layout(chips, { measurer })
  const hit = tree.hit(20, 16)
  assert.equal(tree.node(hit.item).id, "tea")
  assert.deepEqual(hit.path, [0, 1, 2, 3])
  assert.ok(hit.region.width >= 44)
  assert.equal(tree.hit(-100, 0), undefined)
})

test("document_otherWidth_isMeasuredOnce", () => {
  let count = 0
  const counting = { ...halfEms, advances: (texts, font) => (count++, halfEms.advances(texts, font)) }
  const document = engine.document(chips, { measurer: counting })
  const narrow = document.layout({ width: 60 })
  const asked = count
  const wide = document.layout({ width: Infinity })
  assert.ok(asked > 0)
  assert.equal(count, asked)
  assert.equal(narrow.find("milk").index ?? 0, 0)
  assert.ok(narrow.size.height > wide.size.height)
})

test("errors_havePathLineAndColumn", () => {
  const text = '{"type": "flow",\n  "items": [{"width": -4, "height": 1}]}'
  assert.throws(() => engine.layout(text), (error) => {
    assert.ok(error instanceof PickerLayoutError)
    assert.equal(error.path, "$.items[0].width")
    assert.equal(error.message, `${error.path}: ${error.reason}`)
    assert.deepEqual([error.line, error.column, error.isLimit], [2, 23, false])
    return true
  })
  assert.throws(() => engine.layout(JSON.parse(text)), { path: "$.items[0].width", line: undefined })
  assert.throws(() => engine.layout("{"), { path: "$", line: 1 })
  assert.throws(() => engine.layout({ type: "flow", items: [] }, { width: -1 }), /width must be/)
  assert.throws(() => engine.layout(chips, { measurer, limits: { nodes: 3 } }), { isLimit: true })
  assert.throws(() => engine.layout(chips, { measurer, limits: { seconds: 1e-9 } }), { isLimit: true })
  assert.throws(() => engine.layout(chips, { measurer, limits: { knots: 3 } }), /expected one of nodes/)
})

test("objectsThatAreNotJSON_areErrors", () => {
  const wide = (width) => ({ type: "flow", items: [{ width: 1, height: 1 }, { width, height: 1 }] })
  for (const width of [NaN, Infinity, -Infinity]) {
    const error = { name: "PickerLayoutError", path: "$.items[1].width", reason: `expected a number, found ${width}` }
    assert.throws(() => engine.layout(wide(width)), error)
  }
  assert.equal(engine.layout({ ...wide(2), width: null, id: "null" }).count, 3)
  assert.throws(() => engine.layout(wide(2), { settings: { width: NaN } }), { path: "$.width" })
  assert.throws(() => engine.layout(() => wide(2)), { path: "$", reason: "expected an object, found a function" })
})

test("options_thatMeanNothing_areErrors", () => {
  const unknown = (key, known) =>
    ({ name: "TypeError", message: `options: expected one of ${known}, found "${key}"` })
  const all = "measurer, settings, limits, textScale, width, height"
  assert.throws(() => engine.layout(chips, { measurer, widht: 300 }), unknown("widht", all))
  assert.throws(() => engine.session(segments, { measurer, hieght: 300 }), unknown("hieght", `${all}, at`))
  assert.throws(() => engine.document(chips, { measurer, width: 300 }), unknown("width", "measurer, settings, limits, textScale"))
  const document = engine.document(chips, { measurer })
  assert.throws(() => document.layout({ widht: 300 }), unknown("widht", "width, height"))
  assert.throws(() => document.session({ time: 3 }), unknown("time", "width, height, at"))
  assert.throws(() => document.layout().json({ from: "nodes" }), unknown("from", "form, compact"))
  assert.throws(() => document.layout(300), { name: "TypeError", message: "options: expected an object, found 300" })
  assert.throws(() => engine.session(segments, { measurer }).resize({ widht: 3, at: 0 }), unknown("widht", "width, height, at"))
})

test("lengthsThatAreNoNumbers_areErrors", () => {
  const document = engine.document(segments, { measurer })
  const session = document.session()
  for (const [value, found] of [["300", "string"], [NaN, "NaN"], [null, "null"], [{}, "object"], [true, "boolean"]]) {
    for (const name of ["width", "height"]) {
      const error = { name: "TypeError", message: `${name}: expected a number, found ${found}` }
      assert.throws(() => engine.layout(segments, { measurer, [name]: value }), error)
      assert.throws(() => document.layout({ [name]: value }), error)
      assert.throws(() => document.session({ [name]: value }), error)
      assert.throws(() => session.resize({ [name]: value, at: 0 }), error)
    }
  }
  assert.equal(document.layout({ width: 300, height: undefined }).size.width, 300)
  assert.throws(() => document.layout({ width: -1 }), /width must be/)
})

test("force_leadsATouchSwatchToItsCard", () => {
  const session = engine.session({ type: "chromaTouch" }, { measurer })
  const tree = session.tree(0)
  const [x, y, width, height] = [...tree].filter(({ role }) => role === "slider").map(({ frame }) => Object.values(frame))[0]
  session.setForce(0.6)
  session.tap(x + width / 2, y + height / 2, 0)
  assert.ok([...session.tree(1)].some(({ role }) => role === "peek"))
  assert.throws(() => session.setForce("1"), { name: "TypeError", message: "force: expected a number, found string" })
  session.setForce(undefined)
})

test("escape_closesTheCardOfATouchSwatch", () => {
  const session = engine.session({ type: "chromaTouch", peek: true }, { measurer })
  const isOpen = (at) => [...session.tree(at)].some(({ role }) => role === "peek")
  assert.ok(isOpen(0))
  assert.equal(session.press("escape", 1), true)
  assert.equal(session.press("escape", 2), false)
  assert.ok(!isOpen(9))
})

test("wheel_scrollsSegmentsThatDoNotFit", () => {
  const keys = { type: "segmented", width: 100, height: 40, whenNarrow: ["scroll"], distribution: "content" }
  const items = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
  const session = engine.session({ ...keys, items }, { measurer })
  const left = (id, at) => session.tree(at).find(id).frame.x
  const before = left("Friday", 0)
  assert.equal(session.scroll(50, 20, -9, 0, 0), false)
  assert.equal(session.scroll(50, 20, 0, 30, 0), true)
  assert.ok(Math.abs(left("Friday", 0) - (before - 30)) < 1e-3)
  assert.equal(session.scroll(50, 20, 1e6, 0, 1), true)
  assert.equal(session.scroll(50, 20, 1, 0, 1), false)
  assert.equal(session.beginDrag(50, 20, 2), true)
  session.drag(90, 20, 2)
  session.endDrag(2)
  assert.deepEqual(session.selection, ["Monday"])
  assert.throws(() => session.scroll(1, 2, undefined, 3, 4), { message: "deltaX: expected a number, found undefined" })
})

test("tapOnANode_namesItsItem", () => {
  const session = engine.session({ type: "chips", items: ["tea", { text: "milk", trailingIcon: "cross" }] }, { measurer })
  const tree = session.tree(0)
  const { position } = [...tree].find(({ id }) => id === "tea")
  assert.deepEqual(session.tapNode(position, 0), { role: "chip", id: "tea" })
  assert.deepEqual(session.selection, ["tea"])
  const icon = [...tree].find(({ role }) => role === "trailingIcon").position
  assert.deepEqual(session.tapNode(icon, 0), { role: "trailingIcon", id: "milk" })
  for (const nothing of [0, -1, 1000]) assert.equal(session.tapNode(nothing, 0), undefined)
  assert.deepEqual(session.selection, ["tea"])
})

test("nodesThatAreLeaving_areTold_andTakeNoInput", () => {
  const [before, after] = [["tea", "milk"], ["milk"]].map((items) => engine.layout({ type: "chips", items, font: { size: 10 } }, { measurer }))
  const tree = engine.transition(before, after).tree(0.05)
  assert.deepEqual([...tree].filter(({ role }) => role === "chip").map(({ id, leaving }) => [id, leaving]).sort(), [["milk", false], ["tea", true]])
  assert.deepEqual(tree.block("input").rows("focus_stops").map(({ node }) => tree.node(node).id), ["milk"])
})

test("textScale_enlargesTexts_andNothingElse", () => {
  const document = { type: "chips", chip: { padding: 10, border: 0 }, items: ["tea"] }
  const [one, two] = [undefined, 2].map((textScale) => engine.layout(document, { measurer, textScale }).size)
  assert.ok(Math.abs(two.width - 20 - 2 * (one.width - 20)) < 1e-6)
  assert.throws(() => engine.layout(document, { measurer, textScale: 0 }), { name: "RangeError", message: "textScale is 0, expected 0.1 to 10" })
  assert.throws(() => engine.layout(document, { measurer, textScale: "2" }), { name: "TypeError" })
})

test("callsWithoutTheirTimesAndPoints_areErrors", () => {
  const session = engine.session(segments, { measurer })
  const [before, after] = [engine.layout(segments, { measurer }), engine.layout(segments, { measurer, width: 200 })]
  const transition = engine.transition(before, after)
  const calls = {
    send: [{ type: "release" }], tree: [], tap: [1, 2], tapNode: [0], pressPoint: [1, 2], release: [], scroll: [1, 2, 3, 4], beginDrag: [1, 2], drag: [1, 2], endDrag: [],
    press: ["left"], focusNode: [], setFocus: [0], select: ["Day"], deselect: ["Day"], remove: ["Day"], pick: ["red"], page: [],
    isAnimating: [], block: [], setNaturalSize: [{ width: 3, height: 2 }, "a.png"],
  }
  const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(session))
  const timed = methods.filter((name) => typeof Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(session), name).value === "function" && !["constructor", "resize", "setForce"].includes(name))
  assert.deepEqual(timed.sort(), Object.keys(calls).sort())
  for (const [name, values] of Object.entries(calls)) {
    for (const time of [undefined, NaN, "1", null]) {
      const message = `at: expected a number, found ${typeof time === "string" ? "string" : time}`
      assert.throws(() => session[name](...values, time), { name: "TypeError", message }, `${name} ${time}`)
    }
  }
  assert.throws(() => session.resize({ width: 3 }), { message: "at: expected a number, found undefined" })
  assert.throws(() => session.tap(undefined, 2, 3), { message: "x: expected a number, found undefined" })
  assert.throws(() => session.drag(1, "2", 3), { message: "y: expected a number, found string" })
  assert.throws(() => session.endDrag(1, { x: 5 }), { message: "y: expected a number, found undefined" })
  assert.throws(() => before.hit(1), { message: "y: expected a number, found undefined" })
  for (const call of [
    () => transition.tree(), () => transition.velocity("Day"), () => transition.reversed(),
    () => transition.retargeted(before), () => engine.session(segments, { measurer, at: "now" }),
  ]) assert.throws(call, { name: "TypeError", message: /^at: expected a number, found/ })
  assert.deepEqual(session.selection, ["Day"])
})

test("measurer_throws_theCallThrowsAndTheEngineGoesOn", () => {
  const broken = { ...halfEms, advances: () => { throw new TypeError("no font") } }
  assert.throws(() => engine.layout(chips, { measurer: broken }), TypeError)
  assert.throws(() => engine.layout(chips), /needs a measurer/)
  assert.equal(engine.layout(chips, { measurer }).find("tea").enabled, true)
})

test("measurer_thatIsNoObject_isAnError", async () => {
  for (const [measurer, found] of [[5, 5], [0, 0], ["Inter", "string"], [false, "boolean"]]) {
    const error = { name: "TypeError", message: `measurer: expected an object, found ${found}` }
    assert.throws(() => engine.layout(chips, { measurer }), error)
    await assert.rejects(() => engine.check(chips, { measurer }), error)
  }
  assert.throws(() => engine.layout(chips, { measurer: null }), /needs a measurer/)
})

test("measurer_returnsWrongValues_isAnError", () => {
  const wrong = (returned) => {
    const [[name, value]] = Object.entries(returned)
    const methods = { ...halfEms, [name]: () => value }
    if (name === "width") delete methods.advances
    return (found) => assert.throws(
      () => engine.layout({ type: "text", text: "ש" }, { measurer: methods }),
      { name: "PickerLayoutError", message: `measurer.${name}: expected ${found}`, path: undefined })
  }
  wrong({ advances: [] })("1 numbers, found 0")
  wrong({ advances: [8, 8] })("1 numbers, found 2")
  wrong({ advances: undefined })("1 numbers, found undefined")
  wrong({ advances: 1 })("1 numbers, found number")
  wrong({ advances: "8" })("1 numbers, found string")
  wrong({ advances: [NaN] })("a number, found NaN")
  wrong({ advances: ["8"] })("a number, found string")
  wrong({ width: NaN })("a number, found NaN")
  wrong({ width: Infinity })("a number, found Infinity")
  wrong({ width: "8" })("a number, found string")
  wrong({ metrics: null })("an object, found null")
  wrong({ metrics: undefined })("an object, found undefined")
  wrong({ metrics: { ascent: 8 } })("a number as descent, found undefined")
  wrong({ metrics: { ascent: "8", descent: 2 } })("a number as ascent, found string")
  wrong({ metrics: { ascent: 8, descent: 2, lineGap: NaN } })("a number as lineGap, found NaN")
  wrong({ lineMetrics: { descent: 2 } })("a number as ascent, found undefined")
})

test("measurer_returnsNoOrNegativeNumbers_isMissingGlyphs", () => {
  for (const none of [undefined, null, -1]) {
    const width = (text) => (text === "a" ? 8 : none)
    for (const methods of [{ advances: (clusters) => clusters.map(width) }, { advances: undefined, width }]) {
      const tree = engine.layout({ type: "text", text: "a?" }, { measurer: { ...halfEms, ...methods } })
      assert.equal(tree.toJSON().warnings[0].code, "missingGlyph")
    }
  }
  const typed = { ...halfEms, advances: (clusters) => new Float64Array(clusters.length).fill(5) }
  assert.equal(engine.layout({ type: "text", text: "ab" }, { measurer: typed }).size.width, 10)
})

test("describingFonts_throws_theCallThrows", async () => {
  const own = await load()
  const text = JSON.stringify({ type: "text", text: "a", font: { size: 71 } })
  const { parse } = JSON
  JSON.parse = () => { throw new RangeError("no stack") }
  try {
    assert.throws(() => own.layout(text, { measurer }), { name: "RangeError", message: "no stack" })
  } finally {
    JSON.parse = parse
  }
  assert.equal(own.layout(text, { measurer }).toJSON().warnings, undefined)
})

test("measurer_throwsOnce_theDocumentIsMeasuredAgain", () => {
  let isBroken = true
  const advances = (texts, font) => {
    if (isBroken) throw new TypeError("no font")
    return halfEms.advances(texts, font)
  }
  const document = engine.document(chips, { measurer: { ...halfEms, advances } })
  assert.throws(() => document.layout(), /no font/)
  isBroken = false
  assert.equal(document.layout().json(), engine.layout(chips, { measurer }).json())
})

test("fonts_ofManySizes_areDescribedAnew", () => {
  const fonts = new Set()
  const noting = { ...halfEms, advances: (texts, font) => (fonts.add(font), halfEms.advances(texts, font)) }
  const width = (size) =>
    engine.layout({ type: "text", text: "ab", font: { size } }, { measurer: noting }).size.width
  for (let round = 0; round < 2; round++) {
    for (let size = 2000; size < 5000; size++) assert.equal(width(size / 100), size / 100)
  }
  assert.equal(fonts.size, 6000)
  width(49.99)
  assert.equal(fonts.size, 6000)
})

test("words_throw_theCallThrowsAndTheEngineGoesOn", () => {
  const document = { type: "text", text: "สวัสดีครับผมชื่อสมชาย", width: 60, font: { size: 16 } }
  const lines = () => engine.layout(document, { measurer }).json()
  const expected = lines()
  const { segment } = Intl.Segmenter.prototype
  Intl.Segmenter.prototype.segment = () => { throw new RangeError("no dictionary") }
  try {
    assert.throws(lines, { name: "RangeError", message: "no dictionary" })
  } finally {
    Intl.Segmenter.prototype.segment = segment
  }
  assert.equal(lines(), expected)
})

test("measurer_ofWidths_keepsKerning", () => {
  const widths = { ...halfEms, advances: undefined, width: (text) => 10 * text.length - text.split("AV").length + 1 }
  const tree = engine.layout({ type: "text", text: "AVAVA" }, { measurer: widths })
  assert.equal(tree.size.width, 48)
})

test("measurer_ofTable_knowsWhatItHas", () => {
  const face = {
    family: "Own", weight: 400, style: "normal", ascent: 0.75, descent: 0.25,
    advances: { a: 0.5, b: 0.75 }, kerning: { ab: -0.25 },
  }
  const own = tableMeasurer({ faces: [face] })
  const document = { type: "text", text: "ab?", font: { family: "own", size: 20 } }
  const tree = engine.layout(document, { measurer: own })
  assert.equal(tree.size.width, 10 + 15 - 5 + 10)
  assert.equal(tree.toJSON().warnings[0].code, "missingGlyph")
  const accents = tableMeasurer({ faces: [{
    ...face, advances: { a: 0.5, ä: 0.5, b: 0.75 }, kernsLike: { first: { ä: "a" }, second: { ä: "a" } },
    kerning: { ab: -0.25, ba: 0.125 },
  }] })
  const width = (text) => engine.layout({ ...document, text }, { measurer: accents }).size.width
  assert.deepEqual([width("äb"), width("a\u0308b"), width("bä"), width("ää")], [20, 20, 27.5, 20])
  const other = { ...document, font: { family: "Other" } }
  assert.throws(() => engine.layout(other, { measurer: own }), /Other/)
})

test("measurer_ofLines_makesThemHigher", () => {
  const asked = []
  const two = {
    ...halfEms,
    lineMetrics(line, font) {
      asked.push(line)
      return line.includes("ש") ? { ascent: font.size, descent: font.size / 2 } : this.metrics(font)
    },
  }
  const tree = engine.layout({ type: "text", text: "Shalom\nשלום", font: { size: 20 } }, { measurer: two })
  const lines = [...tree].filter((node) => node.role === "line").map((node) => node.frame.height)
  assert.equal(tree.size.height, 20 + 30, `lines of ${lines}`)
  assert.deepEqual(asked, ["שלום"])
})

test("measurer_ofAnEmptyText_isNotAsked", () => {
  const strict = { ...halfEms, advances: (texts, font) => (assert.ok(texts.length > 0), halfEms.advances(texts, font)) }
  assert.equal(engine.layout({ type: "text", text: "" }, { measurer: strict }).size.width, 0)
  engine.layout({ type: "segmented", items: [{ id: "a", text: "", icon: "add" }, { id: "b", text: "b" }] }, { measurer: strict })
})

test("words_ofThai_areKeptWhole", () => {
  const text = "สวัสดีครับผมชื่อสมชาย"
  const words = [...new Intl.Segmenter("th", { granularity: "word" }).segment(text)].map(({ segment }) => segment)
  assert.ok(words.length > 2)
  for (const width of [60, 90]) {
    const tree = engine.layout({ type: "text", text, width, font: { size: 16 } }, { measurer })
    const lines = [...tree].find((node) => node.text !== undefined).text.split("\n")
    assert.ok(lines.length > 1)
    assert.equal(lines.join(""), text)
    // Each line is of whole words.
    const rest = [...words]
    for (const line of lines) {
      let built = ""
      while (built.length < line.length) built += rest.shift()
      assert.equal(built, line)
    }
  }
})

test("session_refusal_isThatOfTheLatestInput", () => {
  const session = engine.session(
    { type: "chips", id: "drinks", selection: { mode: "multiple", limit: 1 }, items: [{ text: "tea", selected: true }, "milk"] },
    { measurer })
  assert.equal(session.refusal, undefined)
  assert.equal(session.select("milk", 0), false)
  assert.deepEqual(session.refusal, { control: "drinks", id: "milk", reason: "limitReached" })
  session.deselect("tea", 0)
  assert.equal(session.refusal, undefined)
})

test("session_toldTheSizeOfAPicture_laysItOutAgain", () => {
  const href = "https://example.org/a.jpg"
  const session = engine.session({ type: "carousel", pages: [{ href, load: true, width: 60 }] }, { measurer })
  const size = () => JSON.parse(session.tree(0).json()).size
  assert.deepEqual(size(), { width: 60, height: 60 })
  assert.equal(session.setNaturalSize({ width: 30, height: 20 }, "https://example.org/b.jpg", 0), false)
  assert.equal(session.setNaturalSize({ width: 30, height: 20 }, href, 0), true)
  assert.deepEqual(size(), { width: 60, height: 40 })
  assert.throws(() => session.setNaturalSize({ width: NaN, height: 20 }, href, 0))
})

test("session_ofATouchSwatch_hasItsStage", () => {
  const session = engine.session({ type: "chromaTouch", id: "c" }, { measurer })
  const shown = (at) => JSON.parse(session.tree(at).json()).root.stage
  assert.equal(session.stage, "sliders")
  session.setForce(0.6)
  assert.equal(session.beginDrag(160, 540, 0), true)
  assert.deepEqual([session.stage, shown(0)], ["peek", "peek"])
  session.setForce(0.95)
  session.drag(160, 540, 0.1)
  assert.deepEqual([session.stage, shown(0.1)], ["popped", "popped"])
  assert.equal(engine.session(segments, { measurer }).stage, undefined)
})

test("session_ofADrawing_dragsALayerInBothDirections", () => {
  const items = [{ shape: "roundedRect", width: 20, height: 20 }]
  const session = engine.session(
    { type: "drawing", width: 100, height: 100, layers: [{ draggable: true, items }] }, { measurer })
  assert.equal(session.offset, undefined)
  assert.equal(session.beginDrag(10, 10, 0), true)
  session.drag(15, 40, 0)
  assert.deepEqual(session.offset, [5, 30])
})

test("session_sentEvents_tellsWhatTheyDid", () => {
  const session = engine.session({ type: "chips", selection: { mode: "multiple", limit: 2 }, items: ["tea", "cocoa", "milk"] }, { measurer })
  const nothing = { used: false, selected: [], deselected: [], movedFocus: false }
  assert.deepEqual(session.send({ type: "tap", x: -1, y: -1 }, 0), nothing)
  assert.deepEqual(session.send({ type: "select", id: "tea" }, 0), { ...nothing, used: true, selected: ["tea"] })
  assert.deepEqual(session.send({ type: "key", key: "tab" }, 0), { ...nothing, used: true, movedFocus: true })
  assert.deepEqual(session.send({ type: "tapNode", node: 2 }, 0).deselected, ["tea"])
  session.send({ type: "select", id: "tea" }, 0)
  session.send({ type: "select", id: "cocoa" }, 0)
  const refused = session.send({ type: "select", id: "milk" }, 0)
  assert.deepEqual([refused.used, refused.refusal, refused.announcement], [false, { id: "milk", reason: "limitReached" }, "No more can be selected"])
  const removed = session.send({ type: "remove", id: "tea" }, 0)
  assert.deepEqual([removed.removed, removed.deselected, removed.announcement], ["tea", [], "tea removed"])
  assert.deepEqual(session.state, { selection: ["cocoa"], focus: { role: "chip", id: "cocoa" }, expanded: false })
  assert.throws(() => session.send({ type: "tap", x: 1 }, 0), { name: "TypeError", message: "y: expected a number, found undefined" })
  assert.throws(() => session.send({ type: "knock" }, 0), /expected one of tap, tapNode, .*, found "knock"/)
})

test("session_ofSegments_tapsDragsAndAnimates", () => {
  const session = engine.session(segments, { measurer })
  assert.deepEqual(session.selection, ["Day"])
  assert.deepEqual(session.tap(250, 18, 1), { role: "segment", id: "Month" })
  assert.deepEqual(session.selection, ["Month"])
  const place = (at) => [...session.tree(at)].find((node) => node.role === "indicator").frame.x
  assert.equal(session.isAnimating(1.01), true)
  assert.ok(place(1.05) > place(1) && place(1.05) < place(9))
  assert.equal(session.isAnimating(9), false)
  assert.equal(session.press("left", 10), true)
  assert.deepEqual(session.focus, { role: "segment", id: "Week" })
  assert.throws(() => session.press("shift", 10), /expected one of left/)
  assert.equal(session.beginDrag(150, 18, 20), true)
  session.drag(20, 18, 20.1)
  session.endDrag(20.2)
  assert.deepEqual(session.selection, ["Day"])
  session.resize({ width: 150, at: 21 })
  assert.equal(session.tree(21).size.width, 150)
  assert.equal(session.page(21), undefined)
  assert.equal(session.color, undefined)
  assert.throws(() => session.pick("red", 21), /picks no colour/)
})

test("session_ofSegments_growsUnderAPress", () => {
  const session = engine.session(segments, { measurer })
  const widths = (at) =>
    [...session.tree(at)].filter((node) => node.role === "segment").map((node) => node.frame.width)
  const resting = widths(0)
  assert.deepEqual(session.pressPoint(150, 18, 0), { role: "segment", id: "Week" })
  assert.deepEqual(session.selection, ["Day"])
  assert.equal(session.isAnimating(0.01), true)
  const pressed = widths(5)
  assert.ok(pressed[1] > resting[1] && pressed[0] < resting[0])
  session.release(6)
  assert.deepEqual(widths(9), resting)
  assert.equal(session.pressPoint(-5, 18, 10), undefined)
})

test("session_ofChips_togglesAndSelects", () => {
  const session = engine.session({ ...chips, selection: "multiple" }, { measurer })
  assert.equal(session.select("milk", 0), true)
  assert.equal(session.select("tea", 0), true)
  assert.equal(session.deselect("milk", 0), true)
  assert.equal(session.select("wine", 0), false)
  assert.deepEqual(session.selection, ["tea"])
  assert.equal(session.remove("milk", 0), true)
  assert.equal(session.remove("milk", 0), false)
  assert.deepEqual(session.selection, ["tea"])
  const node = session.tree(0).find("coffee").position
  assert.equal(session.setFocus(node, 0), true)
  assert.equal(session.focusNode(0), node)
  assert.equal(session.press("space", 0), true)
  assert.deepEqual(session.selection, ["tea", "coffee"])
  session.setFocus(undefined, 0)
  assert.equal(session.focus, undefined)
})

test("session_ofColors_picks", () => {
  const [{ path }] = examples("colorPicker").filter(({ name }) => name.endsWith("sliders.json"))
  const session = engine.session(read(path), { measurer })
  session.pick("#336699", 0)
  assert.equal(session.color.hex, "#336699")
  assert.ok(session.color.components.length >= 3)
  assert.throws(() => session.pick("#33", 0), /expected a colour/)
})

test("session_ofCarousel_turnsPages", () => {
  const session = engine.session({ type: "carousel", width: 100, height: 50, count: 3 }, { measurer })
  assert.equal(session.page(0), 0)
  session.beginDrag(90, 25, 0)
  session.drag(10, 25, 0.1)
  session.endDrag(0.15)
  assert.equal(session.page(5), 1)
})

test("session_ofText_isAnError", () => {
  assert.throws(() => engine.session({ type: "text", text: "x" }, { measurer }), /takes no input/)
})

test("load_ofBytes_takesThemPackedToo", async () => {
  const bytes = readFileSync(new URL("../dist/pickerlayout.wasm", import.meta.url))
  const tree = engine.layout(chips, { measurer }).json()
  for (const source of [bytes, gzipSync(bytes), new Response(gzipSync(bytes)), await WebAssembly.compile(bytes)]) {
    assert.equal((await load(source)).layout(chips, { measurer }).json(), tree)
  }
})

test("handles_freed_areGone", () => {
  const tree = engine.layout(chips, { measurer })
  tree.free()
  tree.free()
  assert.throws(() => tree.count, /was freed/)
})

test("memory_ofManyLayouts_doesNotGrow", async () => {
  const own = await load()
  const layOut = () => own.layout(chips, { measurer }).free()
  for (let round = 0; round < 200; round++) layOut()
  const tree = own.layout(chips, { measurer })
  const before = tree.core.memory.byteLength
  for (let round = 0; round < 2000; round++) layOut()
  assert.equal(tree.core.memory.byteLength, before)
})

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc")

/** Collects garbage until a condition holds, at most for two seconds. */
async function collected(condition = () => false, rounds = 200) {
  for (let round = 0; round < rounds && !condition(); round++) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    collectGarbage()
  }
}

test("measurers_thatNothingUses_areCollected", async () => {
  const measurers = []
  const own = () => {
    const measurer = { ...halfEms }
    measurers.push(new WeakRef(measurer))
    return measurer
  }
  const count = () => measurers.filter((measurer) => measurer.deref()).length
  // A measurer that refers to its own session does not keep both.
  const begin = (measurer) => (measurer.session = engine.session(segments, { measurer })).selection
  const trees = Array.from({ length: 100 }, () => engine.layout(chips, { measurer: own() }))
  for (const tree of trees) tree.free()
  const freed = engine.document(chips, { measurer: own() })
  freed.free()
  assert.deepEqual(begin(own()), ["Day"])
  await collected(() => count() === 0)
  assert.equal(count(), 0)
  assert.throws(() => freed.layout(), /was freed/)
})

test("measurers_ofTrees_stay", async () => {
  const tree = engine.layout(chips, { measurer: { ...halfEms } })
  const moving = engine.transition(tree, engine.layout({ ...chips, width: 300 }, { measurer: { ...halfEms } }))
  await collected(undefined, 10)
  assert.equal(tree.node(3).text, "tea")
  assert.match(moving.tree(1).svg(), />tea</)
})

test("node_tells_whatItShows", () => {
  const tree = engine.layout({ ...chips, width: 70, items: ["tea", { text: "peppermint", icon: "check" }] }, { measurer })
  const [chip, label] = [tree.find("peppermint"), [...tree].find(({ fullText }) => fullText === "peppermint")]
  assert.ok(label.text.endsWith("…") && label.lineCount === 1)
  assert.equal(label.font.size, 16)
  assert.ok(label.baseline > 0 && label.baseline < label.frame.height)
  assert.deepEqual(chip.warnings.map(({ code }) => code), ["truncated"])
  assert.ok(chip.region.height >= 44)
  assert.ok([...tree].some(({ icon }) => icon === "check"))
  assert.equal(tree.node(0).font, undefined)
})

test("node_hasTheCommandsThatDrawIt", () => {
  const tree = engine.layout({ ...chips, chip: { fill: "#FF0000", borderColor: "#00FF00", border: 2 } }, { measurer })
  const commands = tree.find("tea").commands
  assert.deepEqual(commands.map(({ op }) => op), ["fill", "stroke"])
  assert.deepEqual(commands[0].brush.color, { red: 1, green: 0, blue: 0, alpha: 1 })
  assert.equal(commands[0].shape.bounds.width, tree.find("tea").frame.width)
  const label = [...tree].find(({ role }) => role === "label")
  assert.deepEqual(label.commands.map(({ op }) => op), ["text"])
  assert.equal(label.commands[0].shape, undefined)
})

test("node_hasTheRadiiOfItsCorners", () => {
  const chip = engine.layout({ ...chips, chip: { cornerRadius: 1000 } }, { measurer }).find("tea")
  const half = Math.min(chip.frame.width, chip.frame.height) / 2
  assert.deepEqual(chip.radii, { topLeft: half, topRight: half, bottomRight: half, bottomLeft: half })
})

test("node_withTheDetailRows_hasItsRowAndPlace", () => {
  const tree = engine.layout({ ...chips, width: 1000, detail: ["rows"] }, { measurer })
  const shown = [...tree].filter(({ role }) => role === "chip")
  assert.deepEqual(shown.map(({ place }) => place).slice(0, 2), [0, 1])
  assert.ok(shown.every(({ row }) => row >= 0) && tree.node(0).row === undefined)
  assert.equal(engine.layout(chips, { measurer }).find("tea").row, undefined)
})

test("block_ofATree_hasTheRowsOfTheHeader", () => {
  const tree = engine.layout(chips, { measurer })
  const block = tree.block("drawing", "input")
  assert.deepEqual(block.numbers("nodes", "x", 4), tree.frames)
  assert.deepEqual(block.rows("ids"), ["tea", "coffee", "milk"])
  assert.equal(block.column("nodes").count, tree.count)
  assert.equal(block.rows("commands").length, tree.displayList().commands.length)
  assert.equal(block.rows("regions").length, 3)
  const copy = new Block(block.memory.slice())
  assert.deepEqual(copy.rows("texts"), block.rows("texts"))
  assert.throws(() => copy.rows("knots"), /expected one of tree, nodes, .*, found "knots"/)
  assert.throws(() => tree.block("knots"), /expected one of texts, glyphs, outlines, drawing, input, found "knots"/)
  assert.throws(() => new Block(new ArrayBuffer(100)), /not a block of a tree/)
  assert.throws(() => new Block(block.memory.slice(0, -8)), /not a block of a tree/)
  const changed = (place, number) => {
    const memory = block.memory.slice()
    new DataView(memory).setUint32(place, number, true)
    return () => new Block(memory)
  }
  const nodes = 24 + 56 * block.names.indexOf("nodes")
  for (const [place, number] of [[12, 0xffffffff], [nodes + 32, 0xfffffff8], [nodes + 44, 1], [nodes + 40, 0xffffffff]]) {
    assert.throws(changed(place, number), /not a block of a tree/)
  }
  assert.throws(changed(nodes + 48, 0), /a row of nodes has 0 bytes, expected are 88/)
  const newer = block.memory.slice()
  new DataView(newer).setUint32(8, 2, true)
  assert.throws(() => new Block(newer), /has the version 2, readable is 1/)
})

/** For each column the rows from the first to the last whose bytes differ, or that are new. */
function differentRows(before, block) {
  const found = new Map()
  for (const name of block.names) {
    const bytes = (each, row) => {
      const { offset, count, rowSize } = each.column(name)
      return row < count ? Buffer.from(each.memory, offset + row * rowSize, rowSize) : Buffer.alloc(0)
    }
    const rows = Array.from({ length: block.column(name).count }, (_, row) => row).filter((row) => !bytes(before, row).equals(bytes(block, row)))
    if (rows.length > 0) found.set(name, { first: rows[0], count: rows.at(-1) + 1 - rows[0] })
  }
  return found
}

/** A panel in use: what is done to it, and when it is looked at. */
const panel = {
  type: "stack", width: 240,
  items: [
    { ...segments, id: "span", width: undefined },
    {
      type: "chips", id: "drinks", selection: "multiple", maxRows: 1, overflow: { label: "+{count}", lessLabel: "less" },
      items: ["tea", "coffee", "cocoa", "lemonade", "sparkling water", "apple juice"],
    },
  ],
}
const tapOn = (name) => (session, at) => {
  const tree = session.tree(at)
  const { x, y, width, height } = [...tree].find(({ id, role }) => id === name || role === name).frame
  assert.ok(session.tap(x + width / 2, y + height / 2, at))
}
const steps = [
  [0, () => {}, 0], [1, tapOn("span/Month"), 1.02, 1.04, 1.06, 1.08], [10, tapOn("drinks/coffee"), 10.5], [20, tapOn("overflow"), 21],
  [30, (session, at) => session.resize({ width: 400, at }), 31], [40, (session, at) => session.resize({ width: 160, at }), 41],
]

for (const parts of [[], ["texts"], ["drawing"], ["input"]]) {
  test(`block_ofASession_with_${parts}_tellsTheRowsThatDifferFromTheOneBefore`, () => {
    const session = engine.session(panel, { measurer })
    let before
    for (const [time, act, ...frames] of steps) {
      act(session, time)
      for (const at of frames) {
        const block = session.block(at, ...parts)
        assert.deepEqual(block.memory, session.tree(at).block(...parts).memory)
        const all = block.names.map((name) => [name, { first: 0, count: block.column(name).count }]).filter(([, { count }]) => count > 0)
        assert.deepEqual(block.changed, before ? differentRows(before, block) : new Map(all))
        assert.ok(block.changed.size > 0)
        const still = session.block(at, ...parts)
        assert.equal(still.changed.size, 0)
        assert.deepEqual(still.memory, block.memory)
        before = still
      }
    }
  })
}

test("block_ofAControlAtRest_isTheSameObject", () => {
  const session = engine.session(panel, { measurer })
  session.block(0, "drawing")
  const rest = session.block(1, "drawing")
  for (const at of [1, 2, 3]) {
    assert.equal(session.isAnimating(at), false)
    assert.equal(session.block(at, "drawing"), rest)
  }
  const other = session.block(4, "input")
  assert.deepEqual(other.changed.get("nodes"), { first: 0, count: other.column("nodes").count })
  session.free()
  assert.ok(rest.rows("commands").length > 0)
})

test("block_ofASession_whatIsWrong_isThrown", () => {
  const session = engine.session(segments, { measurer })
  const before = session.block(0)
  assert.throws(() => session.block(0, "knots"), /expected one of texts, glyphs, outlines, drawing, input, found "knots"/)
  assert.throws(() => session.block(), /at: expected a number, found undefined/)
  assert.equal(before.changed.get("nodes").count, before.column("nodes").count)
})

test("svg_withAPrefix_hasItInItsIds", () => {
  const tree = engine.layout({ ...chips, fill: { linear: { stops: ["red", "blue"] } } }, { measurer })
  assert.match(tree.svg({ idPrefix: "first-" }), /id="first-/)
  assert.throws(() => tree.svg({ idPrefix: "1" }), /idPrefix must be letters, digits, - and _/)
  assert.throws(() => tree.svg({ prefix: "a" }), /expected one of text, idPrefix, found "prefix"/)
})

test("measurers_ofDocumentsAndSessions_stay", async () => {
  let asked = 0
  const counting = () => ({ ...halfEms, advances: (texts, font) => (asked++, halfEms.advances(texts, font)) })
  const document = engine.document(chips, { measurer: counting() })
  const session = engine.session({ ...segments, items: ["Yesterday", "Today", "Tomorrow"] }, { measurer: counting() })
  await collected(undefined, 10)
  const begun = asked
  assert.equal(document.layout().node(3).frame.width, 24)
  const laidOut = asked
  session.resize({ width: 90, at: 0 })
  assert.equal(session.tree(1).size.width, 90)
  assert.ok(begun < laidOut && laidOut < asked)
})

test("memory_ofMeasurersThatThrow_doesNotGrow", async () => {
  const own = await load()
  const broken = { ...halfEms, advances: () => { throw new TypeError("no font") } }
  const tree = own.layout(chips, { measurer })
  const layOut = (rounds) => {
    for (let round = 0; round < rounds; round++) {
      assert.throws(() => own.layout(chips, { measurer: broken }), TypeError)
      assert.throws(() => own.session(segments, { measurer: broken }), TypeError)
    }
    return tree.core.memory.byteLength
  }
  const before = layOut(200)
  assert.ok(layOut(1000) < before + 1_000_000)
})

test("documents_deepAndHuge_areErrorsNotCrashes", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000)
  assert.throws(() => engine.layout(`{"type":"flow","items":${deep}}`), PickerLayoutError)
  const stack = (depth) => (depth ? { type: "stack", items: [stack(depth - 1)] } : { type: "flow", items: [] })
  for (const depth of [10, 100, 500]) {
    try {
      engine.layout(stack(depth))
    } catch (error) {
      assert.ok(error instanceof PickerLayoutError, `${depth}: ${error.message}`)
    }
  }
  const numbers = [1e7, 1e-300, 123456789.123456, 99999999999]
  for (const width of numbers) {
    for (const axis of ["horizontal", "vertical"]) {
      try {
        engine.layout({ type: "flow", axis, wrap: "balance", width, items: [{ width, height: width }] })
      } catch (error) {
        assert.ok(error instanceof PickerLayoutError, `${width}: ${error.message}`)
      }
    }
  }
  const flow = engine.layout('{"type":"flow","items":[{"width":12345678.9012345e-2,"height":1e000000000000001}]}')
  assert.deepEqual([...flow.frames.subarray(4, 8)], [0, 0, 123456.789012345, 10])
})
