import PickerText

/// How high a line is, and where its baseline lies.
///
/// The greatest ascent and the greatest descent of the first face and of every face used, and the
/// first face's line gap, half of it above and half below. A line height that was asked for wins:
/// the first face's ascent and descent are centred in it.
struct LineExtent: Hashable, Sendable {
  /// In points.
  var height: Double
  /// From the line's top, in points.
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

  /// In whole points; a descent that would lose by it takes a point of the ascent.
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
