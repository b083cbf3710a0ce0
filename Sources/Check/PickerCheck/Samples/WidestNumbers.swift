import PickerControls
import PickerGeometry
import PickerText

/// The widest of the numbers 0…999 in a language, for all numbers and for each plural form.
struct WidestNumbers {
  /// The widest number.
  private(set) var all = 0
  private var byCategory: [PluralCategory: Int] = [:]

  /// The forms that whole numbers take, in the order of the categories.
  var inOrder: [(category: PluralCategory, number: Int)] {
    PluralCategory.allCases.compactMap { category in
      byCategory[category].map { (category, $0) }
    }
  }

  /// - Parameters:
  ///   - format: The digits.
  ///   - language: The language whose plural forms count.
  ///   - measurer: Measures the digits; the width of a number is their sum.
  init(_ format: NumberFormat, language: String?, _ measurer: any TextMeasuring) {
    let digits = (0...9).map { format.digits(String($0)[...]) }
    let widths = measurer.widths(of: digits, language: language)
    let categories = PluralCategory.categories(of: 0...999, language: language)
    var widest: [PluralCategory: Double] = [:]
    for (number, category) in categories.enumerated() {
      var width = widths[number % 10]
      if number >= 10 { width += widths[number / 10 % 10] }
      if number >= 100 { width += widths[number / 100] }
      guard width > widest[category] ?? -1 else { continue }
      (widest[category], byCategory[category]) = (width, number)
    }
    let worst = inOrder.max { widest[$0.category] ?? 0 < widest[$1.category] ?? 0 }
    all = worst?.number ?? 0
  }
}

extension TextMeasuring {
  /// The widths of texts on one line in the default font, which are only compared with each other.
  func widths(of texts: [String], language: String?) -> [Double] {
    let style = TextStyle(font: Font(), language: language)
    return measure(texts.map { TextRequest($0, style: style) }).map { $0.size.width }
  }
}
