// Takes over what the server has rendered with React.
import { load } from "pickerlayout"
import { createElement } from "react"
import { hydrateRoot } from "react-dom/client"
import { Picker } from "./picker.js"

const engine = await load({ wasm: "/pickerlayout.wasm", text: "/pickerlayout-text.wasm", fonts: [{ bytes: "/Inter.ttf", family: "Inter" }] })
hydrateRoot(window.root, createElement(Picker, { engine, onChange: ({ selected }) => (window.selection = selected) }))
window.isReady = true
