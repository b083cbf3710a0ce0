/**
 * Draws display lists from `tree.displayList()` or `layout … --format display-list` on a canvas: text as outlines if the list contains
 * them, otherwise as live text. Needs nothing else from this package.
 *
 * @module
 */

/**
 * Draws a list with its top left corner at the origin of the context's coordinates.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {object} list A display list.
 * @param {Map<string, CanvasImageSource>} [images] The image to draw for each `href`; see `loadImages`.
 * @returns {string[]} The `href` of each image that was not drawn because `images` does not contain it.
 */
export function draw(context, list, images = new Map()) {
  context.save()
  if (list.background) {
    context.fillStyle = list.background
    context.fillRect(0, 0, Math.ceil(list.size.width), Math.ceil(list.size.height))
  }
  const drawing = new Drawing(context, list, images)
  for (const command of list.commands) drawing[command.op](command)
  context.restore()
  return [...drawing.missing]
}

/** Loads the images of a list, each from its `href` relative to the page. Images that cannot be loaded are left out. */
export async function loadImages(list) {
  const load = async ({ href }) => {
    const image = new Image()
    image.src = href
    await image.decode()
    return [href, image]
  }
  const loaded = await Promise.allSettled(list.images.map(load))
  return new Map(loaded.filter(({ status }) => status === "fulfilled").map(({ value }) => value))
}

/** A method for each command. */
class Drawing {
  #context
  #list
  #images
  #paths
  #glyphs = new Map()
  /** The open groups, each with the context below it. */
  #open = []
  missing = new Set()

  constructor(context, list, images) {
    this.#context = context
    this.#list = list
    this.#images = images
    this.#paths = list.paths.map(({ d }) => new Path2D(d))
  }

  begin() {}

  end() {}

  save() {
    this.#context.save()
  }

  restore() {
    this.#context.restore()
  }

  concat({ transform }) {
    this.#context.transform(...transform)
  }

  clip({ path }) {
    this.#context.clip(this.#paths[path], this.#rule(path))
  }

  group(group) {
    this.#open.push({ below: this.#context, group })
    this.#context = layer(this.#context)
  }

  endGroup() {
    const { below, group } = this.#open.pop()
    const drawn = this.#context
    this.#context = below
    below.save()
    if (group.clip !== undefined) this.clip({ path: group.clip })
    composite(drawn, below, group)
    below.restore()
  }

