import PickerText

/// The height of a line and the position of its baseline.
///
/// The height is the maximum ascent plus the maximum descent of the primary face and of every face used, plus the
/// line gap of the primary face, half of it above and half below. A specified line height overrides it: the
/// ascent and descent of the primary face are centred in it.
struct LineExtent: Hashable, Sendable {
  /// The height in points.
  var height: Double
  /// The distance from the top of the line to the baseline, in points.
  var baseline: Double

  init(primary: FontInstance, runs: some Sequence<ShapedRun>, at scale: TextScale) {
    var metrics = FaceMetrics(primary, at: scale)
    if let height = scale.lineHeight {
      self.init(height: height, gap: height - metrics.ascent - metrics.descent, metrics, scale)
      return
    }
    for run in runs where run.instance !== primary {
      let other = FaceMetrics(run.instance, at: scale)
      metrics.ascent = max(metrics.ascent, other.ascent)
      metrics.descent = max(metrics.descent, other.descent)
    }
    let height = metrics.ascent + metrics.descent + metrics.lineGap
    self.init(height: height, gap: metrics.lineGap, metrics, scale)
  }

  private init(height: Double, gap: Double, _ metrics: FaceMetrics, _ scale: TextScale) {
    self.height = height
    let half = gap / 2
    baseline = (scale.lineMetrics == .rounded ? half.rounded(.down) : half) + metrics.ascent
  }
}

/// A face's vertical metrics at a size, in points.
private struct FaceMetrics {
  var ascent: Double
  var descent: Double
  var lineGap: Double

  init(_ face: FontInstance, at scale: TextScale) {
    ascent = face.ascent * scale.size
    descent = face.descent * scale.size
    lineGap = face.lineGap * scale.size
    if scale.lineMetrics == .rounded { round() }
  }

  /// Rounds to whole points. If rounding reduced the descent, moves one point from the ascent to it.
  private mutating func round() {
    let exact = descent
    ascent = ascent.rounded()
    descent = descent.rounded()
    lineGap = lineGap.rounded()
    if descent < exact, ascent >= 1 {
      descent += 1
      ascent -= 1
    }
  }
}
