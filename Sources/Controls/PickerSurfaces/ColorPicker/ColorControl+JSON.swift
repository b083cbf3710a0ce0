import PickerColor
import PickerControlBase
import PickerJSON
import PickerTree

/// An entry such as `{"control": "canvas", "parameters": ["hue", "saturation"], "size": 200}` while it is read.
struct ControlEntry {
  var styles: ColorControlStyles
  var kind = ColorControl.SurfaceKind.slider
  var names: [String] = []

  /// - Returns: The JSON value that names the parameters, where errors about them are reported.
  mutating func read(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) -> JSONValue {
    let object = try json.object()
    guard let control = object["control"] else { throw json.error("\"control\" is missing") }
    kind = try ColorControl.SurfaceKind(reading: control)
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
    let kinds = ColorControl.SurfaceKind.allCases.map { kind in
      JSONSchema.Case(
        kind.rawValue, schema: fields(of: kind).schema(requiring: requiredKeys(of: kind)))
    }
    return .anyOf([
      ColorPickerID.schema,
      .list(of: .anyOf([ColorPickerID.Part.schema, .cases(by: "control", kinds)])),
    ])
  }

  private static func requiredKeys(of kind: ColorControl.SurfaceKind) -> [String] {
    switch kind {
    case .slider: ["control", "parameter"]
    case .canvas, .wheel, .palette: ["control", "parameters"]
    case .preview: ["control"]
    }
  }

  private static func fields(of kind: ColorControl.SurfaceKind) -> DocumentFields<ControlEntry> {
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
      .elsewhere("control", schema: ColorControl.SurfaceKind.schema).doc(
        "The kind of the control."),
      Field("parameter", schema: .words(of: Parameter.Name.self)) {
        (json, entry, _) throws(JSONError) in
        entry.names = [try json.string()]
      }.written { $0.names.first }.doc("The parameter that the slider picks."),
    ], ColorSlider.Style.fields.within { $1(&$0.styles.slider) })
  private static let canvas = DocumentFields<ControlEntry>(
    pair, ColorCanvas.Style.fields.within { $1(&$0.styles.canvas) })
  private static let wheel = DocumentFields<ControlEntry>(
    pair, ColorWheel.Style.fields.within { $1(&$0.styles.wheel) })
  private static let palette = DocumentFields<ControlEntry>(
    pair, ColorPalette.Style.fields.within { $1(&$0.styles.palette) })
  private static let preview = DocumentFields<ControlEntry>(
    [
      .elsewhere("control", schema: ColorControl.SurfaceKind.schema).doc("The kind of the control.")
    ],
    ColorPreview.Style.fields.within { $1(&$0.styles.preview) })

  private static let pair: [DocumentField<ControlEntry>] = [
    .elsewhere("control", schema: ColorControl.SurfaceKind.schema).doc("The kind of the control."),
    Field("parameters", schema: .list(of: .words(of: Parameter.Name.self), count: 2...2)) {
      (json, entry, scope) throws(JSONError) in
      entry.names = try [String](reading: json)
    }.written { $0.names }.doc("The two parameters that the control picks."),
  ]
}

extension ColorControl.SurfaceKind: JSONReadable, JSONWritable {}

// Writing.
extension ControlEntry {
  /// Writes the text of a control in one of these styles, or an object if it has another style.
  static func write(
    _ control: ColorControl, _ styles: ColorControlStyles, _ scope: ReadingScope,
    to json: inout JSONWriter
  ) {
    var entry = ControlEntry(styles: styles)
    entry.styles.take(control)
    let part = ColorPickerID.Part(kind: control.kind, parameters: control.parameters)
    if entry.styles == styles { return json.string(part.description) }
    entry.names = control.parameters.map { $0.name.rawValue }
    json.object { json in
      json.member("control", string: control.kind.rawValue)
      fields(of: control.kind)
        .writeChanges(of: entry, from: ControlEntry(styles: styles), scope, to: &json)
    }
  }
}

extension ColorControlStyles {
  fileprivate mutating func take(_ control: ColorControl) {
    switch control {
    case .slider(let control): slider = control.style
    case .canvas(let control): canvas = control.style
    case .wheel(let control): wheel = control.style
    case .palette(let control): palette = control.style
    case .preview(let control): preview = control.style
    }
  }
}

