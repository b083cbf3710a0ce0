import CPickerICU
import PickerText

extension TextMeasurer {
  /// Returns the plural category of `count` by the rules of CLDR.
  ///
  /// - Parameter language: A BCP 47 tag; nil and unknown languages use the rules of English.
  public func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    let count = Int32(clamping: count)
    let language = language.flatMap(LanguageTag.init)?.name ?? "en"
    let name = [UInt16](unsafeUninitializedCapacity: 16) { buffer, written in
      let units = picker_icu_plural(language, count, buffer.baseAddress, 16)
      written = min(16, max(0, Int(units)))
    }
    return PluralCategory(rawValue: String(decoding: name, as: UTF16.self)) ?? .other
  }
}
