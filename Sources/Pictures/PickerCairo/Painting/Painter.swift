import CPickerCairo
import PickerColor
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// Draws the commands of a display list.
struct Painter {
  private(set) var list: DisplayList
  let outlines: any GlyphOutlining
  /// The images drawn so far.
  var images: DecodedImages
  /// The current target: the picture, or a layer of it.
  var canvas: Canvas
  var glyphs = GlyphShapes()
  /// The text that can be searched and copied; nil if the format has none.
  let text: PageText?
  /// The map from the current coordinates to the picture's.
  private(set) var place = AffineTransform.identity
  /// Whether what is drawn now is only the source of a shadow.
  var isCastingShadow = false
  /// Whether fills blend in a separate group.
  private var isBlending = false
  /// For each command that opens something the index of the one that closes it.
  private var closings: [Int]
  /// The commands that saved, and the map at each of them.
  private var saved: [(index: Int, place: AffineTransform)] = []
  /// The groups that are open. There is no recursion for them, since trees may be deeper than a small stack.
  private var open: [OpenGroup] = []

  private struct OpenGroup {
    let group: DisplayGroup
    /// The pixels to which filters are applied and that cast a shadow, what is beneath them, and the box of the contents in
    /// device coordinates; nil: a group of cairo's.
    let layer: (pixels: Layer, below: Canvas, extent: Rect)?
  }

  init(
    _ list: DisplayList, on canvas: Canvas, outlines: any GlyphOutlining,
    images: any ImageLoading, text: PageText? = nil
  ) {
    self.list = list
    self.canvas = canvas
    self.outlines = outlines
    self.images = DecodedImages(
      from: images, output: canvas.isVector ? "PDF" : "PNG", page: canvas.heldPixels)
    self.text = text
    closings = list.closings
  }

  mutating func draw() {
    if let background = list.background {
      canvas.setSource(Pattern(background))
      canvas.paint()
    }
    markCorners(list.commands.count)
    draw(list.commands.indices)
    while !open.isEmpty { endGroup() }
  }

  /// Marks the corners of a page, or of a group of it, on which that saves more than it takes.
  private func markCorners(_ commandCount: Int) {
    if canvas.isVector, commandCount > 1000 { canvas.markCorners() }
  }

  /// Draws a mark in place of something.
  mutating func draw(mark: DisplayList) {
    let outer = (list, closings)
    (list, closings) = (mark, mark.closings)
    draw(list.commands.indices)
    (list, closings) = outer
  }

  /// Draws commands that close what they open.
  private mutating func draw(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      if case .begin = list.commands[index], !Budget.mayProceed { break }
      index = draw(at: index)
    }
  }

  /// Draws a command.
  ///
  /// - Returns: The index of the next command: behind all that is invisible because of this one.
  private mutating func draw(at index: Int) -> Int {
    switch list.commands[index] {
    case .begin, .end: break
    case .endGroup: endGroup()
    case .save:
      canvas.save()
      saved.append((index, place))
    case .restore:
      canvas.restore()
      if let last = saved.popLast() { place = last.place }
    case .concat(let map): return concat(map) ? index + 1 : closings[saved.last?.index ?? index]
    case .clip(let path): canvas.clip(to: list.paths[path])
    case .glyphs: return drawLine(at: index)
    case .group(let group):
      return begin(group, index + 1..<closings[index]) ? index + 1 : closings[index] + 1
    default: drawShape(list.commands[index])
    }
    return index + 1
  }

  private mutating func drawShape(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let brush, let isCrisp):
      canvas.setSmooth(!isCrisp)
      fill(list.paths[path], with: list.brushes[brush])
      canvas.setSmooth(true)
    case .stroke(let path, let line, let brush):
      stroke(line, along: list.paths[path], with: list.brushes[brush])
    case .image(let image, let frame, _): draw(list.images[image], in: frame)
    default: break
    }
  }

  /// - Returns: Whether the map has an inverse; cairo fails with any other, and nothing is visible then.
  private mutating func concat(_ map: AffineTransform) -> Bool {
    let matrix = map.concatenating(canvas.matrix)
    guard (try? matrix.inverted()) != nil else { return false }
    canvas.matrix = matrix
    place = map.concatenating(place)
    return true
  }
}

