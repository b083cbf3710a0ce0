import PickerJSON
import PickerTree

extension Words {
  /// Writes the words that a script says: `{"limitReached": "No more can be selected", …, "language": "en"}`, where
  /// `language` is missing if it is the control's language.
  package func writeAnnouncements(to json: inout JSONWriter) {
    let words: [Word] = [.limitReached, .required, .removed, .select]
    json.object { json in
      for word in words { json.member(word.rawValue, string: text(word)) }
      if let language = words.compactMap({ language(of: $0) }).first {
        json.member("language", string: language)
      }
    }
  }
}
