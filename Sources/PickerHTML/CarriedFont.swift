import PickerControls
import PickerText
import PickerTree

/// A font that a page carries, in which its texts are measured and shown.
struct CarriedFont {
  /// The name by which documents call the family.
  let family: String
  let bytes: [UInt8]
}

extension Document {
  /// The faces that draw the texts of the document, whatever its controls show, each once.
  ///
  /// A selected label may be bolder, and what is hidden now may be shown later, so every character is set in each family of the tree, in
  /// its weights and the regular and the bold one.
  fileprivate func faces(of tree: LayoutTree) -> [FontFace] {
    let language = tree.nodes.first.flatMap(tree.controlState)?.language
    let text = String(String.UnicodeScalarView(characters.sorted()))
    let requests = tree.carriedFonts.map { font in
      TextRequest(text, style: TextStyle(font: font, language: language))
    }
    return fonts.measure(requests).flatMap(\.lines).flatMap(\.runs).map(\.face.withoutStyle)
      .withoutRepetitions
  }

  /// The characters of the document, and those that controls add.
  fileprivate var characters: Set<Unicode.Scalar> {
    var characters = Set(String(decoding: json, as: UTF8.self).unicodeScalars)
    characters = characters.filter { $0.value >= 0x20 }
    characters.formUnion((0x20...0x7E).compactMap(Unicode.Scalar.init))
    characters.formUnion("\u{A0}°·–—‐−×…•‘’“”".unicodeScalars)
    return characters
  }

  /// The fonts of a page: subsets of the bundled ones, with all of their axes, and others whole.
  func carriedFonts(for tree: LayoutTree, from embedding: any FontEmbedding) -> [CarriedFont] {
    let features = tree.fonts.flatMap(\.features).filter { $0.value > 0 }.map(\.tag)
    var use = FontUse(characters: characters, features: Set(features))
    use.isForMeasuring = true
    return faces(of: tree).compactMap { face in
      embedding.embeddedFont(of: face, for: use).map {
        CarriedFont(family: face.family, bytes: $0.bytes)
      }
    }
  }
}

extension LayoutTree {
  /// The default font and those of the texts, each also in the regular and the bold weight.
  fileprivate var carriedFonts: [Font] {
    ([Font()] + fonts).flatMap { font in
      [.regular, .bold, font.weight].map {
        Font(families: font.families, weight: $0, style: font.style)
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
