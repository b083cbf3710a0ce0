import PickerControlBase
import PickerJSON
import PickerLimits
import PickerMotion

/// A transition while it is read: `from` can be resolved only once the items are known.
struct TransitionDraft: Sendable {
  private var value = IndicatorTransition()
  private var from: Selection?
  private var timing = TimingDraft(.linear, duration: 0.1)

  static let fields = DocumentFields<TransitionDraft>(
    [
      Field("from", schema: Selection.schema, takesNull: true) {
        (json, draft, _) throws(JSONError) in
        draft.from = try Selection(reading: json)
      }.doc("The previously selected segment, an index or an id; without one, nothing moves.")
    ], TimingDraft.fields.within { $1(&$0.timing) },
    [
      Field("velocity", .number(in: -maximumLength...maximumLength)) { $0.value.velocity = $1 }.doc(
        "The velocity of the indicator at the start, in points per second; default: the curve's or spring's."
      ),
      Field("style") { $0.value.style = $1 }.doc("How the indicator moves; default: slide."),
      Field("fps", .number(in: 1...1000)) { $0.value.fps = $1 }.doc(
        "The number of keyframes per second; default: 60."),
      Field("at", .number(in: 0...maximumLength)) { $0.value.at = $1 }.doc(
        "The time to show, in seconds since the start; default: the end, with all keyframes in the tree."
      ),
    ])

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

extension IndicatorTransition.Style: JSONReadable {}
