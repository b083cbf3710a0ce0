import PickerGeometry

/// The height of a line and the position of its baseline.
package struct LineExtent: Hashable, Sendable {
  /// The height in points.
  package var height: Double
  /// The distance from the top of the line to the baseline, in points.
  package var baseline: Double

  /// Creates the extent of a line: ascent, descent and line gap, half of the gap above and half below.
  ///
  /// A specified line height overrides it: ascent and descent are centred in it.
  ///
  /// - Parameter metrics: The metrics, already rounded where `scale` asks for it.
  package init(_ metrics: FontMetrics, at scale: TextScale) {
    height = scale.lineHeight ?? (metrics.ascent + metrics.descent + metrics.lineGap)
    let gap = scale.lineHeight.map { $0 - metrics.ascent - metrics.descent } ?? metrics.lineGap
    let half = gap / 2
    let isWhole = scale.lineMetrics == .rounded && scale.browser != .firefox
    baseline = (isWhole ? half.rounded(.down) : half) + metrics.ascent
  }
}
