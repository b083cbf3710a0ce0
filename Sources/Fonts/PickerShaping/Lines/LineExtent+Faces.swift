import PickerGeometry
import PickerText

extension LineExtent {
  /// Creates the extent of a line of `runs`: the maximum ascent plus the maximum descent of the primary face and of
  /// every face used, and the line gap of the primary face. A specified line height depends on the primary face
  /// alone.
  init(primary: FontInstance, runs: some Sequence<ShapedRun>, at scale: TextScale) {
    var metrics = FontMetrics(primary, at: scale)
    if scale.lineHeight == nil {
      for run in runs where run.instance !== primary {
        metrics = metrics.union(FontMetrics(run.instance, at: scale))
      }
    }
    self.init(metrics, at: scale)
  }
}

extension FontMetrics {
  fileprivate init(_ face: FontInstance, at scale: TextScale) {
    if scale.browser == .firefox {
      self.init(firefox: face.vertical, at: scale.size * face.sizeFactor)
      return
    }
    self = FontMetrics(
      ascent: face.ascent * scale.size, descent: face.descent * scale.size,
      lineGap: face.lineGap * scale.size
    ).rounded(scale.lineMetrics)
  }
}
