package import PickerJSON
public import PickerMotion
package import PickerText

extension LayoutTransition {
  /// The settings of a transition, described in JSON: `{"timing": {"spring": {"response": 0.3}}, "rowChange":
  /// "fade"}`.
  ///
  /// `timing` is `"spring"`, the name of a curve or its four numbers (with a duration of 0.3 seconds), or an object
  /// with the keys `curve`, `duration` and `spring`.
  public struct Settings: Hashable, Sendable {
    /// The curve or the spring that moves every number.
    public var timing: Motion.Timing
    /// How a chip moves to another row.
    public var rowChange: RowChange

    /// Creates settings with the defaults of documents.
    public init(timing: Motion.Timing = .layout, rowChange: RowChange = .move) {
      self.timing = timing
      self.rowChange = rowChange
    }
  }

  /// Creates the transition between two layouts at rest.
  ///
  /// - Complexity: O(*n* + *m*) for trees of *n* and *m* nodes.
  public init(from before: LayoutTree, to after: LayoutTree, settings: Settings) {
    self.init(
      from: before, to: after, timing: settings.timing, rowChange: settings.rowChange)
  }
}

extension LayoutTransition.RowChange: JSONReadable {}

extension LayoutTransition.Settings {
  /// Reads an object.
  ///
  /// - Throws: `$.timing: expected one of spring, linear, ease, easeIn, easeOut, easeInOut, [x1, y1, x2, y2], or an object`.
  package init(reading json: JSONValue, fonts: any FontCatalog) throws(JSONError) {
    self.init()
    try LayoutTransition.Settings.fields.read(
      try json.object(), into: &self, ReadingScope(fonts: fonts))
  }

  package static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<LayoutTransition.Settings>([
    Field("timing", schema: timingSchema) { (json, settings, scope) throws(JSONError) in
      settings.timing = try Motion.Timing(reading: json, scope)
    }.doc(
      "The timing: a curve, or an object such as '{\"curve\": \"easeOut\", \"duration\": 0.2}'; default: spring."
    ),
    Field("rowChange") { $0.rowChange = $1 }.doc(
      "How chips change rows: move, or fade out and in; default: move."),
  ])

  private static var timingSchema: JSONSchema {
    .anyOf([.words(["spring"]), TimingCurve.schema, TimingDraft.fields.schema])
  }
}

extension Motion.Timing {
  /// Reads `"spring"`, a curve, or an object of both.
  fileprivate init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    var draft = TimingDraft(.easeInOut, duration: 0.3)
    switch json.kind {
    case .object: try TimingDraft.fields.read(try json.object(), into: &draft, scope)
    case .string where try json.string() == "spring":
      self = .layout
      return
    case .array: draft = TimingDraft(try TimingCurve(reading: json, scope), duration: 0.3)
    default:
      let name = json.kind == .string ? try json.string() : ""
      guard let known = TimingCurve.named.first(where: { $0.name == name }) else {
        let names = TimingCurve.named.map { $0.name }.joined(separator: ", ")
        throw json.unexpected("one of spring, \(names), [x1, y1, x2, y2], or an object")
      }
      draft = TimingDraft(known.curve, duration: 0.3)
    }
    self = draft.timing
  }
}
