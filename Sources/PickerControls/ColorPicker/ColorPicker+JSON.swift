import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

extension ColorPicker {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    try source.read(Draft.fields, into: &draft)
    let parts = try draft.controls(source)
    for control in parts.controls {
      try source.spend(control.nodeCount, of: .nodes, at: parts.key)
      try source.spend(control.sampleCount, of: .pathElements, at: parts.key)
    }
    let value = try draft.values?.colorValue(in: parts.space) ?? .middle(of: parts.space)
    do {
      self = try ColorPicker(
        parts.controls, of: value, picksAlpha: draft.picksAlpha, container: draft.container,
        axis: draft.axis, spacing: draft.spacing)
    } catch {
      throw source.error(at: parts.key, error.message)
    }
    for drag in try draft.drags?.array().map({ $0 }) ?? [] { try apply(drag, source.scope) }
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A picker while it is read: the meaning of other keys depends on `space`.
  fileprivate struct Draft {
    var container = Container()
    var space: ColorSpace?
    var picksAlpha = true
    var axis = Axis.vertical
    var spacing = 8.0
    var styles = ColorControlStyles()
    var values: JSONValue?
    var controls: JSONValue?
    var drags: JSONValue?

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.container) },
      [
        Field("space") { $0.space = $1 },
        Field("alpha") { $0.picksAlpha = $1 },
        .later("values", schema: ColorValue.schema) { $0.values = $1 },
        .later("controls", schema: ControlEntry.listSchema) { $0.controls = $1 },
        .later("drags", schema: .list(of: Drag.schema)) { $0.drags = $1 },
        Field("axis") { $0.axis = $1 },
        Field("spacing", .length) { $0.spacing = $1 },
        .object("slider", ColorSlider.Style.fields) { $1(&$0.styles.slider) },
        .object("canvas", ColorCanvas.Style.fields) { $1(&$0.styles.canvas) },
        .object("wheel", ColorCanvas.Style.fields) { $1(&$0.styles.wheel) },
        .object("palette", ColorPalette.Style.fields) { $1(&$0.styles.palette) },
        .object("preview", ColorPreview.Style.fields) { $1(&$0.styles.preview) },
      ])
  }

  /// Applies a drag such as `{"control": 0, "x": 120, "y": 20}`.
  private mutating func apply(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var drag = Drag()
    try Drag.fields.read(try json.object(), into: &drag, scope)
    guard let control = drag.control, let x = drag.x, let y = drag.y else {
      let missing = drag.control == nil ? "control" : drag.x == nil ? "x" : "y"
      throw json.error("\"\(missing)\" is missing")
    }
    do {
      self = try dragging(control, to: Point(x: x, y: y))
    } catch {
      throw JSONError(path: "\(json.path).control", message: error.message)
    }
  }

  private struct Drag {
    var control: Int?
    var x: Double?
    var y: Double?

    static let fields = DocumentFields<Drag>([
      Field("control", schema: .integer(atLeast: 0)) { (json, drag, _) throws(JSONError) in
        drag.control = try json.integer()
      },
      Field("x", .length(atLeast: -maximumLength)) { $0.x = $1 },
      Field("y", .length(atLeast: -maximumLength)) { $0.y = $1 },
    ])

    static var schema: JSONSchema { fields.schema(requiring: ["control", "x", "y"]) }
  }
}

// The controls.
extension ColorPicker.Draft {
  /// The controls, their space, and the key they were read from.
  fileprivate typealias Parts = (space: ColorSpace, controls: [ColorControl], key: String)

  /// Returns the controls of `controls`; without that key, those named by a picker's `id`; else a slider for each
  /// parameter.
  fileprivate mutating func controls(_ source: DocumentSource) throws(JSONError) -> Parts {
    if let controls, controls.kind == .string {
      return try named(try controls.string(), "controls", source)
    }
    if let controls {
      let space = space ?? .hsba
      return (space, try list(controls, in: space, source.scope), "controls")
    }
    if let id = container.id, ColorPickerID.looksLikeID(id) {
      container.id = nil
      return try named(id, "id", source)
    }
    let all = (space ?? .hsba).parameters.filter { picksAlpha || !$0.isAlpha }
    return (space ?? .hsba, all.map { .slider(ColorSlider($0, style: styles.slider)) }, "controls")
  }

