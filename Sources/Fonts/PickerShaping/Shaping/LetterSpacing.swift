import CPickerHarfBuzz

/// Places letter spacing: after every cluster, never inside one, not after invisible characters, such as soft hyphens,
/// and not at all in cursive scripts, where it would break the joins. Source: CSS Text 4 §8.2.
enum LetterSpacing {
  /// Marks the last glyph of each cluster from index `start` on.
  static func mark(
    _ glyphs: inout [ShapedGlyph], from start: Int, script: hb_script_t, in instance: FontInstance
  ) {
    glyphs.withUnsafeMutableBufferPointer {
      mark(UnsafeMutableBufferPointer(rebasing: $0[start...]), script: script, in: instance)
    }
  }

  /// Marks the last glyph of each cluster.
  static func mark(
    _ glyphs: UnsafeMutableBufferPointer<ShapedGlyph>, script: hb_script_t,
    in instance: FontInstance
  ) {
    if joins(script) { return }
    // HarfBuzz sets an invisible character as a space without a width.
    let invisible = instance.space.id
    for i in 0..<glyphs.count {
      let isLast = i + 1 == glyphs.count || glyphs[i + 1].cluster != glyphs[i].cluster
      let isFirst = i == 0 || glyphs[i - 1].cluster != glyphs[i].cluster
      let isInvisible = isFirst && glyphs[i].advance == 0 && glyphs[i].id == invisible
      glyphs[i].takesSpacing = isLast && !isInvisible
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
