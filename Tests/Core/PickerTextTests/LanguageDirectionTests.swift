import PickerGeometry
import PickerText
import Testing

@Suite struct LanguageDirectionTests {
  @Test(arguments: [
    "ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "ks", "syr", "nqo", "AR",
    "ar-EG", "ar_EG", "ara", "az-Arab", "az_arab_IR", "az-IR", "pa-PK", "pa-Arab", "uz-AF",
    "ff-Adlm",
    "bm-Nkoo", "en-Hebr", "dv-Thaa", "fa-Arab-u-nu-latn", "ar-XB", "ks-IN",
  ])
  func language_writtenFromTheRight_isRightToLeft(tag: String) {
    #expect(LayoutDirection(ofLanguage: tag) == .rightToLeft)
  }

  @Test(arguments: [
    "", "en", "de", "az", "az-AZ", "pa", "pa-IN", "uz", "ku", "ur-Latn", "ar-Latn", "he-Latn-IL",
    "sd-Deva", "sd-IN", "ug-KZ", "en-XA", "zh-Hant", "tr", "und", "x-ar", "en-u-nu-arab",
    "en-x-arab",
    "-", "abcdefgh", "ff", "ks-Deva", "kk-KZ",
  ])
  func language_writtenFromTheLeft_isLeftToRight(tag: String) {
    #expect(LayoutDirection(ofLanguage: tag) == .leftToRight)
  }
}
