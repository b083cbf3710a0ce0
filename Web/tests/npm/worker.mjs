// A worker: boxes only, since texts wait for fonts of a page.
import { load } from "./node_modules/pickerlayout/pickerlayout.js"

const engine = await load()
const tree = engine.layout({ type: "flow", width: 100, items: [{ width: 60, height: 20 }] })
postMessage([...tree.frames])
