/// The kinds of findings of a check, the worst first.
///
/// The module PickerCheck finds them; documents name them to silence findings. Lengths count as too large if they
/// exceed the space by more than 1/128 pt, as in layout.
public enum FindingCode: String, Hashable, Sendable, CaseIterable {
  /// A document cannot be read, so it is not checked.
  case document
  /// A catalogue cannot be read, so none of its texts is used.
  case catalogue
  /// No catalogue is in a language that the settings, the baseline or the last check have, so it is not checked.
  case missingLanguage
  /// Content extends beyond its container: an item or a control beyond the control that contains it, a label or its
  /// icons beyond the box of their item, or a label that cannot be truncated and is wider than its space.
  ///
  /// Scrolled content does not count, nor do shapes and images of drawings.
  case overflow
  /// Two items of a flow, or two controls of a panel, cover each other by more than half a point in both directions.
  case overlap
  /// A label is truncated: an ellipsis replaces a part of it.
  case truncated
  /// Two different labels of one control look the same, because they are truncated.
  case indistinct
  /// Items are hidden: behind the chip "+N" or beyond the last row of chips, or in the menu of a segmented control.
  case hidden
  /// The ink of a text, such as accents above a line that is too low, extends by more than half a point beyond the box
  /// of its item, beyond the control, or beyond a box that clips it.
  case clipped
  /// No font has a glyph for a character.
  case missingGlyph
  /// None of the app's fonts, which the check names, has a glyph for a character: another font draws it, or none.
  case fallback
  /// A catalogue has a key several times in one place; the last one counts.
  case duplicateKey
  /// A translation begins or ends with spaces that the source text does not have. They do not count as width.
  case spaces
  /// A translation lacks a placeholder of the text in the document, such as `{name}`, or has one that the text does not have.
  ///
  /// The same value may be written in different ways: `%d` and `{count}`, `%s` and `{name}`. Plural forms other than the one
  /// for most counts may lack the number. Texts without any placeholder are not compared.
  case placeholder
  /// A translation with plural forms lacks one that its language uses for whole numbers below 1000.
  ///
  /// Texts without plural forms are not compared: many need none.
  case plural
  /// A translation is longer than the limit that a catalogue has for it, such as Weblate's `max-size`, or `maxwidth` of XLIFF.
  case tooLong
  /// The contrast of a text with its background is below 4.5, or below 3 for large text: at least 24 pt, or at least
  /// 18.66 pt in bold (WCAG 2.2, 1.4.3).
  ///
  /// Items are looked at both selected and not; disabled ones are exempt. A gradient counts with its worst colour behind
  /// the text. Texts are left out where what is behind them is not opaque, or where an opacity, a filter, a blend mode or a
  /// transform applies to them.
  case contrast
  /// The hit region of an item is narrower or lower than the minimum target: the `minTarget` of the check, else that of the
  /// item's style, else 44 pt.
  case smallTarget
  /// A control has more rows of items than `maxRows`.
  case rows
  /// A segmented control took a compression step, whichever it is.
  case narrowed
  /// The catalogue of the document's own language has another text than the document, which is out of date.
  case sourceDiffers
  /// No catalogue has the id of an item, whose text is that of another key.
  case unknownId
  /// The catalogue has no translation of a text with letters.
  case untranslated
  /// Items of one control that have different texts in the document have the same translation.
  case duplicate
  /// A translation with letters is the text of the document itself, in another language than the document's.
  case unchanged
  /// A control has another number of rows than in the source language, at the same width and text size, so that what is
  /// below it moves from language to language; where that is not checked, than in most languages.
  case differentRows
}

extension FindingCode {
  /// The kinds that are right as often as wrong: *Status* is *Status* in German, too. They fail a check only where it names
  /// them.
  public static let hints: Set<FindingCode> = [.duplicate, .unchanged, .differentRows]
}
