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
    write(to: &json, outlines: outlines)
    _ = Budget.allows(bytes: json.count)
    return json.bytes
  }

  private func write(to json: inout JSONWriter, outlines: (any GlyphOutlining)?) {
    var writer = DisplayListWriter(self)
    if let outlines { writer.addGlyphs(from: outlines) }
    json.object { writer.writeMembers(to: &$0) }
  }
}

/// Writes a display list. What the budget does not allow is left out, and `Budget.run` reports it.
private struct DisplayListWriter {
  private var list: DisplayList
  /// The numbers of the faces.
  private let faces: [FontFace: Int]
  /// The glyphs of each face that are not blank.
  private var glyphs: [[GlyphForm]]

  init(_ list: DisplayList) {
    self.list = list
    var faces: [FontFace: Int] = [:]
    for (number, face) in list.faces.enumerated() { faces[face] = number }
    self.faces = faces
    glyphs = list.faces.map { _ in [] }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.key("version")
    json.integer(1)
    json.key("size")
    list.size.write(to: &json)
    if let background = list.background { json.member("background", background) }
    json.list("commands", list.commands) { command, json in
      guard Budget.allows(bytes: json.count) else { return }
      json.object(inline: true) { write(command, to: &$0) }
    }
    json.list("paths", list.paths) { path, json in
      if Budget.allows(bytes: json.count) { path.write(to: &json) }
    }
    json.list("brushes", list.brushes) { $0.write(to: &$1) }
    json.list("faces", Array(list.faces.indices)) { face, json in
      json.object { write(list.faces[face], glyphs[face], to: &$0) }
    }
    json.list("images", list.images) { image, json in
      json.object(inline: true) { ImageReference.fields.write(image, to: &$0) }
    }
  }

  private func write(_ command: DisplayCommand, to json: inout JSONWriter) {
    json.key("op")
    json.string(command.name)
    switch command {
    case .begin(let node):
      json.member("node", node)
      json.member("role", list.nodes[node].role.rawValue)
      if let id = list.nodes[node].id { json.member("id", id) }
    case .end, .save, .restore, .endGroup: break
    case .concat(let map):
      json.key("transform")
      JSONCodec<AffineTransform>.numbers.write(map, &json)
    case .clip(let path): json.member("path", path)
    case .group(let group): group.writeMembers(to: &json)
    case .fill(let path, let brush, let isCrisp):
      json.member("path", path)
      json.member("brush", brush)
      if isCrisp { json.member("crisp", true) }
    case .stroke(let path, let line, let brush):
      json.member("path", path)
      json.member("brush", brush)
      line.writeMembers(to: &json)
    case .glyphs, .text: writeText(command, to: &json)
    case .image(let image, let frame, _):
      json.member("image", image)
      json.member("frame", frame)
    }
  }

  private func writeText(_ command: DisplayCommand, to json: inout JSONWriter) {
    switch command {
    case .glyphs(let line, let run, let origin, let brush, let isRepeated):
      let run = list.lines[line].line.runs[run]
      json.member("face", faces[run.face] ?? 0)
      json.key("size")
      json.length(run.size)
      json.member("brush", brush)
      json.list("glyphs", run.glyphs, inline: true) { $1.integer(Int($0.id)) }
      var pen = origin
      json.list("positions", run.glyphs, inline: true) { glyph, json in
        let place = pen + glyph.offset
        json.length(place.x)
        json.length(place.y)
        pen = pen + glyph.advance
      }
      if isRepeated { json.member("repeated", true) }
    case .text(let line, let brush, let isRepeated):
      let line = list.lines[line]
      json.member("text", line.line.text)
      json.member("font", line.font)
      json.member("brush", brush)
      json.key("position")
      Point(x: line.frame.x, y: line.frame.y + line.line.baseline).writePair(to: &json)
      json.key("width")
      json.length(line.line.frame.width)
      if LayoutDirection(firstStrongIn: line.line.text) == .rightToLeft {
        json.member("direction", LayoutDirection.rightToLeft)
      }
      if isRepeated { json.member("repeated", true) }
    default: break
    }
  }

