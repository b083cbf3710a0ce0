import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText
import PickerTree

extension DrawingPlace {
  /// The keys of all placed items.
  static let fields = DocumentFields<DrawingPlace>([
    Field("at") { $0.at = $1 }.written { $0.at }.doc(
      "The unit point of the drawing at which the item is placed, such as center; default: topLeading."
    ),
    .drawingLength("x", along: .horizontal, isSigned: true) { $0.offset.x = $1 }.written {
      $0.offset.x
    }.doc("Points to the right of that point, or percent of the drawing's width; default: 0."),
    .drawingLength("y", along: .vertical, isSigned: true) { $0.offset.y = $1 }.written {
      $0.offset.y
    }.doc("Points below that point, or percent of the drawing's height; default: 0."),
    Field("anchor") { $0.anchor = $1 }.written { $0.anchor }.doc(
      "The unit point of the item that is placed there; default: the same as at."),
  ])
}

extension DrawingShape: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(Figure(Circle()))
    let source = DocumentSource(layers: [try json.object()], scope: scope, path: json.path)
    let shape = try source.readShape(DrawingShape.fields, into: &self)
    try figure.setShape(shape, source)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { json in
      json.members(of: figure.shape, scope)
      DrawingShape.fields.writeChanges(
        of: self, from: DrawingShape(Figure(Circle())), scope, to: &json)
    }
  }

  package static var schema: JSONSchema {
    .shared("drawingShape") { ShapeCatalog.schema(beside: fields, inDrawing: true) }
  }

  private static let fields = DocumentFields<DrawingShape>(
    [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the shape in the tree; default: none.")
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      .drawingLength("width", along: .horizontal) { $0.width = $1 }.written { $0.width }.doc(
        "The width of the box in points or percent of the drawing's; default: derived from the height, or the drawing's."
      ),
      .drawingLength("height", along: .vertical) { $0.height = $1 }.written { $0.height }.doc(
        "The height of the box in points or percent of the drawing's; default: derived from the width, or the drawing's."
      ),
    ],
    Figure.drawingFields.within { $1(&$0.figure) })
}

extension DrawingText: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self = .unread(in: scope)
    try DrawingText.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object { json in
      // Without a text it would not be an item.
      if text.isEmpty { json.member("text", string: text) }
      DrawingText.fields.writeChanges(
        of: self, from: DrawingText.unread(in: scope), scope, to: &json)
    }
  }

  /// A text in the colour of the theme.
  private static func unread(in scope: ReadingScope) -> DrawingText {
    guard let color = scope.style?.foreground else { return DrawingText("") }
    return DrawingText("", fills: [.color(color)])
  }

  package static var schema: JSONSchema { fields.schema(requiring: ["text"]) }

  private static let fields = DocumentFields<DrawingText>(
    [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the text in the tree; default: none."),
      Field("text") { $0.text = $1 }.written { $0.text }.doc(
        "The text; line feeds are line breaks."),
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      Field("font") { $0.font = $1 }.written { $0.font }.doc(
        "The font of the text; absent keys are inherited from the drawing; default: the drawing's."),
      .fills("fill") { $0.fills = $1 }.written { FillList($0.fills) }.doc(
        "The fill of the text: a colour, a gradient, or a list of these; default: the theme's, or black."
      ),
      Field("opacity", .number(in: 0...1)) { $0.opacity = $1 }.written { $0.opacity }.doc(
        "The opacity of the text, 0 to 1; default: 1."),
      Field("shadow") { $0.shadow = $1 }.written { $0.shadow }.doc(
        "The shadow of the text, such as '{\"color\": \"gray\", \"radius\": 2}'; default: none."),
      .drawingLength("maxWidth", along: .horizontal) { $0.maxWidth = $1 }.written { $0.maxWidth }
        .doc(
          "The maximum width of lines in points or percent of the drawing's; default: lines break only at line feeds."
        ),
      Field("maxLines", .count()) { $0.maxLines = $1 }.written { $0.maxLines }.doc(
        "The maximum number of lines; default: no limit."),
      Field("truncation") { $0.truncation = $1 }.written { $0.truncation }.doc(
        "Where a text that does not fit is truncated; default: tail."),
      Field("hyphens") { $0.hyphens = $1 }.written { $0.hyphens }.doc(
        "Whether words are hyphenated where lines break; default: manual, only at soft hyphens."),
      Field("textWrap") { $0.textWrap = $1 }.written { $0.textWrap }.doc(
        "How lines are broken: balance makes them equally wide, pretty avoids a short last one; default: wrap."
      ),
      Field("wordBreak") { $0.wordBreak = $1 }.written { $0.wordBreak }.doc(
        "Whether lines break between letters without a space: keepAll keeps Korean words together; default: normal."
      ),
      Field("alignment") { $0.alignment = $1 }.written { $0.alignment }.doc(
        "How lines are aligned within the width of the widest line; default: leading."),
    ])
}

