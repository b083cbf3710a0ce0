// A program that the TypeScript compiler checks against pickerlayout.d.ts; never run.
import {
  AdvanceTable, Font, Measurer, PickerLayoutError, Tree, canvasMeasurer, load, tableMeasurer,
} from "../dist/pickerlayout.js"

const halves: Measurer = {
  advances: (clusters: string[], font: Font) => clusters.map(() => font.size / 2),
  metrics: (font) => ({ ascent: font.size, descent: 0 }),
}
const widths: Measurer = { width: (text) => text.length, metrics: () => ({ ascent: 1, descent: 0, lineGap: 0 }) }
const table: AdvanceTable = { faces: [] }

// @ts-expect-error neither widths nor advances
const neither: Measurer = { metrics: () => ({ ascent: 1, descent: 0 }) }

async function run(): Promise<number> {
  const engine = await load(new URL("https://example.org/pickerlayout.wasm"))
  const document = { type: "chips", items: ["tea"] }
  const tree: Tree = engine.layout(document, { measurer: halves, width: 320, limits: { seconds: 1 } })
  const frames: Float64Array = tree.frames
  await engine.addHyphenation("de", new Uint8Array())
  await engine.addFont("Brand.ttf", { family: "Brand" })
  console.log(engine.hyphenationProblems.length, tree.node(0)?.radii.topLeft.toFixed())
  for (const node of tree) if (node.id !== undefined) console.log(node.frame.x, node.id.length)
  const session = engine.session(JSON.stringify(document), { measurer: canvasMeasurer() ?? tableMeasurer(table), at: 1 })
  const tapped: string | undefined = session.tap(1, 2, 3)?.role
  session.press("pageUp", 4)
  const reason: "limitReached" | "required" | undefined = session.refusal?.reason
  const across: number | undefined = session.offset?.[0]
  console.log(reason, across)
  for (const [name, { first, count }] of session.block(5, "drawing", "input").changed) console.log(name.length, first + count)
  // @ts-expect-error no such part
  session.block(5, "paints")
  // @ts-expect-error without a time
  session.tree()
  // @ts-expect-error no such option
  engine.layout(document, { measurer: halves, widht: 320 })
  // @ts-expect-error no such key
  session.press("shift", 4)
  // @ts-expect-error a size is a number
  engine.document(document, { measurer: widths }).layout({ width: "wide" })
  try {
    tree.json({ form: "nodes", compact: true })
  } catch (error) {
    if (error instanceof PickerLayoutError) console.log(error.document, error.path, error.line, error.isLimit)
  }
  const report = await engine.check([{ name: "tea", document }], {
    measurer: halves, widths: [100], directions: ["rtl"], strings: { de: { tea: "Tee", more: { one: "1", other: "n" } } },
  })
  for (const finding of report.findings) console.log(finding.code, finding.neededWidth ?? finding.message)
  // @ts-expect-error plural forms without that for other counts
  await engine.check(document, { strings: { de: { more: { one: "1" } } } })
  const transition = engine.transition(tree, tree, { timing: { spring: { response: 0.3 } }, rowChange: "fade" })
  console.log(transition.reversed(0.1).velocity("tea", transition.settlingTime / 2)?.x)
  // @ts-expect-error no such curve
  transition.retargeted(tree, 0.1, { timing: "easeUp" })
  tree.free()
  return frames.length + (tapped?.length ?? 0)
}

void run()
void neither
