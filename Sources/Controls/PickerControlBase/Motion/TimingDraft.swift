import PickerJSON
import PickerMotion

/// A timing while it is read: a curve over a duration, or a spring.
package struct TimingDraft: Sendable {
  private var curve: TimingCurve
  private var duration: Double
  private var spring: Spring?

  /// Creates a timing with defaults.
  package init(_ curve: TimingCurve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The draft of a timing; the curve of a spring is that of `defaults`, which it replaces.
  package init(_ timing: Motion.Timing, over defaults: TimingDraft) {
    self = defaults
    switch timing {
    case .curve(let curve, let duration): (self.curve, self.duration) = (curve, duration)
    case .spring(let spring): self.spring = spring
    }
  }

  /// The keys. Of `curve` and `spring`, the one read last applies.
  package static let fields = DocumentFields<TimingDraft>([
    Field("curve", schema: TimingCurve.schema) { (json, draft, scope) throws(JSONError) in
      draft.curve = try TimingCurve(reading: json, scope)
      draft.spring = nil
    }.written { $0.curve }.doc(
      "The timing curve, a name or the control points [x1, y1, x2, y2]; replaces a spring."),
    Field("duration", .number(in: 0...3600)) { $0.duration = $1 }.written { $0.duration }.doc(
      "The duration in seconds, unless there is a spring."),
    Field("spring", schema: Spring.schema) { (json, draft, scope) throws(JSONError) in
      draft.spring = try Spring(reading: json, scope)
    }.written { $0.spring }.doc(
      "The spring of the motion, such as '{\"response\": 0.5}'; replaces curve and duration."),
  ])

  /// The timing that was read.
  package var timing: Motion.Timing {
    spring.map { .spring($0) } ?? .curve(curve, duration: duration)
  }
}
