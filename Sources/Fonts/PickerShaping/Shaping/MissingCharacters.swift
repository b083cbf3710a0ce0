/// The characters that no face covers, each once, in order of occurrence.
struct MissingCharacters {
  private(set) var found: [Unicode.Scalar] = []
  private var seen: Set<Unicode.Scalar> = []

  /// Records the missing characters of clusters that no single face covers: the characters that no face covers,
  /// or, if each character has some face, those that the primary face lacks.
  mutating func record(_ text: String, in style: ShapingStyle) {
    let shown = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    let nowhere = shown.filter { !style.hasFace(for: $0) }
    let primary = style.primary.typeface.characters
    let lacking = nowhere.isEmpty ? shown.filter { !primary.contains($0.value) } : nowhere
    for scalar in lacking where seen.insert(scalar).inserted { found.append(scalar) }
  }
}

extension ShapingStyle {
  /// Whether a face of the stack covers the character.
  fileprivate func hasFace(for scalar: Unicode.Scalar) -> Bool {
    (0..<faceCount).contains {
      instance(at: $0)?.typeface.characters.contains(scalar.value) == true
    }
  }
}
