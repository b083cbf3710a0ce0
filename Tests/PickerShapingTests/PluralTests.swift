import PickerShaping
import PickerText
import Testing

@Suite struct PluralTests {
  @Test(arguments: [
    ("en", 1, PluralCategory.one), ("en", 2, .other), ("pl", 3, .few), ("pl", 5, .many),
    ("ar", 0, .zero), ("ar", 2, .two), ("ja", 1, .other), ("ru", 21, .one),
    ("xx-nobody", 2, .other),
  ])
  func category_ofALanguage_followsCLDR(language: String, count: Int, category: PluralCategory) {
    #expect(TextMeasurer.shared.pluralCategory(of: count, language: language) == category)
  }

  @Test func category_withoutLanguage_followsEnglish() {
    #expect(TextMeasurer.shared.pluralCategory(of: 1, language: nil) == .one)
    #expect(TextMeasurer.shared.pluralCategory(of: 4, language: nil) == .other)
  }
}
