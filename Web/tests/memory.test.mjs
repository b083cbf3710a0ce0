// Memory over many layouts whose trees nothing frees but the collector of garbage. PICKER_SWEEPS=full lays out 100,000 times.
import assert from "node:assert/strict"
import { test } from "node:test"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { load } from "../dist/node.js"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc")

// Node has a module of its own.
const memories = []
const instantiate = WebAssembly.instantiate
WebAssembly.instantiate = async (...values) => {
  const instance = await instantiate(...values)
  if (instance.exports.allocate || instance.exports.pl_answer) memories.push(instance.exports.memory)
  return instance
}
const engine = await load()
WebAssembly.instantiate = instantiate

const megabyte = 1 << 20
let label = 0

/** Lays out new texts, and returns the bytes that are in use afterwards. */
async function layOut(rounds) {
  for (let round = 0; round < rounds; round++) {
    const items = Array.from({ length: 8 }, () => `Label ${label++}`)
    const tree = engine.layout({ type: "chips", width: 200, items })
    if (round % 10 === 0) tree.svg()
    // What is freed is told between tasks.
    if (round % 50 === 49) {
      collectGarbage()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  collectGarbage()
  return { modules: memories.map(({ buffer }) => buffer.byteLength), heap: process.memoryUsage().heapUsed }
}

test("memory_ofALoopThatFreesNothing_growsInLargeSteps", async () => {
  const sizes = new Set()
  const begin = memories[0].buffer.byteLength
  for (let round = 0; round < 1_500; round++) {
    engine.layout({ type: "chips", width: 200, items: Array.from({ length: 20 }, () => `Word ${label++}`) })
    sizes.add(memories[0].buffer.byteLength)
  }
  assert.ok(Math.max(...sizes) > begin + 8 * megabyte)
  assert.ok(sizes.size < 30, `${sizes.size} steps`)
  await layOut(50)
})

test("loop_thatFreesNothing_isWarnedAboutOnce", async () => {
  const own = await load({ fonts: [] })
  const warn = console.warn
  const warnings = []
  console.warn = (text) => warnings.push(text)
  try {
    const box = { type: "flow", items: [{ width: 1, height: 1 }] }
    for (let round = 0; round < 12_000; round++) own.layout(box).free()
    for (let turn = 0; turn < 8; turn++) {
      for (let round = 0; round < 1_500; round++) own.layout(box)
      await new Promise((resolve) => setTimeout(resolve))
    }
    assert.deepEqual(warnings, [])
    for (let round = 0; round < 12_000; round++) own.layout(box)
  } finally {
    console.warn = warn
  }
  assert.equal(warnings.length, 1)
  assert.match(warnings[0], /^pickerlayout: 5000 trees, documents or sessions were made in one task and not freed.*call free\(\)/)
})

test("memory_ofLayoutsThatNothingFrees_staysLevel", async (context) => {
  const rounds = process.env.PICKER_SWEEPS === "full" ? 100_000 : 1_500
  const before = await layOut(1_000)
  const after = await layOut(rounds)
  context.diagnostic(JSON.stringify({ rounds, before, after }))
  assert.equal(before.modules.length, 2)
  for (const [number, size] of after.modules.entries()) assert.ok(size <= before.modules[number] + megabyte, `${size}, ${before.modules[number]}`)
  assert.ok(after.heap <= before.heap + 8 * megabyte, `${after.heap}, ${before.heap}`)
})