// Groups.
extension Painter {
  /// - Returns: Whether its contents are to be drawn: neither is it invisible, nor is it drawn already.
  private mutating func begin(_ group: DisplayGroup, _ range: Range<Int>) -> Bool {
    guard group.opacity > 0 else { return false }
    if let shadow = group.shadow, group.isPlain, !list.hasGroups(range) {
      draw(range, casting: shadow, around: group.bounds)
      return false
    }
    canvas.save()
    let extent = canvas.matrix.bounds(of: group.bounds)
    if !group.filters.isEmpty || group.shadow != nil {
      let layer = Layer(
        over: canvas, for: canvas.matrix.blur(of: group.filters.deviation), around: extent)
      open.append(OpenGroup(group: group, layer: (layer, canvas, extent)))
      canvas = layer.canvas
    } else {
      let clip = group.clip.map { canvas.matrix.bounds(of: list.paths[$0].bounds) }
      canvas.clip(toDevice: clip ?? extent)
      canvas.beginGroup()
      markCorners(range.count)
      open.append(OpenGroup(group: group, layer: nil))
    }
    return true
  }

  private mutating func endGroup() {
    guard let last = open.popLast() else { return }
    let group = last.group
    if let (layer, below, extent) = last.layer {
      layer.apply(group.filters)
      canvas = below
      if let shadow = group.shadow {
        composite(layer, casting: shadow, around: extent, group.blend, opacity: group.opacity)
      } else {
        layer.paint(on: canvas, group.blend, opacity: group.opacity)
      }
    } else {
      canvas.endGroup()
      if let clip = group.clip { canvas.clip(to: list.paths[clip]) }
      canvas.paint(group.blend, opacity: group.opacity)
    }
    canvas.restore()
    writeText()
  }

  /// Draws a shadow, and then what casts it, which stays sharp in vector formats.
  private mutating func draw(_ range: Range<Int>, casting shadow: Shadow, around shape: Rect) {
    draw(shadow, around: shape) { $0.draw(range) }
    // Fills blend with each other only, not with the shadow beneath them, so they need a group.
    let isGroup = list.blends(range)
    guard isGroup, !isBlending else { return draw(range) }
    canvas.beginGroup()
    isBlending = true
    draw(range)
    isBlending = false
    canvas.endGroup()
    canvas.paint()
    writeText()
  }
}

// Text.
extension Painter {
  /// Whether what is drawn now is the content of the page itself, not of a group.
  var isOnPage: Bool { open.isEmpty && !isBlending && !isCastingShadow }

  /// Writes the invisible text of what was drawn, if nothing is between it and the page.
  func writeText() {
    if isOnPage { text?.write(on: canvas) }
  }
}

extension DisplayGroup {
  /// Whether it does nothing but cast a shadow.
  fileprivate var isPlain: Bool {
    opacity == 1 && blend == .normal && filters.isEmpty && clip == nil
  }
}

extension DisplayList {
  fileprivate func hasGroups(_ range: Range<Int>) -> Bool {
    commands[range].contains { if case .group = $0 { true } else { false } }
  }

  /// Whether a brush has a blend mode other than normal.
  fileprivate func blends(_ range: Range<Int>) -> Bool {
    commands[range].contains { command in
      command.brush.map { brushes[$0].fill.blend != .normal } ?? false
    }
  }
}

extension Canvas {
  /// Intersects the clip with a shape.
  func clip(to shape: DisplayShape) {
    beginPath()
    add(shape.path)
    clip(shape.rule)
  }
}
