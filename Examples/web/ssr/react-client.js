// Takes over what the server has rendered with React.
import { load } from "pickerlayout"
import { createElement } from "react"
import { hydrateRoot } from "react-dom/client"
import { filters, width } from "./filters.js"
import { Picker } from "./picker.js"

const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: ["/Inter.ttf.gz"] })
const onChange = (selection) => (window.selection = selection)
hydrateRoot(window.root, createElement(Picker, { engine, document: filters, width, onChange }))
window.isReady = true
