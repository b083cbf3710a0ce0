import PickerGeometry

extension FontMetrics {
  /// The metrics of a face at a size, rounded to whole points like in Firefox.
  ///
  /// Ascent and descent are the typographic ones, to the nearest point, if the face asks for these; else FreeType's, which it
  /// rounds away from the baseline. A line is as high as the typographic distance of baselines says, and never less than both.
  package init(firefox face: VerticalUnits, at size: Double) {
    let scale = (size * 64).rounded() / 64 / Double(face.unitsPerEm)
    let rule: FloatingPointRoundingRule =
      face.roundsToNearest ? .toNearestOrAwayFromZero : .up
    var ascent = (Double(face.ascent) * scale).rounded(rule)
    var descent = (Double(face.descent) * scale).rounded(rule)
    var height = (Double(face.height) * scale).rounded()
    if let typographic = face.typographic {
      let (up, down) = (Double(typographic.ascent) * scale, Double(typographic.descent) * scale)
      height = up + down + Double(typographic.lineGap) * scale
      if face.prefersTypographic { (ascent, descent) = (up.rounded(), down.rounded()) }
    }
    let line = (max(height, ascent + descent) + 0.5).rounded(.down)
    self.init(ascent: ascent, descent: descent, lineGap: line - ascent - descent)
  }
}