  private func named(
    _ text: String, _ key: String, _ source: DocumentSource
  ) throws(JSONError) -> Parts {
    do throws(ColorPickerError) {
      let id = try ColorPickerID(text)
      if let space, space != id.space {
        throw ColorPickerError("is a picker of \(id.space), but space is \(space)")
      }
      return (id.space, try id.controls(styles), key)
    } catch {
      throw source.error(at: key, error.message)
    }
  }

  private func list(
    _ json: JSONValue, in space: ColorSpace, _ scope: ReadingScope
  ) throws(JSONError) -> [ColorControl] {
    guard json.kind == .array else { throw json.unexpected("a list of controls or a picker's id") }
    var controls: [ColorControl] = []
    for element in try json.array() {
      controls.append(try control(element, in: space, scope))
    }
    return controls
  }

  /// Reads `"slider(hue)"`, or an object that may also contain a style.
  private func control(
    _ json: JSONValue, in space: ColorSpace, _ scope: ReadingScope
  ) throws(JSONError) -> ColorControl {
    var entry = ControlEntry(styles: styles)
    var invalid = json
    if json.kind == .object {
      invalid = try entry.read(json, scope)
    } else if json.kind != .string {
      throw json.unexpected("a control such as \"slider(hue)\", or an object")
    }
    let text = json.kind == .string ? try json.string() : nil
    do throws(ColorPickerError) {
      if let text { return try ColorPickerID.Part(text, in: space).control(entry.styles) }
      return try ColorPickerID.Part(entry.kind, entry.names, in: space).control(entry.styles)
    } catch {
      throw invalid.error(error.message)
    }
  }
}

/// An entry such as `{"control": "canvas", "parameters": ["hue", "saturation"], "size": 200}` while it is read.
private struct ControlEntry {
  var styles: ColorControlStyles
  var kind = ColorControl.Kind.slider
  var names: [String] = []

  /// - Returns: The JSON value that names the parameters, where errors about them are reported.
  mutating func read(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) -> JSONValue {
    let object = try json.object()
    guard let control = object["control"] else { throw json.error("\"control\" is missing") }
    kind = try ColorControl.Kind(reading: control)
    try ControlEntry.fields(of: kind).read(object, into: &self, scope)
    let key = kind == .slider ? "parameter" : "parameters"
    guard let parameters = object[key], !parameters.isNull else {
      if kind == .preview { return json }
      throw json.error("\"\(key)\" is missing")
    }
    return parameters
  }

  /// The schema of a picker's id, or a list of names and objects.
  static var listSchema: JSONSchema {
    let kinds = ColorControl.Kind.allCases.map { kind in
      JSONSchema.Case(
        kind.rawValue, schema: fields(of: kind).schema(requiring: requiredKeys(of: kind)))
    }
    return .anyOf([
      ColorPickerID.schema,
      .list(of: .anyOf([ColorPickerID.Part.schema, .cases(by: "control", kinds)])),
    ])
  }

  private static func requiredKeys(of kind: ColorControl.Kind) -> [String] {
    switch kind {
    case .slider: ["control", "parameter"]
    case .canvas, .wheel, .palette: ["control", "parameters"]
    case .preview: ["control"]
    }
  }

  private static func fields(of kind: ColorControl.Kind) -> DocumentFields<ControlEntry> {
    switch kind {
    case .slider: slider
    case .canvas: canvas
    case .wheel: wheel
    case .palette: palette
    case .preview: preview
    }
  }

  private static let slider = DocumentFields<ControlEntry>(
    [
      .elsewhere("control", schema: ColorControl.Kind.schema),
      Field("parameter", schema: .words(of: Parameter.Name.self)) {
        (json, entry, _) throws(JSONError) in
        entry.names = [try json.string()]
      },
    ], ColorSlider.Style.fields.within { $1(&$0.styles.slider) })
  private static let canvas = DocumentFields<ControlEntry>(
    pair, ColorCanvas.Style.fields.within { $1(&$0.styles.canvas) })
  private static let wheel = DocumentFields<ControlEntry>(
    pair, ColorCanvas.Style.fields.within { $1(&$0.styles.wheel) })
  private static let palette = DocumentFields<ControlEntry>(
    pair, ColorPalette.Style.fields.within { $1(&$0.styles.palette) })
  private static let preview = DocumentFields<ControlEntry>(
    [.elsewhere("control", schema: ColorControl.Kind.schema)],
    ColorPreview.Style.fields.within { $1(&$0.styles.preview) })

