// Where a pointer is in an element that is scaled, rotated or skewed with what is around it.

/** The transforms of an element and of all that it is in, without their translations: a matrix of four numbers. */
function linearTransform(element, window) {
  let matrix = new window.DOMMatrix()
  for (let each = element; each; each = each.assignedSlot ?? each.parentElement ?? each.getRootNode().host) {
    const { transform, rotate, scale } = window.getComputedStyle(each)
    const own = new window.DOMMatrix()
    if (rotate !== "none" && /^-?[\d.]+\w+$/.test(rotate)) own.multiplySelf(new window.DOMMatrix(`rotate(${rotate})`))
    if (scale !== "none") own.scaleSelf(...scale.split(" ").map(Number))
    if (transform !== "none") own.multiplySelf(new window.DOMMatrix(transform))
    const { a, b, c, d } = own
    matrix = new window.DOMMatrix([a, b, c, d, 0, 0]).multiply(matrix)
  }
  return matrix
}

/** The place of a pointer in an element, in its own pixels from its top left corner. */
export function placeIn(element, { clientX, clientY }, window) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const style = window.getComputedStyle(element)
  const [ownWidth, ownHeight] = [parseFloat(style.width), parseFloat(style.height)]
  const matrix = linearTransform(element, window)
  // What is left of the size is the zoom of the page.
  const zoom = width / (Math.abs(matrix.a) * ownWidth + Math.abs(matrix.c) * ownHeight) || 1
  const inverse = matrix.scale(zoom).inverse()
  const [x, y] = [clientX - left - width / 2, clientY - top - height / 2]
  if (Number.isNaN(inverse.a)) return [0, 0]
  return [inverse.a * x + inverse.c * y + ownWidth / 2, inverse.b * x + inverse.d * y + ownHeight / 2]
}
