// A worker: the same chips as in a page and in Node.
import { load } from "./node_modules/pickerlayout/pickerlayout.js"

const engine = await load()
const tree = engine.layout({ type: "chips", width: 200, items: ["tea", "coffee"] })
postMessage([...tree.frames])
