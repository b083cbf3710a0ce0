// Transitions between two trees in JavaScript.
import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "../dist/node.js"
import { engine, halfEms } from "./support.mjs"

const measurer = halfEms
const chips = (...items) => ({ type: "chips", width: 200, alignment: "leading", items })
const lay = (...items) => engine.layout(chips(...items), { measurer })
const before = lay("tea", "coffee", "milk")
const after = lay("coffee", "water", "milk")
const x = (tree, id) => tree.find(id).frame.x

test("transition_beginsAndEndsExactly", () => {
  const transition = engine.transition(before, after)
  assert.equal(transition.tree(0).json(), before.json())
  assert.equal(transition.tree(transition.settlingTime).json(), after.json())
  const half = transition.tree(0.1)
  assert.ok(x(half, "coffee") < x(before, "coffee") && x(half, "coffee") > x(after, "coffee"))
  assert.ok(half.find("tea") && half.find("water"))
  assert.ok(transition.velocity("coffee", 0.1).x < 0)
  assert.equal(transition.velocity("wine", 0.1), undefined)
})

test("transition_interrupted_isContinuous", () => {
  const transition = engine.transition(before, after, { timing: { curve: "easeInOut", duration: 0.4 } })
  assert.ok(Math.abs(transition.settlingTime - 0.4) < 1e-9)
  const back = transition.reversed(0.2)
  const other = transition.retargeted(before, 0.2, { timing: "spring" })
  for (const next of [back, other]) {
    assert.ok(Math.abs(x(next.tree(0), "coffee") - x(transition.tree(0.2), "coffee")) < 1e-3)
    assert.ok(Math.abs(next.velocity("coffee", 0).x - transition.velocity("coffee", 0.2).x) < 1e-3)
    assert.equal(next.tree(next.settlingTime).json(), before.json())
  }
})

test("transition_ofFreedTrees_goesOn", () => {
  const [first, last] = [lay("tea"), lay("coffee")]
  const transition = engine.transition(first, last, { rowChange: "fade" })
  first.free()
  last.free()
  assert.ok(transition.tree(0.05).count > 0)
  transition.free()
  assert.throws(() => transition.tree(0), /was freed/)
})

test("transition_ofOtherTrees_isAnError", async () => {
  const foreign = (await load()).layout(chips("tea"), { measurer })
  const document = engine.document(chips("tea"), { measurer })
  const transition = engine.transition(before, after)
  const error = { name: "TypeError", message: "expected a tree of this engine" }
  for (const tree of [foreign, document, 1, undefined, null, { live: before.live }]) {
    assert.throws(() => engine.transition(tree, after), error)
    assert.throws(() => engine.transition(before, tree), error)
    assert.throws(() => transition.retargeted(tree, 0.1), error)
  }
  const freed = lay("tea")
  freed.free()
  assert.throws(() => engine.transition(before, freed), /was freed/)
  assert.ok(transition.retargeted(before, 0.1).tree(0).count > 0)
})

test("transition_ofWrongOptions_isAnError", () => {
  const begin = (options) => () => engine.transition(before, after, options)
  assert.throws(begin({ timing: "easeUp" }), { path: "$.timing" })
  assert.throws(begin({ timing: { duration: -1 } }), { path: "$.timing.duration" })
  assert.throws(begin({ rowChange: "jump" }), /expected one of move, fade/)
  assert.throws(begin({ speed: 1 }), /unknown key "speed"/)
})
