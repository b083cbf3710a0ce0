import PickerCheck
import PickerControls
import PickerLayout

/// The matrix to check: documents × locales × widths × text scales.
enum Matrix {
  static let documents = 10
  static let locales = 100
  static let widths: [Double] = [320, 360, 375, 393, 414, 600, 768, 1024]
  static let textScales: [Double] = [1, 1.35, 2]
  static let itemsPerDocument = 20
  static let cells = documents * locales * widths.count * textScales.count

  /// Returns the check, whose texts are measured with `fonts`.
  static func check(_ names: Names, _ fonts: TextMeasurer) throws -> LayoutCheck {
    LayoutCheck(
      documents: try (0..<documents).map { number in
        var document = try Document(json: Array(#"{"type": "text"}"#.utf8), fonts: fonts)
        document.control = control(number)
        return CheckDocument(name: "\(number).json", document)
      },
      locales: (0..<locales).map { locale in
        CheckLocale(names.tag(ofLocale: locale)) { text in
          Int(text.text).map { TranslatedText(names.text(ofItem: $0, locale: locale)) }
        }
      },
      widths: widths, textScales: textScales, includesSource: false)
  }

  /// The texts of a document are numbers of items, which the locales translate.
  private static func control(_ document: Int) -> AnyControl {
    let texts = (0..<itemsPerDocument).map { String(document * itemsPerDocument + $0) }
    var chips = Chips(items: texts.map { Chip($0) })
    switch document % 5 {
    case 0: break
    case 1: chips.maxRows = 3
    case 2: chips.chip.maxWidth = 140
    case 3:
      let segmented = Segmented(items: texts[..<4].map { Segment($0) })
      return stack([AnyControl(segmented), AnyControl(Chips(items: texts[4...].map { Chip($0) }))])
    default:
      return stack(
        [texts[..<10], texts[10...]].map { half in
          AnyControl(Chips(items: half.map { Chip($0) }))
        })
    }
    return AnyControl(chips)
  }

  private static func stack(_ controls: [AnyControl]) -> AnyControl {
    AnyControl(Flow.stack(items: controls.map { PanelItem($0) }))
  }
}
