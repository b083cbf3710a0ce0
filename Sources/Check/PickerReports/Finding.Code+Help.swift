import PickerCheck
import PickerControls

extension Finding.Code {
  /// The finding in a short sentence.
  package var title: String {
    switch self {
    case .document: "A document cannot be read"
    case .catalogue: "A translation file cannot be read"
    case .missingLanguage: "A language is missing"
    case .overflow: "Content extends beyond its container"
    case .overlap: "Items overlap"
    case .truncated: "A label is truncated"
    case .indistinct: "Two labels look the same once truncated"
    case .hidden: "Items are hidden"
    case .clipped: "Ink of a text is clipped"
    case .missingGlyph: "No font has a glyph for a character"
    case .fallback: "The app's fonts have no glyph for a character"
    case .duplicateKey: "A translation file contains a key more than once"
    case .spaces: "A translation begins or ends with spaces"
    case .placeholder: "The placeholders of a translation differ from its text"
    case .plural: "A translation lacks a plural form of its language"
    case .tooLong: "A translation is longer than its catalogue allows"
    case .contrast: "The contrast of a text with its background is too low"
    case .smallTarget: "An item is hard to hit"
    case .rows: "There are more rows than allowed"
    case .narrowed: "A segmented control is narrowed"
    case .sourceDiffers: "The source text differs between catalogue and document"
    case .unknownId: "No catalogue has the id of an item"
    case .untranslated: "A text has no translation"
    case .duplicate: "Different items have the same translation"
    case .unchanged: "A translation is the same as the source text"
    case .differentRows: "The number of rows differs between languages"
    }
  }

  /// The consequence for users of the control, and the remedy.
  package var help: String {
    switch self {
    case .document:
      "The document is not checked. Correct it at the line that the message names."
    case .catalogue:
      "None of its texts is used, so its language is checked without them. Correct the file at the line that the "
        + "message names."
    case .missingLanguage:
      "No translation file is in this language, or its name is not recognized, so nothing in it is checked. "
        + "Restore the file, name its language with --languages, or update the baseline."
    case .overflow:
      "A box or a text is larger than its container, so it is clipped or covers something else. Give the "
        + "container more space, let the items wrap, or shorten the text."
    case .overlap:
      "Two items overlap, so parts of them cannot be read or hit. Give the container more space, "
        + "let the items wrap, or silence the finding if a negative margin or a position is intended."
    case .truncated:
      "The label is longer than its box and ends with an ellipsis. Give the item more space, allow more lines or a "
        + "smaller font size, or shorten the translation."
    case .indistinct:
      "Two items of a control have different labels that look the same once they are truncated. Give them more "
        + "space, or make the labels differ at their beginning."
    case .hidden:
      "Items are behind \"+N\" or in a menu, because there is not enough space for all. Give the control more "
        + "space or more rows, or silence the finding if this is intended."
    case .clipped:
      "The ink of a text, such as an accent or a descender, extends beyond the box that clips it. Increase the line "
        + "height or the padding."
    case .missingGlyph:
      "None of the fonts has a glyph for a character, so a box is drawn instead, and the measured width is "
        + "wrong. Load a font for the script with --font-dir or --system-fonts."
    case .fallback:
      "None of the app's font files contains the character, so a font of the device draws it in a different "
        + "style and width, or draws a box. Add a font for the script to the app."
    case .duplicateKey:
      "Only the last text of the key is used, here and in most apps. Remove the others."
    case .spaces:
      "The translation begins or ends with spaces that the source text does not have. They are not measured, but "
        + "most toolkits show them. Remove them in the catalogue."
    case .placeholder:
      "The translation lacks a placeholder of the text in the document, or has one that is never replaced. "
        + "Correct it in the catalogue."
    case .plural:
      "The language uses a plural form that the translation does not have, so some counts are shown in the wrong "
        + "form. Add it in the catalogue."
    case .tooLong:
      "The translation exceeds the limit of width, lines or characters in the catalogue. Shorten it, or measure "
        + "the limits again with --lengths."
    case .contrast:
      "The contrast of the text is below the minimum of WCAG 2.2, success criterion 1.4.3: 4.5 to 1, or 3 to 1 for large text."
    case .smallTarget:
      "The region in which the item can be hit is smaller than the minimum target, by default 44 points in either "
        + "direction. Make the item larger, or set minTarget."
    case .rows:
      "The control has more rows than --max-rows or the document allows. Give it more width, or shorten the texts."
    case .narrowed:
      "The labels do not fit at their full size, and the control uses the strategy of whenNarrow that the finding "
        + "names. Silence it if this is intended."
    case .sourceDiffers:
      "The document is out of date: it is checked with a text that the app does not show. Copy the catalogue's text "
        + "into the document."
    case .unknownId:
      "The id may be mistyped, or its key was renamed. Correct it in the document, so that its own translations are checked."
    case .untranslated:
      "The catalogue contains neither the id of the item nor its text, so the source text is shown."
    case .duplicate:
      "The items cannot be distinguished in this language. Translate them differently, or silence the finding if "
        + "they mean the same."
    case .unchanged:
      "The translation may have been forgotten. Translate the text, or name it in doNotTranslate if it is the "
        + "same in all languages."
    case .differentRows:
      "The content below the control moves when the language changes. Give it space for the largest number of "
        + "rows, or shorten the texts."
    }
  }
}
