// A page that carries the package: its modules are texts of elements, in Base64, and its control is the element
// `picker-layout`. Bundled to Pages/package.js by Scripts/record/page-engine.
import { PickerLayoutElement } from "../dist/element.js"
import { load } from "../dist/pickerlayout.js"

const bytesIn = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
// Fonts are in the rules by which the page shows texts in them.
const bytesOf = ({ textContent }) => bytesIn(/base64,([^)]*)/.exec(textContent)[1])
const faces = [...document.querySelectorAll("style[data-family]")]

/** Unpacks what the page carries, once its control is needed. */
async function begin() {
  const [wasm, text] = ["core", "text"].map((id) => bytesIn(document.getElementById(id).textContent))
  // Those that the document names have weights, and are no fallbacks of others.
  const fonts = faces.filter(({ dataset }) => !dataset.weights).map((face) => ({ bytes: bytesOf(face), family: face.dataset.family }))
  const engine = await load({ wasm, text, fonts })
  for (const face of faces.filter(({ dataset }) => dataset.weights)) {
    const { family, weights, style } = face.dataset
    await engine.addFont(bytesOf(face), { family, weights: weights.split(" ").map(Number), style })
  }
  return engine
}

PickerLayoutElement.engine = begin
