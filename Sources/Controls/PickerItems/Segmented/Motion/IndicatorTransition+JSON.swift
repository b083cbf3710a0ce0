import PickerControlBase
import PickerJSON
import PickerLimits
import PickerMotion

/// A transition while it is read: `from` can be resolved only once the items are known.
struct TransitionDraft: Sendable {
  private var value = IndicatorTransition()
  private var from: Selection?
  private var timing = TimingDraft(.linear, duration: 0.1)

  init() {}

  init(_ transition: IndicatorTransition) {
    value = transition
    from = transition.from.map { Selection(indices: [$0]) }
    timing = TimingDraft(transition.timing, over: timing)
  }

  static let fields = DocumentFields<TransitionDraft>(
    [
      Field("from", schema: Selection.schema, takesNull: true) {
        (json, draft, _) throws(JSONError) in
        draft.from = try Selection(reading: json)
      }.written { $0.from }.doc(
        "The previously selected segment, an index or an id; without one, nothing moves.")
    ], TimingDraft.fields.within { $1(&$0.timing) },
    [
      Field("velocity", .number(in: -maximumLength...maximumLength)) { $0.value.velocity = $1 }
        .written { $0.value.velocity }.doc(
          "The velocity of the indicator at the start, in points per second; default: the curve's or spring's."
        ),
      Field("style") { $0.value.style = $1 }.written { $0.value.style }.doc(
        "How the indicator moves; default: slide."),
      Field("fps", .number(in: 1...1000)) { $0.value.fps = $1 }.written { $0.value.fps }.doc(
        "The number of keyframes per second; default: 60."),
      Field("at", .number(in: 0...maximumLength)) { $0.value.at = $1 }.written { $0.value.at }.doc(
        "The time to show, in seconds since the start; default: the end, with all keyframes in the tree."
      ),
    ])

  /// Writes the keys that differ from the defaults; a transition of defaults is an empty object.
  func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object {
      TransitionDraft.fields.writeChanges(of: self, from: TransitionDraft(), scope, to: &$0)
    }
  }

  /// Resolves the transition once the items are known. With none or several selected before, nothing moves.
  func transition(
    in items: [Segment], of source: DocumentSource
  ) throws(JSONError) -> IndicatorTransition {
    var transition = value
    let from = try from?.positions(in: items) { source.error(at: "transition.from", $0) } ?? []
    transition.from = from.count == 1 ? from[0] : nil
    transition.timing = timing.timing
    if transition.from != nil {
      let bound = transition.timing.keyframeBound(fps: transition.fps)
      try source.spend(bound, of: .nodes, at: "transition")
    }
    return transition
  }
}

extension IndicatorTransition.Style: JSONReadable, JSONWritable {}
