// A program that the TypeScript compiler checks against the types of the package; never run.
import { Engine, Tree, load } from "pickerlayout"
import { DisplayList, draw, loadImages } from "pickerlayout/canvas"

const engine: Engine = await load({ wasm: "/pickerlayout.wasm" })
const tree: Tree = engine.layout({ type: "chips", items: ["tea"] })
const list: DisplayList = tree.displayList()
const context = document.createElement("canvas").getContext("2d")
if (context) {
  const missing: string[] = draw(context, list, await loadImages(list))
  console.log(missing)
}
