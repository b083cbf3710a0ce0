public import PickerText

/// Measures by advances: at size 1 every grapheme cluster is one point wide and every line one point high.
///
/// Unlike ``MonospaceMeasurer``, it leaves line breaks and truncation to ``AdvanceMeasuring``.
public final class CellMeasurer: AdvanceMeasuring {
  private let special: [Character: Double?]

  /// Creates a measurer.
  ///
  /// - Parameter special: The advances in em of clusters that are not one em wide; nil for those without a glyph.
  public init(_ special: [Character: Double?] = [:]) {
    self.special = special
  }

  /// Returns the font's size, or the special advance of the cluster.
  public func advance(of cluster: Character, in font: Font) -> Double? {
    guard let known = special[cluster] else { return font.size }
    return known.map { $0 * font.size }
  }

  /// Returns three quarters of the font's size as ascent and one quarter as descent.
  public func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascent: 0.75 * font.size, descent: 0.25 * font.size)
  }
}
