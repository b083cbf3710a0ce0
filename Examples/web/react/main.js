// Chips whose document depends on what is selected in a segmented control.
import { load } from "pickerlayout"
import { createElement, StrictMode, useState } from "react"
import { createRoot } from "react-dom/client"
import { Picker } from "./picker.js"

const kinds = { Tea: ["Assam", "Sencha", "Oolong"], Coffee: ["Espresso", "Americano", "Cortado", "Flat white"] }

function Menu({ engine }) {
  const [kind, setKind] = useState("Tea")
  const [chosen, setChosen] = useState([])
  const sorts = { type: "segmented", label: "Kind", width: 240, items: Object.keys(kinds), selected: kind }
  const chips = { type: "chips", label: kind, alignment: "leading", items: kinds[kind].map((text) => ({ text, selected: chosen.includes(text) })) }
  return createElement("div", null, [
    createElement("h1", { key: "title" }, "Menu"),
    createElement(Picker, { key: "kind", engine, document: sorts, onChange: ({ selected }) => setKind(selected[0]) }),
    createElement(Picker, { key: "chips", engine, document: chips, onChange: ({ selected }) => setChosen(selected) }),
    createElement("p", { key: "chosen" }, "Chosen: ", createElement("output", null, chosen.join(", "))),
  ])
}

const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: [{ bytes: "/Inter-Latin.ttf.gz", family: "Inter", whole: "/Inter.ttf.gz" }] })
createRoot(window.root).render(createElement(StrictMode, null, createElement(Menu, { engine })))