extension ColorSlider.Style {
  static let fields = DocumentFields<ColorSlider.Style>([
    Field("axis") { $0.axis = $1 }.written { $0.axis }.doc(
      "The direction of the slider; default: horizontal."),
    Field("inverted") { $0.isInverted = $1 }.written { $0.isInverted }.doc(
      "Whether 0 is at the trailing end or at the bottom; default: false."),
    Field("length", .positiveLength) { $0.length = $1 }.written { $0.length }.doc(
      "The length of the slider in points; default: the available width, or 300 if there is none or the slider is vertical."
    ),
    Field("thickness", .positiveLength) { $0.thickness = $1 }.written { $0.thickness }.doc(
      "The thickness of the slider in points; default: 40."),
    Field("step", .number(in: 0.0001...1)) { $0.step = $1 }.written { $0.step }.doc(
      "The step of keys and drags, 0.0001 to 1, where 1 is the complete range; default: a degree, a 255th or a percentage point for keys, none for drags."
    ),
  ])
}

extension ColorPlaneStyle {
  /// The keys of canvases and wheels.
  fileprivate static var planeFields: [DocumentField<Self>] {
    [
      Field("size", .positiveLength) { $0.size = $1 }.written { $0.size }.doc(
        "The width and the height of the control in points; default: the available width, or 300."),
      Field("thumbSize", .length) { $0.thumbSize = $1 }.written { $0.thumbSize }.doc(
        "The diameter of the thumb in points; default: 25."),
    ]
  }
}

extension ColorCanvas.Style {
  static let fields = DocumentFields<ColorCanvas.Style>(
    planeFields,
    [
      Field("inverted") { $0.inverted = $1 }.written { $0.inverted }.doc(
        "The axes whose 0 is at the trailing end or at the bottom; default: none.")
    ])
}

extension ColorWheel.Style {
  static let fields = DocumentFields<ColorWheel.Style>(
    planeFields,
    [
      Field("startAngle") { $0.startAngle = $1 }.written { $0.startAngle }.doc(
        "Where the first parameter is 0, in degrees clockwise from three o'clock; default: -90, at the top."
      ),
      Field("clockwise") { $0.isClockwise = $1 }.written { $0.isClockwise }.doc(
        "Whether the first parameter increases clockwise; default: true."),
    ])
}

extension ColorCanvas.InvertedAxes: JSONReadable, JSONWritable {}

extension ColorPalette.Style {
  static let fields = DocumentFields<ColorPalette.Style>([
    Field("size", .positiveLength) { $0.size = $1 }.written { $0.size }.doc(
      "The width of the palette in points; default: the available width, or 300."),
    Field("rows", .count(in: 1...maximumSwatches)) { $0.rows = $1 }.written { $0.rows }.doc(
      "The number of rows; default: 10."),
    Field("columns", .count(in: 1...maximumSwatches)) { $0.columns = $1 }.written { $0.columns }
      .doc("The number of columns; default: 10."),
    Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
      "Points between swatches; default: 8."),
  ])

  /// The maximum number of rows or columns.
  private static let maximumSwatches = 1000
}

extension ColorPreview.Style {
  static let fields = DocumentFields<ColorPreview.Style>([
    Field("width", .positiveLength) { $0.width = $1 }.written { $0.width }.doc(
      "The width of the preview in points; default: the available width, or 300."),
    Field("height", .positiveLength) { $0.height = $1 }.written { $0.height }.doc(
      "The height of the preview in points; default: 40."),
    Field("square") { $0.isSquare = $1 }.written { $0.isSquare }.doc(
      "Whether the preview is square; default: false."),
    Field("tile", .number(in: Checkerboard.minimumTile...maximumLength)) {
      $0.checkerboard.tile = $1
    }.written { $0.checkerboard.tile }.doc(
      "The size of the squares behind translucent colours, in points; default: 20."),
    Field("colors", schema: .list(of: Color.schema, count: 2...2)) {
      (json, style, scope) throws(JSONError) in
      let colors = try [Color](reading: json)
      guard colors.count == 2 else {
        throw json.error("must have two colours, has \(colors.count)")
      }
      (style.checkerboard.first, style.checkerboard.second) = (colors[0], colors[1])
    }.written { [$0.checkerboard.first, $0.checkerboard.second] }.doc(
      "The two colours of the squares behind translucent colours; default: white and grey."),
    Field("cornerRadius", .length) { $0.cornerRadius = $1 }.written { $0.cornerRadius }.doc(
      "The corner radius in points; default: 0."),
  ])
}
