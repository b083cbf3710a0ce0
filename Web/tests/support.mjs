import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { load } from "../dist/node.js"

export const root = fileURLToPath(new URL("../../", import.meta.url))
export const tool = process.env.LAYOUT ?? `${root}.build/release/layout`

/** The engine of all tests of a file, whose texts need a measurer. */
export const engine = await load({ fonts: [] })

/** What the tool prints. Without it the tests fail: they are of no use alone. */
export function layout(...args) {
  if (!existsSync(tool)) throw new Error(`${tool} is missing: make tool`)
  return execFileSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 28 })
}

/** The documents of Examples in the folders of some types. */
export function examples(...types) {
  return types.flatMap((type) =>
    readdirSync(`${root}Examples/${type}`)
      .filter((name) => name.endsWith(".json"))
      .map((name) => ({ name: `${type}/${name}`, path: `${root}Examples/${type}/${name}` })))
}

export const read = (path) => readFileSync(path, "utf8")

/** Each character is as wide as half its font. */
export const halfEms = {
  advances: (clusters, font) => clusters.map(() => font.size / 2),
  metrics: (font) => ({ ascent: 0.75 * font.size, descent: 0.25 * font.size }),
}
