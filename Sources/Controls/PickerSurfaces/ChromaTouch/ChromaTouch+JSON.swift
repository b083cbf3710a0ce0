import PickerColor
import PickerControlBase
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

extension ChromaTouch: WritableControl {
  /// Creates the control that a document describes.
  ///
  /// - Throws: A `JSONError` with the path, what was expected and what was found:
  ///   `$.touches[0]: "x" is missing`.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    try source.read(Draft.fields, into: &draft)
    let value = try draft.value?.colorValue(in: draft.colorModel.space)
    self.init(value: value, colorModel: draft.colorModel, valueStyle: draft.valueStyle) {
      draft.configure(&$0)
    }
    for touch in draft.touches { self = touching(touch) }
    if let transition {
      let bound = transition.timing.keyframeBound(fps: transition.fps)
      try source.spend(bound, of: .nodes, at: "transition")
    }
  }

  package func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError) {
    if texts != ChromaTouchTexts() { json.noteRefusal("has texts of its own: use words") }
    if change != nil || forceBefore != nil { json.noteRefusal("remembers a touch") }
    try source.write(Draft(self), over: Draft(), Draft.fields, to: &json)
  }

  /// The JSON schema of such a document.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A control while it is read: the meaning of `value` depends on `colorModel`.
  private struct Draft {
    var container = Container()
    var font = Font()
    var value: JSONValue?
    var colorModel = Model.hsb
    var orientation: Orientation?
    var spacing = 8.0
    var isPeeking = false
    var isPopped = false
    var touches: [Touch] = []
    var cardFill = Color.white
    var presetFill = Color(white: 0.92)
    var trackStroke: Stroke?
    var thumb = ColorThumb()
    var liftThreshold = ChromaTouch.defaultLiftThreshold
    var transition: TouchTransitionDraft?
    var valueStyle = ValueStyle.units
    var box = SliderBoxDraft()
    /// The colour that is written.
    var picked: ColorValue?

    init() {}

    init(_ control: ChromaTouch) {
      (container, font, picked) = (control.container, control.font, control.value)
      (colorModel, valueStyle) = (control.colorModel, control.valueStyle)
      (orientation, spacing) = (control.orientation, control.spacing)
      (isPeeking, isPopped) = (control.isPeeking, control.isPopped)
      (liftThreshold, thumb) = (control.liftThreshold, control.thumb)
      (cardFill, presetFill) = (control.cardFill, control.presetFill)
      trackStroke = control.trackStroke
      transition = control.transition.map(TouchTransitionDraft.init)
      (box.style, box.labelColor) = (control.box, control.labelColor)
    }

    /// Sets everything that does not depend on the colour model.
    func configure(_ control: inout ChromaTouch) {
      control.container = container
      control.font = font
      control.orientation = orientation
      control.spacing = spacing
      (control.isPeeking, control.isPopped) = (isPeeking, isPopped)
      control.liftThreshold = liftThreshold
      control.transition = transition?.transition
      (control.box, control.labelColor) = (box.style, box.labelColor)
      (control.cardFill, control.presetFill) = (cardFill, presetFill)
      (control.trackStroke, control.thumb) = (trackStroke, thumb)
    }

    static let fields = DocumentFields<Draft>(
      Container.fields.within { $1(&$0.container) },
      [
        .font("font", { $0.font }) { $0.font = $1 },
        .later("value", schema: ColorValue.schema) { $0.value = $1 }.written {
          $0.picked.flatMap { ComponentList($0) }
        }.doc(
          "A colour, a list of numbers, or an object such as '{\"hue\": 0.6}'; default: 0.5 each."),
        Field("colorModel") { $0.colorModel = $1 }.written { $0.colorModel }.doc(
          "The model in which the touch picks; default: hsb."),
        Field("orientation") { $0.orientation = $1 }.written { $0.orientation }.doc(
          "Whether the sliders are below the swatch or beside it; default: landscape if the width is given and greater than the height."
        ),
        Field("spacing", .length) { $0.spacing = $1 }.written { $0.spacing }.doc(
          "Points between the swatch and the sliders; default: 8."),
        Field("valueStyle") { $0.valueStyle = $1 }.written { $0.valueStyle }.doc(
          "How labels show values; default: units."),
        .object("box", SliderBoxDraft.fields) { $1(&$0.box) }.doc(
          "The boxes of the sliders, such as '{\"fill\": \"white\"}'; default: a blue border."),
        Field("peek") { $0.isPeeking = $1 }.written { $0.isPeeking }.doc(
          "Whether the card is shown; default: false."),
        Field("popped") { $0.isPopped = $1 }.written { $0.isPopped }.doc(
          "Whether only the swatch is shown; default: false."),
        Field("touches") { $0.touches = $1 }.doc(
          "Touches in order, such as '[{\"x\": 20, \"y\": 20}]'; default: none."),
        Field("cardFill") { $0.cardFill = $1 }.written { $0.cardFill }.doc(
          "The colour of the card; default: white."),
        Field("presetFill") { $0.presetFill = $1 }.written { $0.presetFill }.doc(
          "The colour of the presets on the card; default: #EBEBEB."),
        Field("trackStroke") { $0.trackStroke = $1 }.written { $0.trackStroke }.doc(
          "The line along the edges of tracks: a colour, or an object of fill and width; default: none."
        ),
        .object("thumb", ColorThumb.fields) { $1(&$0.thumb) }.doc(
          "The fill and the stroke of thumbs, such as '{\"stroke\": \"gold\"}'; default: a white ring."
        ),
        Field("liftThreshold", .number(in: 0...1000)) { $0.liftThreshold = $1 }.written {
          $0.liftThreshold
        }.doc(
          "The drop in raw force, 0 to 6.67, that counts as lifting the finger; default: 0.25."),
        .object("transition", TouchTransitionDraft.fields) {
          $1(&$0.transition[default: TouchTransitionDraft()])
        }.written { key, root, _, scope, json in
          guard let transition = root.transition else { return }
          json.key(key)
          transition.write(scope, to: &json)
        }.doc(
          "How the parts move after the last touch, such as '{\"at\": 0.1}'; default: they do not move."
        ),
      ])
  }
}

