import PickerControls
import PickerJSON
import PickerText

/// A text of a string catalogue in one language.
struct StringCatalogLocalization {
  /// The text; nil if it is not translated.
  private(set) var text: TranslatedText?
  /// The plural forms that are there; nil without any.
  private(set) var givenForms: Set<PluralCategory>?

  init(_ object: JSONObject) throws(JSONError) {
    text = try text(of: object)
    let substitutions = try object["substitutions"]?.members() ?? []
    guard substitutions.count <= StringCatalogLocalization.maximumSubstitutionCount else {
      throw object.value.error(
        "expected at most \(StringCatalogLocalization.maximumSubstitutionCount) substitutions")
    }
    for substitution in substitutions {
      guard let old = text else { break }
      text = try old.substituting(
        "%#@\(substitution.key)@",
        by: text(of: substitution.value.object())?.withArgument(substitution.key),
        error: { substitution.value.error($0) })
    }
  }

  /// The maximum number of substitutions, for each of which the text is searched. Apple's formats have a few arguments.
  private static let maximumSubstitutionCount = 100

  /// The text of a `stringUnit`, or of `variations`.
  private mutating func text(of object: JSONObject) throws(JSONError) -> TranslatedText? {
    if let unit = try object["stringUnit"]?.object() {
      guard try unit["state"]?.string() != "new" else { return nil }
      let value = try unit["value"]?.string() ?? ""
      return value.isEmpty ? nil : TranslatedText(value)
    }
    guard let variations = try object["variations"]?.object() else { return nil }
    if let plural = variations["plural"] { return try text(ofPlural: plural.object()) }
    guard let devices = try variations["device"]?.members(), !devices.isEmpty else { return nil }
    let device = devices.first { $0.key == "other" } ?? devices[0]
    return try text(of: device.value.object())
  }

  private mutating func text(ofPlural plural: JSONObject) throws(JSONError) -> TranslatedText? {
    var forms: [PluralCategory: String] = [:]
    for form in plural {
      guard let category = PluralCategory(rawValue: form.key) else {
        throw form.value.error("expected zero, one, two, few, many or other as a key")
      }
      forms[category] = try text(of: form.value.object())?.text
    }
    givenForms = (givenForms ?? []).union(forms.keys)
    return TranslatedText(forms: forms)
  }
}

extension JSONValue {
  /// Returns the members of an object.
  func members() throws(JSONError) -> [JSONMember] { try Array(object()) }
}

extension TranslatedText {
  /// The text with the name of a substitution in place of `%arg`, which stands for its number.
  fileprivate func withArgument(_ name: String) -> TranslatedText {
    let number = MessageFormat.count(named: name)
    return TranslatedText(
      text.replacing("%arg", with: number),
      forms: forms.mapValues { $0.replacing("%arg", with: number) })
  }
}
