import CPickerHarfBuzz

/// Places letter spacing: after every cluster, never inside one, and not at all in cursive scripts, where it
/// would break the joins. Source: CSS Text 4 §8.2.
enum LetterSpacing {
  /// Marks the last glyph of each cluster from index `start` on.
  static func mark(_ glyphs: inout [ShapedGlyph], from start: Int, script: hb_script_t) {
    glyphs.withUnsafeMutableBufferPointer {
      mark(UnsafeMutableBufferPointer(rebasing: $0[start...]), script: script)
    }
  }

  /// Marks the last glyph of each cluster.
  static func mark(_ glyphs: UnsafeMutableBufferPointer<ShapedGlyph>, script: hb_script_t) {
    if joins(script) { return }
    for i in 0..<glyphs.count {
      let isLast = i + 1 == glyphs.count || glyphs[i + 1].cluster != glyphs[i].cluster
      glyphs[i].takesSpacing = isLast
    }
  }

  /// Whether the script is cursive.
  private static func joins(_ script: hb_script_t) -> Bool {
    switch script {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_MANDAIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_ADLAM,
      HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI, HB_SCRIPT_SOGDIAN,
      HB_SCRIPT_OLD_UYGHUR, HB_SCRIPT_CHORASMIAN:
      true
    default: false
    }
  }
}