/// The box of a slider while it is read.
private struct SliderBoxDraft: Sendable {
  var style = BoxStyle.slider
  var labelColor: Color?

  static let fields = DocumentFields<SliderBoxDraft>(
    BoxStyle.fields.within { $1(&$0.style) },
    [
      Field("labelColor") { $0.labelColor = $1 }.written { $0.labelColor }.doc(
        "The colour of the labels in the boxes; default: the theme's, or black.")
    ])
}

/// A transition while it is read.
private struct TouchTransitionDraft: Sendable {
  private var value = ChromaTouchTransition()
  private var timing = TimingDraft(.easeInOut, duration: 0.25)

  init() {}

  init(_ transition: ChromaTouchTransition) {
    value = transition
    timing = TimingDraft(transition.timing, over: timing)
  }

  /// Writes the keys that differ from the defaults; a transition of defaults is an empty object.
  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object {
      TouchTransitionDraft.fields.writeChanges(
        of: self, from: TouchTransitionDraft(), scope, to: &$0)
    }
  }

  static let fields = DocumentFields<TouchTransitionDraft>(
    [
      Field("from") { $0.value.from = $1 }.written { $0.value.from }.doc(
        "The previous stage; default: the stage before the last touch.")
    ], TimingDraft.fields.within { $1(&$0.timing) },
    [
      Field("fps", .number(in: 1...1000)) { $0.value.fps = $1 }.written { $0.value.fps }.doc(
        "The number of keyframes per second; default: 60."),
      Field("at", .number(in: 0...maximumLength)) { $0.value.at = $1 }.written { $0.value.at }.doc(
        "The time to show, in seconds since the start; default: the end, with all keyframes in the tree."
      ),
    ])

  var transition: ChromaTouchTransition {
    var transition = value
    transition.timing = timing.timing
    return transition
  }
}

extension ChromaTouch.Model: JSONReadable, JSONWritable {}
extension ChromaTouch.ValueStyle: JSONReadable, JSONWritable {}
extension ChromaTouch.Orientation: JSONReadable, JSONWritable {}
extension Touch.Target: JSONReadable {}

extension Touch: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var entry = BoxEntry()
    try BoxEntry.fields.read(try json.object(), into: &entry, scope)
    self = entry.touch
    // A point is required on the swatch, and on a slider touched without force.
    let isPlaced = target == .swatch || target.slider != nil && force == nil
    if isPlaced, entry.x == nil { throw json.error("\"x\" is missing") }
    if target == .swatch, entry.y == nil { throw json.error("\"y\" is missing") }
    point = entry.x.map { Point(x: $0, y: entry.y ?? 0) }
  }

  package static var schema: JSONSchema { BoxEntry.fields.schema }

  /// A touch while it is read.
  private struct BoxEntry {
    var touch = Touch()
    var x: Double?
    var y: Double?

    static let fields = DocumentFields<BoxEntry>([
      Field("on") { $0.touch.target = $1 }.doc("The touched part; default: the swatch."),
      Field("x", .length(atLeast: -maximumLength)) { $0.x = $1 }.doc(
        "Points from the left edge of the touched part."),
      Field("y", .length(atLeast: -maximumLength)) { $0.y = $1 }.doc(
        "Points from the top edge of the touched part."),
      Field("force", .number(in: 0...maximumLength)) { $0.touch.force = $1 }.doc(
        "The force of the touch, limited to maximumForce; default: not measured."),
      Field("maximumForce", .positiveLength) { $0.touch.maximumForce = $1 }.doc(
        "The maximum force that the device can measure, in the unit of force; default: 1."),
      Field("began") { $0.touch.began = $1 }.doc(
        "Whether a finger comes down with this touch; default: false."),
    ])
  }
}
