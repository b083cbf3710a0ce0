import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension LayoutTree {
  /// Returns the drawing commands of the tree in paint order, with the built-in icons.
  ///
  /// - Parameters:
  ///   - outlines: Whether texts that have glyphs are drawn as glyphs; if false, all texts are live.
  ///   - scheme: The scheme whose colours are drawn; nil keeps the colours of both.
  public func displayList(outlines: Bool = true, scheme: ColorScheme? = nil) -> DisplayList {
    displayList(outlines: outlines, scheme: scheme, icons: BuiltInIcons.shared)
  }
}

extension DisplayList {
  /// Returns the list as JSON in UTF-8; see the article *Write a Renderer*.
  ///
  /// - Parameters:
  ///   - outlines: The source of glyph outlines, which `faces` then contains, each once; nil for none.
  ///   - pretty: Whether to indent by two spaces, with each command on one line. If false, there is no white space.
  public func json(outlines: (any GlyphOutlining)? = nil, pretty: Bool = true) -> [UInt8] {
    var json = JSONWriter(pretty: pretty, capacity: 1000 + commands.count * 100)
    var writer = DisplayListWriter(self, outlines)
    json.object { writer.writeColumns(to: &$0) }
    _ = Budget.allows(bytes: json.count)
    return json.bytes
  }
}

/// Writes a display list, column by column. What the budget does not allow is left out, and `Budget.run` reports it.
private struct DisplayListWriter {
  private let list: DisplayList
  private let outlines: (any GlyphOutlining)?
  /// The numbers of the faces.
  private let faces: [FontFace: Int]
  /// The images of the list, and then those of glyphs.
  private var images: [ImageReference]
  private var pictureBytes = 0

  init(_ list: DisplayList, _ outlines: (any GlyphOutlining)?) {
    (self.list, self.outlines) = (list, outlines)
    faces = Dictionary(firstOf: zip(list.faces, list.faces.indices))
    images = list.images
  }

  mutating func writeColumns(to json: inout JSONWriter) {
    json.member("version", integer: 1)
    json.member("size", list.size)
    if let background = list.background { json.member("background", background) }
    json.list("commands", list.commands) { command, json in
      guard Budget.allows(bytes: json.count) else { return }
      json.object(inline: true) { write(command, to: &$0) }
    }
    json.list("paths", list.paths) { path, json in
      if Budget.allows(bytes: json.count) { path.write(to: &json) }
    }
    json.list("brushes", list.brushes) { $0.write(to: &$1) }
    json.list("faces", Array(zip(list.faces, drawnGlyphs))) { face, json in
      json.object { write(face.0, face.1, to: &$0) }
    }
    json.list("images", images) { image, json in
      json.object(inline: true) { ImageReference.fields.write(image, to: &$0) }
    }
  }

  private func write(_ command: DisplayCommand, to json: inout JSONWriter) {
    json.member("op", string: command.operation.rawValue)
    switch command {
    case .begin(let node):
      json.member("node", integer: node)
      json.member("role", list.nodes[node].role)
      if let id = list.nodes[node].id { json.member("id", string: id) }
    case .end, .save, .restore, .endGroup: break
    case .concat(let map):
      json.key("transform")
      JSONCodec<AffineTransform>.numbers.write(map, &json)
    case .clip(let path): json.member("path", integer: path)
    case .group(let group): group.writeMembers(to: &json)
    case .fill(let path, let brush, let isCrisp):
      json.member("path", integer: path)
      json.member("brush", integer: brush)
      if isCrisp { json.member("crisp", bool: true) }
    case .stroke(let path, let line, let brush):
      json.member("path", integer: path)
      json.member("brush", integer: brush)
      line.writeMembers(to: &json)
    case .glyphs(let line, let run, let origin, let brush, let isRepeated):
      write(list.lines[line].line.runs[run], at: origin, brush, to: &json)
      if isRepeated { json.member("repeated", bool: true) }
    case .text(let line, let brush, let isRepeated):
      write(list.lines[line], brush, to: &json)
      if isRepeated { json.member("repeated", bool: true) }
    case .image(let image, let frame, _):
      json.member("image", integer: image)
      json.member("frame", frame)
    }
  }

  private func write(
    _ run: GlyphRun, at origin: Point, _ brush: Int, to json: inout JSONWriter
  ) {
    json.member("face", integer: faces[run.face] ?? 0)
    json.member("size", length: run.size)
    json.member("brush", integer: brush)
    json.list("glyphs", run.glyphs, inline: true) { $1.integer(Int($0.id)) }
    var pen = origin
    json.list("positions", run.glyphs, inline: true) { glyph, json in
      let place = pen + glyph.offset
      json.length(place.x)
      json.length(place.y)
      pen = pen + glyph.advance
    }
  }