  fill({ path, brush }) {
    const [shape, rule] = [this.#paths[path], this.#rule(path)]
    this.#paint(brush, (context, style, place) => {
      context.fillStyle = style
      context.fill(place ? moved(shape, place.inverse()) : shape, rule)
    })
  }

  stroke({ path, brush, width, cap = "butt", join = "miter", dash = [] }) {
    const shape = this.#paths[path]
    this.#paint(brush, (context, style, place) => {
      const scale = place ? Math.sqrt(Math.abs(place.a * place.d - place.b * place.c)) : 1
      Object.assign(context, { strokeStyle: style, lineWidth: width / scale, lineCap: cap, lineJoin: join, miterLimit: 10 })
      context.setLineDash(dash.map((length) => length / scale))
      context.stroke(place ? moved(shape, place.inverse()) : shape)
    })
  }

  glyphs({ face, size, brush, glyphs, positions }) {
    const letters = new Path2D()
    for (const [index, glyph] of glyphs.entries()) {
      const [x, y] = [positions[2 * index], positions[2 * index + 1]]
      const form = this.#list.faces[face].glyphs?.[glyph]
      if (typeof form === "string") letters.addPath(this.#outline(face, glyph, form), new DOMMatrix([size, 0, 0, size, x, y]))
      if (form?.frame) {
        const [left, top, width, height] = form.frame.map((number) => number * size)
        this.image({ image: form.image, frame: { x: x + left, y: y + top, width, height } })
      }
    }
    this.#paint(brush, (context, style, place) => {
      context.fillStyle = style
      context.fill(place ? moved(letters, place.inverse()) : letters)
    })
  }

  text({ text, font, brush, position: [x, y], width, direction = "ltr" }) {
    this.#paint(brush, (context, style, place) => {
      if (place) context.transform(...numbers(place.inverse()))
      Object.assign(context, { fillStyle: style, font: adjusted(font, context), direction, textAlign: "left", letterSpacing: `${font.letterSpacing ?? 0}px` })
      // The line keeps its width even if the font differs here.
      const measured = context.measureText(text).width
      context.translate(x, y)
      if (measured > 0) context.scale(width / measured, 1)
      context.fillText(text, 0, 0)
    })
  }

  image({ image, frame: { x, y, width, height } }) {
    const { href } = this.#list.images[image]
    const source = this.#images.get(href)
    if (source) this.#context.drawImage(source, x, y, width, height)
    else this.missing.add(href)
  }

  #rule(path) {
    return this.#list.paths[path].rule === "evenOdd" ? "evenodd" : "nonzero"
  }

  #outline(face, glyph, data) {
    const key = `${face} ${glyph}`
    if (!this.#glyphs.has(key)) this.#glyphs.set(key, new Path2D(data))
    return this.#glyphs.get(key)
  }

  /** Paints a shape with a brush: `cover` fills it with a style, in the coordinates of `place`. */
  #paint(number, cover) {
    const brush = typeof this.#list.brushes[number] === "string" ? { color: this.#list.brushes[number] } : this.#list.brushes[number]
    const context = this.#context
    context.save()
    context.globalAlpha *= brush.opacity ?? 1
    context.globalCompositeOperation = mode(brush.blend)
    const { style, place } = pattern(brush, context)
    if (brush.mask || !style) this.#paintLayer(brush, cover)
    else {
      if (place) context.transform(...numbers(place))
      cover(context, style, place)
    }
    context.restore()
  }

  /** Paints a shape with a brush that is not a canvas style: `cover` paints the mask of a picture. */
  #paintLayer(brush, cover) {
    const drawn = layer(this.#context)
    for (const [index, part] of [brush, ...(brush.mask ? [{ ...brush.mask, frame: brush.frame }] : [])].entries()) {
      const { style, place } = pattern(part, drawn)
      const sheet = index === 0 ? drawn : layer(this.#context)
      sheet.save()
      if (style) {
        if (place) sheet.transform(...numbers(place))
        sheet.fillStyle = style
        sheet.fillRect(-1e5, -1e5, 2e5, 2e5)
      } else mesh(part, sheet)
      sheet.restore()
      if (index > 0) put(sheet, drawn, "destination-in")
    }
    const shape = layer(this.#context)
    shape.save()
    cover(shape, "#000")
    shape.restore()
    put(shape, drawn, "destination-in")
    composite(drawn, this.#context, { opacity: 1 })
  }
}

/** A new canvas with the same size and coordinates. */
function layer(context) {
  const other = new OffscreenCanvas(context.canvas.width, context.canvas.height).getContext("2d")
  other.setTransform(context.getTransform())
  return other
}

/** Draws a layer pixel by pixel. */
function put(from, to, operation) {
  to.save()
  to.resetTransform()
  to.globalCompositeOperation = operation
  to.drawImage(from.canvas, 0, 0)
  to.restore()
}

/** Draws a group onto the content below it. */
function composite(drawn, below, { opacity = 1, blend, filter = [], shadow }) {
  const { a, b, c, d } = below.getTransform()
  const scale = Math.sqrt(Math.abs(a * d - b * c))
  const effects = filter.flatMap(Object.entries).map(([name, amount]) => {
    const unit = { blur: "px", hueRotate: "deg" }[name] ?? ""
    return `${kebab(name)}(${name === "blur" ? amount * scale : amount}${unit})`
  })
  if (shadow) {
    const [x, y] = [a * shadow.x + c * shadow.y, b * shadow.x + d * shadow.y]
    effects.push(`drop-shadow(${x}px ${y}px ${(shadow.radius / 2) * scale}px ${shadow.color})`)
  }
  below.resetTransform()
  below.globalAlpha *= opacity
  if (blend) below.globalCompositeOperation = mode(blend)
  if (effects.length > 0) below.filter = effects.join(" ")
  below.drawImage(drawn.canvas, 0, 0)
}

/** The style of a pattern, and the map to its coordinates if they differ; no style for a mesh. */
function pattern(brush, context) {
  if (brush.color) return { style: brush.color }
  if (brush.linear) {
    const { from, to, stops } = brush.linear
    return { style: stopped(context.createLinearGradient(from.x, from.y, to.x, to.y), stops) }
  }
  if (brush.radial) {
    const { center: { x, y }, startRadius, endRadius, stops } = brush.radial
    return { style: stopped(context.createRadialGradient(x, y, startRadius, x, y, endRadius), stops) }
  }
  if (brush.elliptical) {
    const { center: { x, y }, stops } = brush.elliptical
    const place = new DOMMatrix([brush.frame.width / 2, 0, 0, brush.frame.height / 2, x, y])
    return { style: stopped(context.createRadialGradient(0, 0, 0, 0, 0, 1), stops), place }
  }
  if (brush.angular) {
    const { center: { x, y } } = brush.angular
    const { start, stops } = turn(brush.angular)
    return { style: stopped(context.createConicGradient((start * Math.PI) / 180, x, y), stops) }
  }
  if (brush.checkerboard) return { style: checkerboard(brush, context) }
  return {}
}

function stopped(gradient, stops) {
  for (const [place, color] of stops) gradient.addColorStop(Math.min(Math.max(place, 0), 1), color)
  return gradient
}

/** The stops of one turn: the last turn of a longer sweep; the rest of a shorter sweep has the colours of its ends. */
function turn({ from, to, stops }) {
  if (to < from) [from, to, stops] = [to, from, stops.toReversed().map(([place, color]) => [1 - place, color])]
  const span = to - from
  if (span >= 360) return { start: to - 360, stops: stops.map(([place, color]) => [1 + ((place - 1) * span) / 360, color]) }
  const [first, last, middle] = [stops[0][1], stops.at(-1)[1], (span + 360) / 720]
  const seen = stops.map(([place, color]) => [(place * span) / 360, color])
  return { start: from, stops: [...seen, [middle, last], [middle, first], [1, first]] }
}

function checkerboard({ checkerboard: { tile, colors: [first, second] }, frame }, context) {
  const squares = new OffscreenCanvas(2, 2)
  const two = squares.getContext("2d")
  for (const [x, y] of [[0, 0], [1, 0], [0, 1], [1, 1]]) {
    two.fillStyle = (x + y) % 2 === 0 ? second : first
    two.fillRect(x, y, 1, 1)
  }
  context.imageSmoothingEnabled = false
  const style = context.createPattern(squares, "repeat")
  style.setTransform(new DOMMatrix([tile, 0, 0, tile, frame.x, frame.y]))
  return style
}

/** Draws the samples as pixels whose outer centres are on the edges of the frame. */
function mesh({ mesh: { columns, rows, colors }, frame: { x, y, width, height } }, context) {
  const wide = [Math.max(2, columns), Math.max(2, rows)]
  const samples = new OffscreenCanvas(...wide)
  const pixels = samples.getContext("2d")
  for (let row = 0; row < wide[1]; row++) {
    for (let column = 0; column < wide[0]; column++) {
      pixels.fillStyle = colors[Math.min(row, rows - 1) * columns + Math.min(column, columns - 1)]
      pixels.fillRect(column, row, 1, 1)
    }
  }
  context.imageSmoothingEnabled = true
  context.drawImage(samples, 0.5, 0.5, wide[0] - 1, wide[1] - 1, x, y, width, height)
}

function moved(path, matrix) {
  const result = new Path2D()
  result.addPath(path, matrix)
  return result
}

const numbers = ({ a, b, c, d, e, f }) => [a, b, c, d, e, f]
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const mode = (blend = "normal") => ({ normal: "source-over", plusLighter: "lighter" })[blend] ?? kebab(blend)

/** The `font` of a canvas in the size that gives the requested x-height; a canvas does not adjust other faces. */
function adjusted(font, context) {
  if (font.sizeAdjust === undefined || font.sizeAdjust === "fromFont") return css(font)
  context.font = css({ ...font, size: 100 })
  const { actualBoundingBoxAscent: height } = context.measureText("x")
  return css(height > 0 ? { ...font, size: (font.size * font.sizeAdjust * 100) / height } : font)
}

/** The `font` of a canvas. */
function css({ style = "normal", weight = 400, size, family, fallbacks = [] }) {
  const families = [...[family, ...fallbacks].map((name) => JSON.stringify(name)), "sans-serif"]
  return `${style} ${weight} ${size}px ${families.join(",")}`
}
