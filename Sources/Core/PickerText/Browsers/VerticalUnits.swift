/// The vertical metrics of a face in font units, for browsers, which round them in different ways.
package struct VerticalUnits: Sendable {
  package var unitsPerEm = 1000
  /// The value in the table `hhea`, or in another one if there is none. Both are positive away from the baseline.
  package var ascent = 0
  package var descent = 0
  /// The distance between baselines.
  package var height = 0
  /// The values in the table `OS/2`; nil if there is none.
  package var typographic: (ascent: Int, descent: Int, lineGap: Int)?
  /// Whether the typographic ascent and descent determine the line height (`USE_TYPO_METRICS`).
  package var prefersTypographic = false
  /// Whether FreeType rounds ascent and descent to the nearest pixel, and not away from the baseline.
  package var roundsToNearest = false

  package init() {}
}