  private func write(_ face: FontFace, _ forms: [GlyphForm], to json: inout JSONWriter) {
    RunFace.fields.write(RunFace(face, size: 1), to: &json)
    guard !forms.isEmpty else { return }
    json.key("glyphs")
    json.object { json in
      for form in forms {
        json.key(String(form.glyph))
        form.write(to: &json)
      }
    }
  }
}

/// The form of a glyph at a size of one point per em.
private struct GlyphForm {
  let glyph: UInt32
  let look: Look

  enum Look {
    case outline(Path)
    /// An image of the list over a rectangle.
    case picture(Int, Rect)
  }

  /// Writes path data, or an object with the number of an image.
  func write(to json: inout JSONWriter) {
    switch look {
    case .outline(let path): json.string(path.svgData(decimals: 5))
    case .picture(let image, let frame):
      json.object(inline: true) { json in
        json.member("image", image)
        json.key("frame")
        json.array(inline: true) { json in
          for number in [frame.x, frame.y, frame.width, frame.height] { json.number(number) }
        }
      }
    }
  }
}

extension DisplayListWriter {
  /// Adds the outlines of all glyphs, and their pictures to the images.
  mutating func addGlyphs(from outlines: any GlyphOutlining) {
    var used = list.faces.map { _ in Set<UInt32>() }
    for case .glyphs(let line, let run, _, _, _) in list.commands {
      let run = list.lines[line].line.runs[run]
      guard let face = faces[run.face] else { continue }
      used[face].formUnion(run.glyphs.map { $0.id })
    }
    var byteCount = 0
    for (face, ids) in used.enumerated() {
      for id in ids.sorted() where Budget.allows(bytes: byteCount) && Budget.mayProceed {
        guard let look = look(of: id, in: list.faces[face], from: outlines) else { continue }
        if case .picture(let image, _) = look { byteCount += list.images[image].href.utf8.count }
        glyphs[face].append(GlyphForm(glyph: id, look: look))
      }
    }
  }

  private mutating func look(
    of glyph: UInt32, in face: FontFace, from outlines: any GlyphOutlining
  ) -> GlyphForm.Look? {
    if let path = outlines.outline(of: glyph, in: face), !path.isEmpty { return .outline(path) }
    guard let bitmap = outlines.bitmap(of: glyph, in: face), !bitmap.png.isEmpty else { return nil }
    let href = DataURI(mediaType: ImageFormat.png.mediaType, bytes: bitmap.png).href
    let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    list.images.append(ImageReference(href: href, size: size))
    return .picture(list.images.count - 1, bitmap.frame)
  }
}

extension DisplayCommand {
  /// The word for `op`.
  fileprivate var name: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    case .save: "save"
    case .restore: "restore"
    case .concat: "concat"
    case .clip: "clip"
    case .group: "group"
    case .endGroup: "endGroup"
    case .fill: "fill"
    case .stroke: "stroke"
    case .glyphs: "glyphs"
    case .text: "text"
    case .image: "image"
    }
  }
}

extension DisplayGroup {
  /// Writes what is not its default.
  fileprivate func writeMembers(to json: inout JSONWriter) {
    if opacity != 1 {
      json.key("opacity")
      json.number(opacity)
    }
    if blend != .normal { json.member("blend", blend) }
    if !filters.isEmpty { json.list("filter", filters, inline: true) { $0.write(to: &$1) } }
    if let shadow { json.member("shadow", shadow) }
    if let clip { json.member("clip", clip) }
    json.member("bounds", bounds)
  }
}

extension StrokeLine {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.key("width")
    json.length(width)
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

extension Point {
  fileprivate func writePair(to json: inout JSONWriter) {
    json.array(inline: true) { json in
      json.length(x)
      json.length(y)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ number: Int) {
    key(name)
    integer(number)
  }

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
