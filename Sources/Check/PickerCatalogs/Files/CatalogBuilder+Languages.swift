import PickerCheck
import PickerJSON

extension CatalogBuilder {
  /// Notes the languages that are not read, and doubtful ones.
  /// - Parameter root: The first path that a caller named.
  mutating func noteLanguages(in root: String) {
    noteDoubtfulLanguages()
    guard !unread.isEmpty else { return }
    let read = languages.keys.sorted().joined(separator: ", ")
    let left = unread.sorted { $0.key < $1.key }.map { name, place in
      let more = place.count > 1 ? " and \(place.count - 1) more" : ""
      return "\(name) (\(place.path)\(more))"
    }
    let message =
      "languages read: \(read.isEmpty ? "none" : read); not read: \(left.joined(separator: ", ")); "
      + "name them with --languages \(unread.keys.min() ?? "")=TAG"
    note(CheckProblem(.unknownLanguage, path: root, message: message.asMessage(atMost: 2000)))
  }

  /// Notes languages that only one path names, in which it may be another word, if others are certain: `in` of
  /// `sign-in.json`.
  private mutating func noteDoubtfulLanguages() {
    guard files.values.contains(where: { $0.isCertain }) else { return }
    for (locale, place) in files.sorted(by: { $0.key < $1.key })
    where place.count == 1 && !place.isCertain && CatalogFormat(path: place.path)?.isOfWords == true
    {
      let message =
        "only this file is in the language \(locale); if that is wrong, set it with --languages"
      note(CheckProblem(.language, path: place.path, message: message))
    }
  }
}
