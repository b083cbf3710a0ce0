// The program of the package: the options, answers and errors of the tool.
import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import { root, tool } from "./support.mjs"

const program = join(root, "Web/dist/cli.js")
const run = (command, args, input) => spawnSync(command, args, { cwd: root, encoding: "utf8", input, maxBuffer: 1 << 28 })
const ours = (args, input = "") => run(process.execPath, [program, ...args], input)
const theirs = (args, input = "") => run(tool, args, input)

const lines = [
  ["chips", "--items", "tea,coffee", "--width", "200"],
  ["chips", "--items", 'tea,"milk, sugar",five\\, six', "--selection", "multiple", "--compact"],
  ["chips", "--items", "a,b", "--features", '{"tnum":1}', "--padding", "4", "--border", '{"width":2}', "-f", "nodes"],
  ["chips", "Examples/chips/food.json", "--alignment", "leading", "-w", "200", "--size", "20"],
  ["segmented", "--items", "A,B,C", "--selected", "1", "-f", "svg"],
  ["segmented", "--items", "A,B", "--when-narrow", "wrap,scroll", "--no-stable-size"],
  ["text", "007", "--max-lines", "2", "--weight", "medium"],
  ["color-picker", "--id", "hsba/wheel(hue,saturation)+slider(brightness)+slider(alpha)", "-f", "svg"],
  ["shape", "--shape", "star", "--points", "7", "--width", "200", "--fill", "teal", "-f", "svg"],
  ["flow", "--wrap", "wrap", "--items", '[{"width":50,"height":20}]'],
  ["carousel", "--count", "3", "--at", "1.5"],
  ["document", "Examples/stack/filters.json", "--scheme", "dark", "-f", "svg", "--id-prefix", "a-"],
]

for (const line of lines) {
  test(`${line.join(" ")}: the bytes of the tool`, () => {
    const [one, two] = [ours(line), theirs(line)]
    assert.equal(one.stderr, two.stderr)
    assert.equal(one.stdout, two.stdout)
    assert.equal(one.status, 0)
  })
}

test("a document without a type, from standard input: that of the command", () => {
  const document = '{"items": ["tea", "coffee"]}'
  assert.equal(ours(["chips", "-"], document).stdout, theirs(["chips", "-"], document).stdout)
})

test("--output: a file, whose extension is the format", () => {
  const file = join(tmpdir(), `cli-${process.pid}.svg`)
  assert.deepEqual({ ...pick(ours(["chips", "--items", "a", "-o", file])) }, { status: 0, stdout: "", stderr: "" })
  assert.equal(readFileSync(file, "utf8"), theirs(["chips", "--items", "a", "-f", "svg"]).stdout)
  rmSync(file)
})

const pick = ({ status, stdout, stderr }) => ({ status, stdout, stderr })

const mistakes = [
  [["chips", "--items", "a", "--widht", "3"], 64, /^pickerlayout: unknown option --widht/],
  [["chips", "--items", "a", "--width", "-3"], 64, /^pickerlayout: --width: must be at least 0, is -3\n$/],
  [["chips", "--items", "a", "--width"], 64, /^pickerlayout: --width: a value is missing\n$/],
  [["chips", "--items", 'a,"b'], 64, /^pickerlayout: a double quote is missing at the end of "b\n$/],
  [["chips", "--items", "a", "-o", "a.png"], 64, /^pickerlayout: --output: expected one of json, nodes, svg, display-list, found "a.png"\n$/],
  [["chps"], 64, /^pickerlayout: unknown command "chps"\n$/],
  [["chips", "none.json"], 66, /^none.json: no such file\n$/],
  [["chips", "Examples/segmented/equal.json"], 65, /^Examples\/segmented\/equal.json: \$.type: expected "chips", found the string "segmented"\n$/],
  [["chips", "-"], 65, /^-: \$.items\[0\]/, '{"items": [7]}'],
]

for (const [line, status, message, input] of mistakes) {
  test(`${line.join(" ")}: one line and ${status}`, () => {
    const found = ours(line, input)
    assert.match(found.stderr, message)
    assert.equal(found.stderr.split("\n").length, 2)
    assert.deepEqual([found.status, found.stdout], [status, ""])
  })
}

test("help names the options of a command with their sentences", () => {
  assert.match(ours(["help", "chips"]).stdout, /--max-rows +The maximum number of rows/)
  assert.match(ours([]).stdout, /chips, segmented/)
})

test("program_thatKeepsABatchOpen_isAnswered", () => {
  const { stdout, status } = spawnSync(process.execPath, [join(root, "Examples/node/batch.mjs")], {
    encoding: "utf8", env: { ...process.env, LAYOUT: tool },
  })
  const [picture, hit, error] = stdout.split("\n")
  assert.equal(picture, "300 × 38, an SVG that begins with <svg")
  assert.match(hit, /"target":\{"id":"Week"/)
  assert.equal(error, '$.document.widht: unknown key "widht", did you mean "width"?')
  // That of the tool says that a line was wrong.
  assert.equal(status, 0)
})
