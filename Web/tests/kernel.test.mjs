// The kernel of solver and motion: its size, and the same frames as the whole engine.
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { test } from "node:test"
import { gzipSync } from "node:zlib"
import { loadKernel } from "../dist/node.js"
import { engine } from "./support.mjs"

const file = new URL("../dist/pickerlayout-kernel.wasm", import.meta.url)
const kernel = await loadKernel()

test("kernel_withGzip_isSmall", () => {
  const size = gzipSync(readFileSync(file), { level: 9 }).length
  assert.ok(size <= 64_000, `${size} bytes`)
})

test("kernel_ofBoxes_placesThemAsTheEngine", () => {
  for (const count of [200, 3, 1000]) {
    const items = Array.from({ length: count }, (_, n) => ({ width: 20 + (n * 37) % 70, height: 10 + (n * 13) % 20, grow: n % 5 ? 0 : 1 }))
    const tree = engine.layout({ type: "flow", wrap: "wrap", width: 333, spacing: 7, items })
    assert.deepEqual(kernel.flow(items, { width: 333, spacing: 7, wrap: true }), tree.frames.slice(4))
  }
})

test("kernel_withoutWidth_isAsWideAsItsBoxes", () => {
  assert.deepEqual([...kernel.flow([{ width: 80, height: 30 }, { width: 60, height: 30, grow: 1 }])], [0, 0, 80, 30, 80, 0, 60, 30])
  assert.equal(kernel.flow([]).length, 0)
})

test("kernel_ofInvalidNumbers_isAnError", () => {
  assert.throws(() => kernel.flow([{ width: -1, height: 1 }]), RangeError)
  assert.throws(() => kernel.flow([{ width: 1, height: 1 }], { width: -1 }), RangeError)
  assert.throws(() => kernel.spring({ response: -1, dampingFraction: 1 }, 0), RangeError)
  assert.throws(() => kernel.curve([2, 0, 0.58, 1], 0.5), RangeError)
})

test("kernel_motion_startsAndRests", () => {
  assert.equal(kernel.spring({ response: 0.5, dampingFraction: 1, distance: 10 }, 0), 10)
  assert.ok(Math.abs(kernel.spring({ response: 0.5, dampingFraction: 1, distance: 10 }, 5)) < 1e-6)
  assert.equal(kernel.curve([0.42, 0, 0.58, 1], 0.5), 0.5)
})
