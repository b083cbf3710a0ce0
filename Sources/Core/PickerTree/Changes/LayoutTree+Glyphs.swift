import PickerText

extension LayoutTree {
  /// The first text, in paint order, that shows something but has no glyphs; nil if there is none.
  ///
  /// Such a tree was read from JSON without the detail ``Detail/glyphs``, or measured by a measurer without glyphs,
  /// such as an `AdvanceMeasuring`. SVG contains these texts as live text, and renderers that need outlines cannot
  /// draw them. Empty text, white space and invisible characters need no glyphs.
  ///
  /// - Complexity: O(*n*) for all nodes, and O(*g*) for all glyphs of a tree that was just laid out.
  public var textWithoutGlyphs: String? {
    for node in nodes {
      if let line = textLine(for: node), line.lacksGlyphs { return line.text }
    }
    return nil
  }

  /// The first text, in paint order, that outlines cannot draw: it has no glyphs, or a face that they do not know; nil if there is none.
  package func text(notDrawnBy outlines: any GlyphOutlining) -> String? {
    var known: Set<FontFace> = []
    for node in nodes {
      guard let line = textLine(for: node) else { continue }
      if line.lacksGlyphs { return line.text }
      for run in line.runs where !known.contains(run.face) {
        guard outlines.knows(run.face) else { return line.text }
        known.insert(run.face)
      }
    }
    return nil
  }
}
