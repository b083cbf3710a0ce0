import PickerControls
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// A font that a page carries, in which its texts are measured and shown.
struct CarriedFont {
  let bytes: [UInt8]
  /// The name by which documents call the family.
  let family: String
  /// The attributes of the element with the bytes.
  private(set) var attributes: String

  /// A face that is known by what its file says.
  init(_ bytes: [UInt8], of family: String) {
    (self.bytes, self.family) = (bytes, family)
    attributes = "data-family=\"\(family.xmlEscaped)\""
  }

  /// A face of a font that the document declares.
  init(_ bytes: [UInt8], of named: NamedFace) {
    self.init(bytes, of: named.family)
    let weights = [named.weights.lowerBound, named.weights.upperBound].map { $0.svg }
    attributes += " data-weights=\"\(weights.joined(separator: " "))\""
    if let style = named.style { attributes += " data-style=\"\(style.rawValue)\"" }
  }
}

extension Document {
  /// The fonts of a page: subsets of the bundled ones, with all of their axes, and others whole. Those that the document names are last.
  func carriedFonts(for tree: LayoutTree, from embedding: any FontEmbedding) -> [CarriedFont] {
    var texts: Set<String> = []
    (try? JSONValue(parsing: json))?.collectTexts(into: &texts)
    let characters = characters(of: texts)
    let names = Set(texts.map { $0.lowercased() })
    let named = embedding.namedFaces.filter { names.contains($0.family.lowercased()) }
    let places = Set(named.map { $0.face.withoutStyle })
    let features = tree.fonts.flatMap(\.features).filter { $0.value > 0 }.map(\.tag)
    var use = FontUse(characters: characters, features: Set(features))
    use.isForMeasuring = true
    let others = faces(of: tree, drawing: characters).filter { !places.contains($0) }
    var fonts: [CarriedFont] = []
    var size = 0
    func add(_ face: FontFace, _ font: ([UInt8]) -> CarriedFont) {
      guard Budget.allows(bytes: size) else { return }
      guard let bytes = embedding.embeddedFont(of: face, for: use)?.bytes else { return }
      size += bytes.count
      fonts.append(font(bytes))
    }
    for face in others { add(face) { CarriedFont($0, of: face.family) } }
    for named in named { add(named.face) { CarriedFont($0, of: named) } }
    return fonts
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

  /// The characters of texts, and those that controls add.
  private func characters(of texts: Set<String>) -> Set<Unicode.Scalar> {
    var characters = Set(texts.lazy.flatMap { $0.unicodeScalars }.filter { $0.value >= 0x20 })
    characters.formUnion((0x20...0x7E).compactMap(Unicode.Scalar.init))
    characters.formUnion("\u{A0}°·–—‐−×…•‘’“”".unicodeScalars)
    return characters
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
