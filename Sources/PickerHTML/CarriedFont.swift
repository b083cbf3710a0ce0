import PickerControls
import PickerJSON
import PickerText
import PickerTree

/// A font that a page carries, in which its texts are measured and shown.
struct CarriedFont {
  /// The name by which documents call the family.
  let family: String
  let bytes: [UInt8]
}

extension Document {
  /// The fonts of a page: subsets of the bundled ones, with all of their axes, and others whole.
  func carriedFonts(for tree: LayoutTree, from embedding: any FontEmbedding) -> [CarriedFont] {
    let characters = characters
    let features = tree.fonts.flatMap(\.features).filter { $0.value > 0 }.map(\.tag)
    var use = FontUse(characters: characters, features: Set(features))
    use.isForMeasuring = true
    return faces(of: tree, drawing: characters).compactMap { face in
      embedding.embeddedFont(of: face, for: use).map {
        CarriedFont(family: face.family, bytes: $0.bytes)
      }
    }
  }

  /// The faces that draw the texts of the document, whatever its controls show, each once: those of the tree, and of every character in
  /// each family and style of the tree, regular and bold, because a selected label may be bolder and what is hidden now may be shown later.
  ///
  /// The number of texts that this measures depends on the known families, and not on how many fonts a document names.
  private func faces(
    of tree: LayoutTree, drawing characters: Set<Unicode.Scalar>
  ) -> [FontFace] {
    let language = tree.nodes.first.flatMap(tree.controlState)?.language
    let text = String(String.UnicodeScalarView(characters.sorted()))
    let known = tree.carriedFonts.filter { fonts.contains(family: $0.families[0]) }
    let requests = known.map { TextRequest(text, style: TextStyle(font: $0, language: language)) }
    let lines =
      fonts.measure(requests).flatMap(\.lines)
      + tree.nodes.compactMap { tree.textLine(for: $0) }
    return lines.flatMap(\.runs).map(\.face.withoutStyle).withoutRepetitions
  }

  /// The characters of the texts of the document, and those that controls add.
  private var characters: Set<Unicode.Scalar> {
    var characters: Set<Unicode.Scalar> = []
    try? JSONValue(parsing: json).collectCharacters(into: &characters)
    characters = characters.filter { $0.value >= 0x20 }
    characters.formUnion((0x20...0x7E).compactMap(Unicode.Scalar.init))
    characters.formUnion("\u{A0}°·–—‐−×…•‘’“”".unicodeScalars)
    return characters
  }
}

extension JSONValue {
  /// Adds the characters of all strings, but for keys, which no control shows.
  fileprivate func collectCharacters(into characters: inout Set<Unicode.Scalar>) throws(JSONError) {
    switch kind {
    case .string: characters.formUnion(try string().unicodeScalars)
    case .array: for element in try array() { try element.collectCharacters(into: &characters) }
    case .object:
      for member in try object() { try member.value.collectCharacters(into: &characters) }
    default: return
    }
  }
}

extension LayoutTree {
  /// The default font and those of the texts, each family by itself, regular and bold.
  fileprivate var carriedFonts: [Font] {
    ([Font()] + fonts).flatMap { font in
      font.families.flatMap { family in
        [FontWeight.regular, .bold].map {
          Font(families: [family], weight: $0, style: font.style)
        }
      }
    }.withoutRepetitions
  }
}

extension Array where Element: Hashable {
  fileprivate var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension FontFace {
  /// The face of the file, at no place of its axes.
  fileprivate var withoutStyle: FontFace {
    var face = self
    (face.postScriptName, face.variations, face.slant, face.boldness) = ("", [], 0, 0)
    return face
  }
}
