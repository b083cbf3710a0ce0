// A page that carries the package: its modules and its fonts are texts of elements, in Base64, and its control is the element
// `picker-layout`. Bundled to Pages/package.js by Scripts/record/page-engine.
import { PickerLayoutElement } from "./dist/element.js"
import { load } from "./dist/pickerlayout.js"

const bytesOf = ({ textContent }) => Uint8Array.from(atob(textContent), (letter) => letter.charCodeAt(0))
const [wasm, text] = ["core", "text"].map((id) => bytesOf(document.getElementById(id)))
const fonts = [...document.querySelectorAll("script[data-family]")].map((element) => ({ bytes: bytesOf(element), family: element.dataset.family }))
PickerLayoutElement.engine = load({ wasm, text, fonts })