  private static let pair: [DocumentField<ControlEntry>] = [
    .elsewhere("control", schema: ColorControl.Kind.schema),
    Field("parameters", schema: .list(of: .words(of: Parameter.Name.self), count: 2...2)) {
      (json, entry, scope) throws(JSONError) in
      entry.names = try [String](reading: json)
    },
  ]
}

extension ColorControl.Kind: JSONReadable {}

extension ColorSlider.Style {
  static let fields = DocumentFields<ColorSlider.Style>([
    Field("axis") { $0.axis = $1 },
    Field("inverted") { $0.isInverted = $1 },
    Field("length", .positiveLength) { $0.length = $1 },
    Field("thickness", .positiveLength) { $0.thickness = $1 },
  ])
}

extension ColorCanvas.Style {
  static let fields = DocumentFields<ColorCanvas.Style>([
    Field("size", .positiveLength) { $0.size = $1 },
    Field("thumbSize", .length) { $0.thumbSize = $1 },
  ])
}

extension ColorPalette.Style {
  static let fields = DocumentFields<ColorPalette.Style>([
    Field("size", .positiveLength) { $0.size = $1 },
    Field("rows", .count(in: 1...maximumSwatches)) { $0.rows = $1 },
    Field("columns", .count(in: 1...maximumSwatches)) { $0.columns = $1 },
    Field("spacing", .length) { $0.spacing = $1 },
  ])

  /// The maximum number of rows or columns.
  private static let maximumSwatches = 1000
}

extension ColorPreview.Style {
  static let fields = DocumentFields<ColorPreview.Style>([
    Field("width", .positiveLength) { $0.width = $1 },
    Field("height", .positiveLength) { $0.height = $1 },
    Field("square") { $0.isSquare = $1 },
    Field("tile", .number(in: Checkerboard.minimumTile...maximumLength)) {
      $0.checkerboard.tile = $1
    },
    Field("colors", schema: .list(of: Color.schema, count: 2...2)) {
      (json, style, scope) throws(JSONError) in
      let colors = try [Color](reading: json)
      guard colors.count == 2 else { throw json.error("must be two colours, are \(colors.count)") }
      (style.checkerboard.first, style.checkerboard.second) = (colors[0], colors[1])
    },
    Field("cornerRadius", .length) { $0.cornerRadius = $1 },
  ])
}

extension JSONValue {
  /// Reads the components of a space by name, as a list, or as a colour. Omitted components are 0.5, omitted alpha
  /// is 1.
  ///
  ///     {"hue": 0.6, "saturation": 1}    [0.6, 1, 0.5]    "teal"
  func colorValue(in space: ColorSpace) throws(JSONError) -> ColorValue {
    switch kind {
    case .object: return try namedNumbers(of: space)
    case .array: return try listedNumbers(of: space)
    case .string:
      guard let color = Color(try string()) else { break }
      return ColorValue(color, in: space)
    default: break
    }
    throw unexpected("an object of numbers, a list of numbers or a colour")
  }

  private func namedNumbers(of space: ColorSpace) throws(JSONError) -> ColorValue {
    var value = ColorValue.middle(of: space)
    for member in try object() {
      guard let parameter = space.parameters.first(where: { member.keyEquals($0.name.rawValue) })
      else { throw member.unknownKeyError(known: space.parameters.map { $0.name.rawValue }) }
      if !member.value.isNull { value[parameter] = try member.value.number(in: 0...1) }
    }
    return value
  }

  private func listedNumbers(of space: ColorSpace) throws(JSONError) -> ColorValue {
    var numbers: [Double] = []
    for element in try array() { numbers.append(try element.number(in: 0...1)) }
    do {
      return try ColorValue(space: space, components: numbers)
    } catch {
      throw self.error(error.message)
    }
  }
}
