// Writes the part of Inter that the module loads in a browser: Latin with all axes. Web/dist has to contain the modules.
//
//     node Scripts/build/latin.mjs FONT OUTPUT
import { readFile, writeFile } from "node:fs/promises"
import { pathToFileURL } from "node:url"

const [font, output] = process.argv.slice(2)
const { subsetFont } = await import(pathToFileURL("Web/dist/node.js"))
const { latinFeatures } = await import(pathToFileURL("Web/dist/engine/fonts.js"))

/** The characters of Western European languages, with their punctuation and signs; the first and the last of each range. */
const ranges = [
  [0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], [0x2c6, 0x2c6], [0x2da, 0x2da], [0x2dc, 0x2dc], [0x2009, 0x2015],
  [0x2018, 0x201e], [0x2020, 0x2022], [0x2026, 0x2026], [0x202f, 0x2030], [0x2032, 0x2033], [0x2039, 0x203a], [0x2044, 0x2044],
  [0x2066, 0x2069], [0x20ac, 0x20ac], [0x2122, 0x2122], [0x2190, 0x2193], [0x2212, 0x2212], [0x2215, 0x2215], [0x2248, 0x2248],
  [0x2260, 0x2260], [0x2264, 0x2265], [0xfffd, 0xfffd],
]
const characters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, number) => String.fromCodePoint(first + number)))
await writeFile(output, await subsetFont(await readFile(font), characters.join(""), { features: latinFeatures }))
