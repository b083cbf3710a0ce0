/// Characters that no face has, each once, in the order in which they came.
struct MissingCharacters {
  private(set) var found: [Unicode.Scalar] = []

  /// Notes the characters of `text` that `instance` lacks too.
  mutating func note(_ text: String, not instance: FontInstance) {
    for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      if !instance.typeface.characters.contains(scalar.value), !found.contains(scalar) {
        found.append(scalar)
      }
    }
  }
}
