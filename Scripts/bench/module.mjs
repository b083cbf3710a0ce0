// See Scripts/bench/module. Times are medians, and those of the tool are of its batches, in one job, without its start.
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../", import.meta.url))
const tool = process.env.LAYOUT ?? `${root}.build/release/layout`
const module = `${root}Web/dist/node.js`
const rounds = 5

for (const [path, goal] of [[tool, "tool"], [module, "web"]]) {
  if (existsSync(path)) continue
  console.error(`Scripts/bench/module: ${path} is not there: run make ${goal}`)
  process.exit(1)
}

const { load } = await import(module)

/** Words that are never the same twice, of six letters. */
let seed = 1
function word() {
  let letters = ""
  for (seed = (seed * 48271) % 0x7fffffff; letters.length < 6; seed = (seed * 48271) % 0x7fffffff) letters += String.fromCharCode(97 + (seed % 26))
  return letters
}

const documents = {
  "a new label": { count: 2000, make: () => ({ type: "text", text: word() }) },
  "40 chips of new words": { count: 200, make: () => ({ type: "chips", width: 375, items: Array.from({ length: 40 }, word) }) },
}

const milliseconds = (work) => {
  const start = performance.now()
  work()
  return performance.now() - start
}
const median = (times) => times.sort((one, other) => one - other)[times.length >> 1]

function run(command, args, input = "") {
  const { status, stderr } = spawnSync(command, args, { input, maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`${command} fails: ${stderr}`)
}

function report(name, ours, theirs) {
  console.log(`${name.padEnd(24)} module ${ours.toFixed(3)} ms, tool ${theirs.toFixed(3)} ms: ${(ours / theirs).toFixed(2)} ×`)
}

const engine = await load()
for (const [name, { count, make }] of Object.entries(documents)) {
  const [ours, theirs] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const lines = Array.from({ length: count }, () => JSON.stringify(make()))
    ours.push(milliseconds(() => {
      for (const line of lines) {
        const tree = engine.layout(line)
        tree.json()
        tree.free()
      }
    }) / count)
    const batch = (some) => milliseconds(() => run(tool, ["batch", "--jobs", "1"], some.join("\n")))
    theirs.push((batch(lines) - batch(lines.slice(0, 1))) / (count - 1))
  }
  report(name, median(ours), median(theirs))
}

const first = `import { load } from ${JSON.stringify(module)}; (await load()).layout({ type: "text", text: "a" })`
const starts = [[process.execPath, ["--input-type=module", "-e", ""]], [process.execPath, ["--input-type=module", "-e", first]], [tool, ["text", "a"]]]
  .map(([command, args]) => median(Array.from({ length: rounds }, () => milliseconds(() => run(command, args)))))
report("start, without Node's", starts[1] - starts[0], starts[2])
