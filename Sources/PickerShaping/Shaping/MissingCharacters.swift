/// Characters that no face has, each once, in the order in which they came.
struct MissingCharacters {
  private(set) var found: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  /// Notes the characters of clusters that no face has all of: those that no face has, or, if each
  /// has some face, those that the first one lacks.
  mutating func note(_ text: String, in style: ShapingStyle) {
    let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let nowhere = shown.filter { !style.hasFace(for: $0) }
    let primary = style.primary.typeface.characters
    let lacking = nowhere.isEmpty ? shown.filter { !primary.contains($0.value) } : nowhere
    for scalar in lacking where seen.insert(scalar).inserted { found.append(scalar) }
  }
}

extension ShapingStyle {
  /// Whether some face of the stack has the character.
  fileprivate func hasFace(for scalar: Unicode.Scalar) -> Bool {
    (0..<faceCount).contains {
      instance(at: $0)?.typeface.characters.contains(scalar.value) == true
    }
  }
}
