/// The kinds of findings of a check, most severe first.
///
/// The module PickerCheck reports them, and documents name them to silence findings. A length is too large if it
/// exceeds the available space by more than 1/128 pt, like in layout.
public enum FindingCode: String, Hashable, Sendable, CaseIterable {
  /// A document cannot be read and is not checked.
  case document
  /// A catalogue cannot be read, and none of its texts are used.
  case catalogue
  /// No catalogue has a language that the settings, the baseline or the last check contain. The language is not
  /// checked.
  case missingLanguage
  /// Content extends beyond its container. An item or a control extends beyond the control that contains it, a label
  /// or its icons beyond the box of their item, or a label that cannot be truncated is too wide.
  ///
  /// Scrolled content is exempt, and so are shapes and images of drawings.
  case overflow
  /// Two items of a flow, or two controls of a panel, overlap by more than half a point in both directions.
  case overlap
  /// A label is truncated: an ellipsis replaces part of it.
  case truncated
  /// Two different labels of one control look the same because they are truncated.
  case indistinct
  /// Items are hidden: behind the chip "+N", after the last row of chips, or in the menu of a segmented control.
  case hidden
  /// The ink of a text, such as accents above a short line, extends by more than half a point beyond the box of its
  /// item, beyond the control, or beyond a clip.
  case clipped
  /// No font has a glyph for a character.
  case missingGlyph
  /// None of the app's fonts that the check names has a glyph for a character: another font draws it, or none.
  case fallback
  /// A catalogue contains a key several times in one place; the last one counts.
  case duplicateKey
  /// A translation begins or ends with spaces that the source text does not have. These spaces do not count as width.
  case spaces
  /// A translation lacks a placeholder of the text in the document, such as `{name}`, or has an additional one.
  ///
  /// The same value may be written in different ways: `%d` and `{count}`, `%s` and `{name}`. Plural forms except
  /// `other` may lack the number. Texts without any placeholder are not compared.
  case placeholder
  /// A translation with plural forms lacks a form that its language uses for whole numbers below 1000.
  ///
  /// Texts without plural forms are not compared: many need none.
  case plural
  /// A translation is longer than the limit in its catalogue, such as Weblate's `max-size` or XLIFF's `maxwidth`.
  case tooLong
  /// The contrast of a text with its background is below 4.5, or below 3 for large text: at least 24 pt, or at least
  /// 18.66 pt in bold (WCAG 2.2, 1.4.3).
  ///
  /// Items are checked both selected and unselected; disabled ones are exempt. A gradient counts with its worst
  /// colour behind the text. Texts are skipped if their backdrop is not opaque, or if an opacity, a filter, a blend
  /// mode or a transform applies to them.
  case contrast
  /// The hit region of an item is narrower or lower than the minimum target: the check's `minTarget`, otherwise the
  /// `minTarget` of the item's style, otherwise 44 pt.
  case smallTarget
  /// A control has more rows of items than `maxRows`.
  case rows
  /// A segmented control applied any compression step.
  case narrowed
  /// The document's text differs from the catalogue of its own language: the document is out of date.
  case sourceDiffers
  /// No catalogue has the id of an item, but another key has its text.
  case unknownId
  /// The catalogue has no translation of a text with letters.
  case untranslated
  /// Items of one control with different texts in the document have the same translation.
  case duplicate
  /// A translation with letters equals the document's text, in another language than the document's.
  case unchanged
  /// A control has a different number of rows than in the source language, at the same width and text size. Content
  /// below it moves when the language changes. If the source language is not checked, the number of rows of most
  /// languages is the reference.
  case differentRows
}

extension FindingCode {
  /// The kinds that are as often right as wrong: *Status* is also *Status* in German. They fail a check only if it
  /// names them.
  public static let hints: Set<FindingCode> = [.duplicate, .unchanged, .differentRows]
}
