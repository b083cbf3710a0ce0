import PickerColor
import PickerGeometry
import PickerJSON
import PickerLimits
import PickerText

extension ChromaTouch {
  /// The control that a document describes.
  public init(reading source: DocumentSource) throws(JSONError) {
    var draft = Draft()
    try source.read(Draft.fields, into: &draft)
    let value = try draft.value?.colorValue(in: draft.colorModel.space)
    self.init(
      value: value, colorModel: draft.colorModel, container: draft.container, font: draft.font,
      orientation: draft.orientation, spacing: draft.spacing, isPeeking: draft.isPeeking,
      isPopped: draft.isPopped, liftThreshold: draft.liftThreshold,
      transition: draft.transition?.transition)
    for touch in draft.touches { self = touching(touch) }
    if let transition {
      let bound = transition.timing.keyframeBound(fps: transition.fps)
      try source.spend(bound, of: .nodes, at: "transition")
    }
  }

  /// The keys of such a document, and what each may be.
  public static var schema: JSONSchema { Draft.fields.schema }

  /// A control while it is read: what the colour means depends on the model.
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
    var liftThreshold = ChromaTouch.usualLiftThreshold
    var transition: TouchTransitionDraft?

    static let fields = Fields<Draft>(
      Container.fields.within(\.container),
      [
        .font("font", \.font),
        .later("value", \.value, schema: ColorValue.schema),
        Field("colorModel", \.colorModel),
        Field("orientation", \.orientation),
        .length("spacing", \.spacing),
        Field("peek", \.isPeeking),
        Field("popped", \.isPopped),
        Field("touches", \.touches),
        .number("liftThreshold", \.liftThreshold, in: 0...1000),
        Field("transition", schema: TouchTransitionDraft.fields.schema) {
          (json, draft, scope) throws(JSONError) in
          var transition = draft.transition ?? TouchTransitionDraft()
          try TouchTransitionDraft.fields.read(try json.object(), into: &transition, scope)
          draft.transition = transition
        },
      ])
  }
}

/// A transition while it is read.
private struct TouchTransitionDraft: Sendable {
  private var value = ChromaTouchTransition()
  private var timing = TimingDraft(.easeInOut, duration: 0.25)

  static let fields = Fields<TouchTransitionDraft>(
    [Field("from", \.value.from)], TimingDraft.fields.within(\.timing),
    [
      .number("fps", \.value.fps, in: 1...1000),
      .number("at", \.value.at, in: 0...maximumLength),
    ])

  var transition: ChromaTouchTransition {
    var transition = value
    transition.timing = timing.timing
    return transition
  }
}

extension ChromaTouch.Stage: JSONReadable {}
extension ChromaTouch.Model: JSONReadable {}
extension ChromaTouch.Orientation: JSONReadable {}
extension Touch.Target: JSONReadable {}

extension Touch: JSONReadable {
  init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var entry = Entry()
    try Entry.fields.read(try json.object(), into: &entry, scope)
    self = entry.touch
    // A place means something on the swatch, and on a slider that is not pressed.
    let isPlaced = target == .swatch || target.slider != nil && force == nil
    if isPlaced, entry.x == nil { throw json.error("\"x\" is missing") }
    if target == .swatch, entry.y == nil { throw json.error("\"y\" is missing") }
    point = entry.x.map { Point(x: $0, y: entry.y ?? 0) }
  }

  static var schema: JSONSchema { Entry.fields.schema }

  /// A touch while it is read.
  private struct Entry {
    var touch = Touch()
    var x: Double?
    var y: Double?

    static let fields = Fields<Entry>([
      Field("on", \.touch.target),
      .length("x", \.x, atLeast: -maximumLength),
      .length("y", \.y, atLeast: -maximumLength),
      .number("force", \.touch.force, in: 0...maximumLength),
      .positiveLength("maximumForce", \.touch.maximumForce),
    ])
  }
}
