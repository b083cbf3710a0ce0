/// The letters lam and alef, which Arabic fonts draw as one glyph: no text is split between them.
package enum LamAlef {
  /// Whether two adjacent grapheme clusters, with their marks, are drawn as one.
  package static func joins(_ first: Character, _ second: Character) -> Bool {
    first.unicodeScalars.first == "\u{644}"
      && second.unicodeScalars.first.map { alefs.contains($0) } == true
  }

  private static let alefs: [Unicode.Scalar] = [
    "\u{622}", "\u{623}", "\u{625}", "\u{627}", "\u{671}",
  ]
}
