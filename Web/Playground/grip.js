// The edge of the paper changes its width.

import { $ } from "./dom.js"

const smallestWidth = 24
export const largestWidth = 1200

/** `changed(width)` is called while the edge is dragged. */
export function listenToGrip(picture, changed) {
  const grip = $("grip")
  let start
  grip.onpointerdown = (event) => {
    grip.setPointerCapture(event.pointerId)
    start = { x: event.clientX, width: picture.tree?.size.width ?? 0 }
  }
  grip.onpointermove = ({ clientX }) => {
    if (!start) return
    // The paper is centred: its edge moves half as far as it grows.
    const width = start.width + (2 * (clientX - start.x)) / picture.zoom
    changed(Math.round(Math.min(Math.max(width, smallestWidth), largestWidth)))
  }
  grip.onpointerup = grip.onpointercancel = () => (start = undefined)
}
