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

test("memory_ofLayoutsThatNothingFrees_staysLevel", async (context) => {
  const rounds = process.env.PICKER_SWEEPS === "full" ? 100_000 : 1_500
  const before = await layOut(1_000)
  const after = await layOut(rounds)
  context.diagnostic(JSON.stringify({ rounds, before, after }))
  assert.equal(before.modules.length, 2)
  for (const [number, size] of after.modules.entries()) assert.ok(size <= before.modules[number] + megabyte, `${size}, ${before.modules[number]}`)
  assert.ok(after.heap <= before.heap + 8 * megabyte, `${after.heap}, ${before.heap}`)
})