  private func write(_ line: DisplayLine, _ brush: Int, to json: inout JSONWriter) {
    json.member("text", string: line.line.text)
    json.member("font", line.font)
    json.member("brush", integer: brush)
    let position = [line.frame.x, line.frame.y + line.line.baseline]
    json.list("position", position, inline: true) { $1.length($0) }
    json.member("width", length: line.line.frame.width)
    if LayoutDirection(firstStrongIn: line.line.text) == .rightToLeft {
      json.member("direction", LayoutDirection.rightToLeft)
    }
  }
}

// The shapes of glyphs.
extension DisplayListWriter {
  private mutating func write(
    _ face: FontFace, _ glyphs: Set<UInt32>, to json: inout JSONWriter
  ) {
    RunFace.fields.write(RunFace(face, size: 1), to: &json)
    let shapes = shapes(of: glyphs, in: face, after: json.count)
    guard !shapes.isEmpty else { return }
    json.key("glyphs")
    json.object { json in
      for (glyph, shape) in shapes {
        json.key(String(glyph))
        shape.write(to: &json)
      }
    }
  }

  /// The glyphs that are drawn in each face.
  private var drawnGlyphs: [Set<UInt32>] {
    var drawn = list.faces.map { _ in Set<UInt32>() }
    for case .glyphs(let line, let run, _, _, _) in list.commands {
      let run = list.lines[line].line.runs[run]
      if let face = faces[run.face] { drawn[face].formUnion(run.glyphs.map { $0.id }) }
    }
    return drawn
  }

  /// Returns the glyphs that are not blank with their shapes, and adds pictures to the images.
  private mutating func shapes(
    of glyphs: Set<UInt32>, in face: FontFace, after byteCount: Int
  ) -> [(glyph: UInt32, shape: GlyphShape)] {
    var shapes: [(glyph: UInt32, shape: GlyphShape)] = []
    for glyph in glyphs.sorted() where Budget.mayProceed {
      guard Budget.allows(bytes: byteCount + pictureBytes) else { break }
      if let shape = shape(of: glyph, in: face) { shapes.append((glyph, shape)) }
    }
    return shapes
  }

  private mutating func shape(of glyph: UInt32, in face: FontFace) -> GlyphShape? {
    if let path = outlines?.outline(of: glyph, in: face), !path.isEmpty { return .outline(path) }
    guard let bitmap = outlines?.bitmap(of: glyph, in: face), !bitmap.png.isEmpty
    else { return nil }
    let href = DataURI(mediaType: ImageFormat.png.mediaType, bytes: bitmap.png).href
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    images.append(ImageReference(href: href, size: size))
    pictureBytes += href.utf8.count
    return .picture(images.count - 1, bitmap.frame)
  }
}

/// The shape of a glyph at a size of one point per em.
private enum GlyphShape {
  case outline(Path)
  /// An image of the list over a rectangle.
  case picture(Int, Rect)

  /// Writes path data, or an object with the number of an image.
  func write(to json: inout JSONWriter) {
    switch self {
    case .outline(let path): json.string(path.svgData(decimals: 5))
    case .picture(let image, let frame):
      json.object(inline: true) { json in
        json.member("image", integer: image)
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        json.list("frame", numbers, inline: true) { $1.number($0) }
      }
    }
  }
}

extension DisplayGroup {
  /// Writes what is not its default.
  fileprivate func writeMembers(to json: inout JSONWriter) {
    if opacity != 1 { json.member("opacity", number: opacity) }
    if blend != .normal { json.member("blend", blend) }
    if !filters.isEmpty { json.list("filter", filters, inline: true) { $0.write(to: &$1) } }
    if let shadow { json.member("shadow", shadow) }
    if let clip { json.member("clip", integer: clip) }
    json.member("bounds", bounds)
  }
}

extension StrokeLine {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("width", length: width)
    if cap != .butt { json.member("cap", cap) }
    if join != .miter { json.member("join", join) }
    if !dash.isEmpty { json.list("dash", dash, inline: true) { $1.length($0) } }
  }
}

extension DisplayShape {
  /// Writes path data in any case, and the rectangle and its radii where it is one.
  fileprivate func write(to json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("d", path)
      if rule != .nonZero { json.member("rule", rule) }
      guard case .rectangle(let box, let radii) = self else { return }
      json.member("rect", box)
      if radii.uniform != 0 { json.member("radius", radii) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], inline: Bool = false,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    key(name)
    array(inline: inline) { json in for element in elements { write(element, &json) } }
  }
}
