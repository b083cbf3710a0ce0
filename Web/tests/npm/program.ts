// A program that the TypeScript compiler checks against the types of the package; never run.
import { Engine, Tree, load } from "pickerlayout"
import { Kernel, loadKernel } from "pickerlayout/kernel"
import { DisplayList, draw, loadImages } from "pickerlayout/canvas"

import { PickerLayoutElement } from "pickerlayout/element"
import { Picker, hydrate, mount, render } from "pickerlayout/mount"

const engine: Engine = await load({ wasm: "/pickerlayout.wasm" })
const tree: Tree = engine.layout({ type: "chips", items: ["tea"] })
const list: DisplayList = tree.displayList()
const context = document.createElement("canvas").getContext("2d")
if (context) {
  const missing: string[] = draw(context, list, await loadImages(list))
  console.log(missing)
}

const picker: Picker = mount(document.body, { type: "chips", items: ["tea"] }, {
  engine, transition: { timing: "easeOut" },
  onChange: (change) => console.log(change.control, "selected" in change ? change.selected.length : "hex" in change ? change.hex : ""),
})
picker.session?.select("tea", picker.now)
picker.redraw()
picker.update("{}")
picker.destroy()
// @ts-expect-error no engine
mount(document.body, {}, {})
document.body.innerHTML = render({ type: "chips", items: [] }, { engine, width: 320, fonts: { Inter: "/Inter.ttf" } })
hydrate(document.body, { engine, transition: false }).destroy()
PickerLayoutElement.engine = engine
const element: PickerLayoutElement = document.createElement("picker-layout")
element.value = ["tea", "coffee"]
const value: string = element.value
console.log(value, element.validity.valueMissing)
const kernel: Kernel = await loadKernel()
const frames: Float64Array = kernel.flow([{ width: 1, height: 1 }], { width: 10 })
console.log(frames.length)
