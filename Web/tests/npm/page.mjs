// A program in a browser: chips, measured in the package's font and drawn by a canvas.
import { load } from 'pickerlayout'
import { draw } from 'pickerlayout/canvas'

const engine = await load()
const tree = engine.layout({ type: "chips", width: 200, items: ["tea", "coffee"] })
const canvas = document.createElement("canvas")
document.body.append(canvas)
Object.assign(canvas, tree.size)
const missing = draw(canvas.getContext("2d"), tree.displayList())
window.answer = { roles: [...tree].map((node) => node.role), missing, frames: [...tree.frames] }
