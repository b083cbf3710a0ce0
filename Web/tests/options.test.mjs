// Each option has the same effect as in the tool; Python/tests/test_options.py reads the same table.
import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { test } from "node:test"
import { load } from "../dist/node.js"
import { bundled } from "./fonts.mjs"
import { read, root, tool } from "./support.mjs"

const table = JSON.parse(read(`${root}Tests/Interfaces/options.json`))
const engine = await load({ fonts: bundled })
const writers = { json: "json", nodes: "json", svg: "svg" }

for (const { option, format, tool: options, javascript } of table.options.filter(({ javascript }) => javascript)) {
  test(`${option}_writesWhatTheToolWrites`, () => {
    const { width, height, settings } = javascript.layout ?? {}
    const size = { ...(width && { width }), ...(height && { height }) }
    const tree = engine.layout(table.document, { ...size, ...(settings && { settings }) })
    const input = JSON.stringify(table.document)
    const expected = execFileSync(tool, ["document", "-", "--format", format, ...options], { input, encoding: "utf8" })
    assert.equal(tree[writers[format]](javascript.write ?? {}), expected)
  })
}
