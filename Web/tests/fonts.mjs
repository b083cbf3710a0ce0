import { readFileSync } from "node:fs"
import { root } from "./support.mjs"

const file = (path) => readFileSync(`${root}Fonts/${path}`)

/** The bundled fonts of the tool, in its order. */
export const bundled = [
  { bytes: file("Inter/InterVariable.ttf"), family: "Inter" },
  ...["Arabic", "Hebrew", "Devanagari", "Thai"].flatMap((script) => ["Regular", "Bold"].map((weight) => ({
    bytes: file(`NotoSans${script}/NotoSans${script}-${weight}.ttf`), family: `Noto Sans ${script}`,
  }))),
  { bytes: file("NotoSansCJK/NotoSansCJKsc-Regular.otf"), family: "Noto Sans CJK SC" },
  { bytes: file("NotoEmojiMetrics/NotoEmojiMetrics.ttf"), family: "Noto Emoji Metrics" },
]
