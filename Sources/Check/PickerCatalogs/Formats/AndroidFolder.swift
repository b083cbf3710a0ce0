import PickerCheck

/// A folder of Android resources: `values`, `values-pt-rBR`, `values-b+sr+Latn`.
struct AndroidFolder {
  /// The locale; nil for the default.
  var locale: String?
  /// Whether the texts are only for certain devices, such as in `values-de-land`.
  var isForSomeDevices = false

  /// Nil for a path in another folder.
  init?(path: String, _ names: LanguageNames) {
    let components = path.split(separator: "/")
    guard components.count > 1 else { return nil }
    let qualifiers = components[components.count - 2].split(separator: "-")
    guard qualifiers.first == "values" else { return nil }
    var isBeforeRegion = false
    for qualifier in qualifiers.dropFirst() {
      if isBeforeRegion, let region = AndroidFolder.region(qualifier) {
        locale = locale.map { $0 + "-" + region }
        isBeforeRegion = false
      } else if locale == nil, let language = AndroidFolder.language(qualifier, names) {
        locale = language
        isBeforeRegion = !qualifier.hasPrefix("b+")
      } else {
        isForSomeDevices = true
      }
    }
  }

  /// The tag of `de` or `b+sr+Latn`.
  private static func language(_ qualifier: Substring, _ names: LanguageNames) -> String? {
    if qualifier.hasPrefix("b+") {
      let tag = qualifier.dropFirst(2).split(separator: "+", omittingEmptySubsequences: false)
      return names.tag(tag.joined(separator: "-"))
    }
    // The mode of a car; the language of this code has but few speakers.
    guard qualifier.utf8.count <= 3, qualifier != "car" else { return nil }
    return names.tag(String(qualifier))
  }

  /// The region of `rBR`.
  private static func region(_ qualifier: Substring) -> String? {
    let isRegion =
      qualifier.utf8.count == 3 && qualifier.first == "r"
      && qualifier.utf8.allSatisfy { $0.isLetter }
    return isRegion ? qualifier.dropFirst().uppercased() : nil
  }
}