extension DrawingImage: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(href: "")
    try DrawingImage.fields.read(try json.object(), into: &self, scope)
    try scope.spend(1, of: .nodes, at: json)
    try scope.checkBudget(at: json)
    let picture = try PictureSize(href, loads: loads, in: scope, at: json)
    problem = picture.problem
    hasUnknownSize = loads && naturalSize == nil
    if naturalSize != nil || (width != nil && height != nil) { return }
    guard let natural = picture.natural else {
      throw json.error("has no size: give width and height, or naturalSize")
    }
    naturalSize = natural
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    if problem != nil { json.noteRefusal("has a picture that cannot be read") }
    var image = self
    if hasUnknownSize { image.naturalSize = nil }
    json.object {
      DrawingImage.fields.writeChanges(of: image, from: DrawingImage(href: ""), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema {
    fields.schema(requiring: ["href"])
  }

  private static let fields = DocumentFields<DrawingImage>(
    [
      Field("id") { $0.id = $1 }.written { $0.id }.doc(
        "The id of the image in the tree; default: none."),
      Field("href") { $0.href = $1 }.written { $0.href }.doc(
        "The picture, a path relative to the document or a data: URI."),
      Field("description") { $0.description = $1 }.written { $0.description }.doc(
        "The alternative text of the picture; default: none, for decoration."),
      Field("load") { $0.loads = $1 }.written { $0.loads }.doc(
        "Whether a web page loads the picture from its address; default: false."),
      Field("naturalSize", .positive) { $0.naturalSize = $1 }.written { $0.naturalSize }.doc(
        "The size of the picture in points, such as '{\"width\": 40, \"height\": 30}'; default: the size in the file."
      ),
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      .drawingLength("width", along: .horizontal) { $0.width = $1 }.written { $0.width }.doc(
        "The width of the box in points or percent of the drawing's; default: derived from the height and the picture."
      ),
      .drawingLength("height", along: .vertical) { $0.height = $1 }.written { $0.height }.doc(
        "The height of the box in points or percent of the drawing's; default: derived from the width and the picture."
      ),
      Field("fit") { $0.fit = $1 }.written { $0.fit }.doc(
        "How the picture is fitted into its box; default: fit."),
    ])
}

extension DrawingSymbol: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var parts = SymbolParts()
    try SymbolParts.fields.read(try json.object(), into: &parts, scope)
    guard let item = parts.item else { throw json.missing("symbol") }
    self.init(item, place: parts.place, width: parts.width, height: parts.height)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    let parts = SymbolParts(item: item, place: place, width: width, height: height)
    json.object { SymbolParts.fields.writeChanges(of: parts, from: SymbolParts(), scope, to: &$0) }
  }

  package static var schema: JSONSchema { SymbolParts.fields.schema(requiring: ["symbol"]) }
}

/// A symbol while it is read.
private struct SymbolParts {
  var item: PanelItem?
  var place = DrawingPlace()
  var width: Double?
  var height: Double?

  static let fields = DocumentFields<SymbolParts>(
    [
      Field("symbol", schema: .catalog(.document)) {
        (json, parts, scope) throws(JSONError) in
        parts.item = try PanelItem(document: json, scope)
      }.written { key, parts, _, scope, json in
        json.key(key)
        json.object { parts.item?.write(false, scope, to: &$0) }
      }.doc("Another document, such as '{\"type\": \"text\", \"text\": \"tea\"}'.")
    ],
    DrawingPlace.fields.within { $1(&$0.place) },
    [
      .drawingLength("width", along: .horizontal) { $0.width = $1 }.written { $0.width }.doc(
        "The proposed width in points or percent of the drawing's; default: the document's."),
      .drawingLength("height", along: .vertical) { $0.height = $1 }.written { $0.height }.doc(
        "The proposed height in points or percent of the drawing's; default: the document's."),
    ])
}

extension JSONCodec<Size> {
  /// An object with `width` and `height`, both greater than 0.
  fileprivate static var positive: JSONCodec {
    let fields = ValueFields<Size>([
      Field("width", .positiveLength) { $0.width = $1 }.written { $0.width }.doc(
        "The width in points."
      ).required,
      Field("height", .positiveLength) { $0.height = $1 }.written { $0.height }.doc(
        "The height in points."
      )
      .required,
    ])
    return JSONCodec(
      schema: fields.schema,
      read: { (json) throws(JSONError) in
        var size = Size.zero
        try fields.read(try json.object(), into: &size)
        return size
      }, write: { $0.write(to: &$1) })
  }
}
