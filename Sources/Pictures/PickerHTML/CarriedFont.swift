import PickerControls
import PickerJSON
import PickerLimits
import PickerRendering
import PickerText
import PickerTree

/// A font that a page carries, in which its texts are measured and shown.
struct CarriedFont {
  private let font: EmbeddedFont
  /// The name by which documents call the family.
  let family: String
  /// The face, at no place of its axes.
  let face: FontFace
  /// The declared properties of the face in the document.
  private let named: NamedFace?

  /// - Parameters:
  ///   - face: The face, at no place of its axes.
  ///   - named: The declared properties in the document; nil uses the properties in its file.
  init(_ font: EmbeddedFont, _ face: FontFace, named: NamedFace? = nil) {
    (self.font, self.face, self.named) = (font, face, named)
    family = named?.family ?? face.family
  }

  /// The style sheet by which the page shows texts in the font, and in which the script of the page finds its bytes.
  var markup: String {
    let weights = named?.weights ?? font.weights
    let range = [weights.lowerBound, weights.upperBound].map { $0.svg }.joined(separator: " ")
    let style = named?.style.map { $0.rawValue } ?? font.cssStyle
    let name = PageFonts.pageName(of: family).cssString
    return
      "<style data-family=\"\(family.xmlEscaped)\"\(attributes(range))>@font-face{font-family:\(name);"
      + "font-weight:\(range);font-style:\(style);src:url(data:font/ttf;base64,"
      + "\(Base64.encoded(font.bytes)))}</style>"
  }

  private func attributes(_ weights: String) -> String {
    // It would hide the pictures of the machine.
    if font.measuresOnly { return " media=\"not all\"" }
    guard let named else { return "" }
    let style = named.style.map { " data-style=\"\($0.rawValue)\"" } ?? ""
    return " data-weights=\"\(weights)\"" + style
  }
}

extension [CarriedFont] {
  /// The fonts of a page that has these.
  func pageFonts(measuredBy measurer: any TextMeasuring) -> PageFonts {
    var families: [String] = []
    for font in self where !families.contains(font.family) { families.append(font.family) }
    return PageFonts(families) { character, font in
      let request = TextRequest(String(character), style: TextStyle(font: font))
      let face = measurer.measure([request]).first?.lines.first?.runs.first?.face.withoutStyle
      return first { $0.face == face }?.family
    }
  }
}

extension Document {
  /// The fonts of a page: subsets of the bundled ones with all of their axes, and others complete. Fonts that the
  /// document names are last.
  ///
  /// - Parameters:
  ///   - measure: Whether texts are also measured in them, and not only texts of the document.
  ///   - families: The families that the page has; nil: all that it needs.
  func carriedFonts(
    for tree: LayoutTree, from embedding: any FontEmbedding, measure: Bool, families: [String]?
  ) -> [CarriedFont] {
    var texts: Set<String> = []
    (try? JSONValue(parsing: json))?.collectTexts(into: &texts)
    let names = Set(texts.map { $0.lowercased() })
    texts.formUnion(tree.labels.map { $0.text.text })
    let named = embedding.namedFaces.filter { names.contains($0.family.lowercased()) }
    let places = Set(named.map { $0.face.withoutStyle })
    let features = tree.fonts.flatMap(\.features).filter { $0.value > 0 }.map(\.tag)
    var use = FontUse(
      characters: characters(of: texts, measure: measure), features: Set(features))
    use.isForMeasuring = measure
    let others = faces(of: tree, drawing: use.characters).filter { !places.contains($0) }
    var fonts: [CarriedFont] = []
    var size = 0
    for (face, named) in others.map({ ($0, nil) }) + named.map({ ($0.face, Optional($0)) })
    where families?.contains(named?.family ?? face.family) ?? true {
      guard Budget.allows(bytes: size) else { break }
      guard let font = embedding.embeddedFont(of: face, for: use) else { continue }
      size += font.bytes.count
      fonts.append(CarriedFont(font, face.withoutStyle, named: named))
    }
    return fonts
  }

  /// The faces that draw the texts of the document for any state of its controls, each once: the faces of the tree,
  /// and of every character in each family and style of the tree, regular and bold. A selected label may be bolder,
  /// and text that is hidden now may be shown later.
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
  private func characters(of texts: Set<String>, measure: Bool) -> Set<Unicode.Scalar> {
    var characters = Set(texts.lazy.flatMap { $0.unicodeScalars }.filter { $0.value >= 0x20 })
    characters.formUnion((measure ? 0x20...0x7E : 0x30...0x39).compactMap(Unicode.Scalar.init))
    characters.formUnion("\u{A0}°·–—‐−×…•‘’“”".unicodeScalars)
    return characters
  }
}

extension LayoutTree {
  /// The default font and the fonts of the texts, each family by itself, regular and bold.
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
