import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerTree

extension ColorPicker: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.drags[0].control: must be 0 to 2, is 3`.
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
      (trackStroke, thumb) = (draft.trackStroke, draft.thumb)
    } catch {
      throw source.error(at: parts.key, error.message)
    }
    for drag in try draft.drags?.array().map({ $0 }) ?? [] { try apply(drag, source.scope) }
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    try source.write(Draft(self), over: Draft(), Draft.fields, to: &json)
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
    var trackStroke: Stroke?
    var thumb = ColorThumb()
    var styles = ColorControlStyles()
    var values: JSONValue?
    var controls: JSONValue?
    var drags: JSONValue?
    /// The picker that is written.
    var picker: ColorPicker?

    init() {}

    init(_ picker: ColorPicker) {
      self.picker = picker
      (container, axis, spacing) = (picker.container, picker.axis, picker.spacing)
      (trackStroke, thumb) = (picker.trackStroke, picker.thumb)
      picksAlpha = picker.picksAlpha
      space = picker.value.space == .hsba ? nil : picker.value.space
    }

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.container) },
      [
        Field("space") { $0.space = $1 }.written { $0.space }.doc(
          "The colour space of the values; default: the id's, or hsba."),
        Field("alpha") { $0.picksAlpha = $1 }.written { $0.picksAlpha }.doc(
          "Whether a control picks alpha; if false, none may; default: true."),
        .later("values", schema: ColorValue.schema) { $0.values = $1 }.written {
          $0.picker.flatMap { ComponentList($0.value) }
        }.doc(
          "A colour, a list of numbers, or an object such as '{\"hue\": 0.6}'; default: 0.5 each, alpha 1."
        ),
        .later("controls", schema: ControlEntry.listSchema) { $0.controls = $1 }.written(
          by: Draft.writeControls
        ).doc(
          "The id of a picker, or its controls, such as '[\"slider(white)\"]'; default: a slider for each parameter."
        ),
        .later("drags", schema: .list(of: Drag.schema)) { $0.drags = $1 }.doc(
          "Drags in order, such as '[{\"control\": 0, \"x\": 20, \"y\": 20}]'; default: none."),
        Field("axis") { $0.axis = $1 }.written { $0.axis }.doc(
          "How controls are stacked; default: vertical."),
        Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
          "Points between controls; default: 8."),
        Field("trackStroke") { $0.trackStroke = $1 }.written { $0.trackStroke }.doc(
          "The line along the edges of tracks: a colour, or an object of fill and width; default: none."
        ),
        .object("thumb", ColorThumb.fields) { $1(&$0.thumb) }.doc(
          "The fill and the stroke of thumbs, such as '{\"stroke\": \"gold\"}'; default: a white ring."
        ),
        .object("slider", ColorSlider.Style.fields) { $1(&$0.styles.slider) }.doc(
          "The style of every slider, such as '{\"axis\": \"vertical\"}'; default: '{\"thickness\": 40}'."
        ),
        .object("canvas", ColorCanvas.Style.fields) { $1(&$0.styles.canvas) }.doc(
          "The style of every canvas, such as '{\"size\": 200}'; default: '{\"thumbSize\": 25}'."),
        .object("wheel", ColorWheel.Style.fields) { $1(&$0.styles.wheel) }.doc(
          "The style of every wheel, such as '{\"thumbSize\": 50}'; default: '{\"thumbSize\": 25}'."
        ),
        .object("palette", ColorPalette.Style.fields) { $1(&$0.styles.palette) }.doc(
          "The style of every palette, such as '{\"rows\": 1, \"columns\": 12}'; default: '{\"rows\": 10, \"columns\": 10}'."
        ),
        .object("preview", ColorPreview.Style.fields) { $1(&$0.styles.preview) }.doc(
          "The style of every preview, such as '{\"tile\": 10}'; default: '{\"height\": 40}'."),
      ])
  }

  /// Applies a drag such as `{"control": 0, "x": 120, "y": 20}`.
  private mutating func apply(_ json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    try scope.checkBudget(at: json)
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
      }.doc("The index of the dragged control, from 0."),
      Field("x", .length(atLeast: -maximumLength)) { $0.x = $1 }.written { $0.x }.doc(
        "Points from the left edge of the dragged control."),
      Field("y", .length(atLeast: -maximumLength)) { $0.y = $1 }.written { $0.y }.doc(
        "Points from the top edge of the dragged control."),
    ])

    static var schema: JSONSchema { fields.schema(requiring: ["control", "x", "y"]) }
  }
}

extension ColorPicker.Draft {
  /// Writes the controls unless they are a slider for each parameter.
  fileprivate static let writeControls: DocumentField<ColorPicker.Draft>.ChangeWriter = {
    key, root, base, scope, json in
    guard let picker = root.picker else { return }
    let all = picker.value.space.parameters.filter { picker.picksAlpha || !$0.isAlpha }
    let sliders = all.map { ColorControl.slider(ColorSlider($0, style: base.styles.slider)) }
    let isNamed = picker.container.id.map(ColorPickerID.looksLikeID) ?? false
    guard isNamed || picker.controls != sliders else { return }
    json.key(key)
    json.array { json in
      for control in picker.controls {
        ControlEntry.write(control, base.styles, scope, to: &json)
      }
    }
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
