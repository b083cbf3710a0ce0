import Foundation
import PickerGeometry
import PickerText
import Testing

@testable import PickerShaping

@Suite struct FontStyleTests {
  /// How far a point one em above the baseline moves to the right: tan 14°.
  private let shear = 0.249328

  private func face(_ style: FontStyle, weight: Double = 400, widthClass: Int = 5) -> FaceEntry {
    FaceEntry(
      family: "F", weights: weight...weight, style: style, widthClass: widthClass,
      isVariable: false,
      from: .nowhere, in: OpenFonts()
    ) { nil }
  }

  private func matches(_ styles: [FontStyle]) -> [FontStyle] {
    let family = FontFamily(name: "F", entries: styles.map { face($0) })
    return FontStyle.allCases.map { wanted in
      let entry = family.entry(weight: 400, style: wanted)
      return FontStyle.allCases.first { entry?.styles.has($0) == true } ?? .normal
    }
  }

  @Test func faces_areMatchedByStyleAsInCSS() {
    #expect(matches([.normal, .italic, .oblique]) == [.normal, .italic, .oblique])
    #expect(matches([.oblique, .italic]) == [.oblique, .italic, .oblique])
    #expect(matches([.normal, .italic]) == [.normal, .italic, .italic])
    #expect(matches([.normal, .oblique]) == [.normal, .oblique, .oblique])
    #expect(matches([.italic]) == [.italic, .italic, .italic])
  }

  @Test func faces_ofNormalWidthGoBeforeStyleAndStyleBeforeWeight() {
    let narrow = FontFamily(
      name: "F", entries: [face(.italic, widthClass: 3), face(.normal, weight: 900)])
    #expect(narrow.entry(weight: 400, style: .italic)?.styles.isUpright == true)
    let heavy = FontFamily(name: "F", entries: [face(.normal), face(.italic, weight: 900)])
    #expect(heavy.entry(weight: 400, style: .italic)?.weights.lowerBound == 900)
  }

  @Test func axes_tellWhichStylesThereAre() {
    let italic = FontAxis(tag: "ital", range: 0...1, defaultValue: 0)
    let slant = FontAxis(tag: "slnt", range: -10...0, defaultValue: 0)
    let both = FaceStyles(axes: [italic, slant], otherwise: .normal)
    #expect(FontStyle.allCases.allSatisfy(both.has))
    #expect(FaceStyles(axes: [slant], otherwise: .normal).served(for: .italic) == .oblique)
    #expect(FaceStyles(axes: [italic], otherwise: .normal).served(for: .oblique) == .italic)
    #expect(FaceStyles(axes: [], otherwise: .normal).served(for: .oblique) == .slanted)
    #expect(FaceStyles(axes: [], otherwise: .italic).served(for: .normal) == .italic)
    #expect(ServedStyle.oblique.value(on: slant, among: [slant]) == -14)
    #expect(ServedStyle.italic.value(on: slant, among: [slant]) == -14)
    #expect(ServedStyle.italic.value(on: slant, among: [italic, slant]) == 0)
    #expect(ServedStyle.italic.value(on: italic, among: [italic, slant]) == 1)
  }

  @Test(arguments: [FontStyle.italic, .oblique])
  func uprightFace_isSlantedAndAdvancesAsBefore(_ style: FontStyle) throws {
    let upright = measured("Hamburgefonts", Font(size: 40), ink: true)
    let slanted = measured("Hamburgefonts", Font(size: 40, style: style), ink: true)
    #expect(slanted.size == upright.size && slanted.baseline == upright.baseline)
    let face = slanted.lines[0].runs[0].face
    #expect(face.slant == 14 && upright.lines[0].runs[0].face.slant == 0)
    #expect(slanted.lines[0].runs[0].glyphs == upright.lines[0].runs[0].glyphs)
    let (ink, plain) = try (#require(slanted.lines[0].ink), #require(upright.lines[0].ink))
    #expect(ink.minY == plain.minY && ink.maxY == plain.maxY && ink.maxX > plain.maxX)
  }

  @Test func outline_ofForeignVariations_isWithinTheAxes() throws {
    let run = measured("H", Font(size: 16, weight: .black)).lines[0].runs[0]
    func outline(_ variations: [FontVariation]) throws -> Path {
      var face = run.face
      face.variations = variations
      return try #require(TextMeasurer.shared.outline(of: run.glyphs[0].id, in: face))
    }
    let heaviest = try outline([FontVariation("wght", value: 900)])
    #expect(try outline([FontVariation("wght", value: 1e300)]) == heaviest)
    #expect(
      try outline([FontVariation("XXXX", value: 7), FontVariation("wght", value: 900)])
        == heaviest)
    #expect(try outline([]) != heaviest)
  }

  @Test func slantedOutline_movesEachPointByItsHeight() throws {
    let upright = measured("H").lines[0].runs[0]
    let slanted = measured("H", Font(style: .italic)).lines[0].runs[0]
    let plain = try #require(
      TextMeasurer.shared.outline(of: upright.glyphs[0].id, in: upright.face))
    let leaning = try #require(
      TextMeasurer.shared.outline(of: slanted.glyphs[0].id, in: slanted.face))
    #expect(plain.elements.count == leaning.elements.count)
    for case (.line(let from), .line(let to)) in zip(plain.elements, leaning.elements) {
      #expect((to.x - (from.x - from.y * shear)).magnitude < 1e-4 && to.y == from.y)
    }
  }

  @Test func everyFaceOfAStack_isSlanted() {
    let text = measured("aש中", Font(style: .italic), direction: nil)
    #expect(text.lines[0].runs.count == 3)
    #expect(text.lines[0].runs.allSatisfy { $0.face.slant == 14 })
  }

  @Test func styles_ofOneStaticFace_areToldApart() {
    let families = ["Noto Sans Hebrew"]
    let upright = measured("שלום", Font(families: families)).lines[0].runs[0].face
    let slanted = measured("שלום", Font(families: families, style: .oblique)).lines[0].runs[0].face
    let again = measured("שלום", Font(families: families)).lines[0].runs[0].face
    #expect(upright.slant == 0 && slanted.slant == 14 && again == upright)
  }

  /// A measurer whose family `F` has the face of a fixture with the declared `style`.
  private func measurer(
    _ name: String, _ style: FontStyle? = nil
  ) throws -> any FontCatalog {
    let path = Oracle.fixture("fonts/" + name)
    return try TextMeasurer().adding([FontFile(family: "F", path: path, style: style)])
  }

  /// The axis values of the face, and its synthetic slant if it has one.
  private func position(
    _ wanted: FontStyle, in measurer: any FontCatalog, _ variations: FontVariation...
  ) throws -> [String: Double] {
    let font = Font(families: ["F"], style: wanted, variations: variations)
    let face = try #require(measured("l", font, by: measurer).lines[0].runs.first).face
    var position = Dictionary(uniqueKeysWithValues: face.variations.map { ($0.tag, $0.value) })
    if face.slant != 0 { position["slant"] = face.slant }
    return position
  }

  @Test func slantAxis_isSetAsFarAsItGoes() throws {
    let own = try measurer("TestSlant.ttf")
    #expect(try position(.oblique, in: own) == ["slnt": -10])
    #expect(try position(.italic, in: own) == ["slnt": -10])
    #expect(try position(.normal, in: own) == ["slnt": 0])
    #expect(try position(.italic, in: own, FontVariation("slnt", value: -3)) == ["slnt": -3])
    let text = measured("l", Font(families: ["F"], size: 100, style: .oblique), ink: true, by: own)
    let ink = try #require(text.lines[0].ink)
    #expect((ink.minX - 10).magnitude < 1e-4 && (ink.maxX - 32.3).magnitude < 1e-4)
    #expect((ink.height - 70).magnitude < 1e-4 && (text.size.width - 30).magnitude < 1e-3)
  }

  @Test func italicAxis_isSetWithItsOwnAdvances() throws {
    let own = try measurer("TestItalic.ttf")
    #expect(try position(.italic, in: own) == ["ital": 1])
    #expect(try position(.oblique, in: own) == ["ital": 1])
    #expect(try position(.normal, in: own) == ["ital": 0])
    let upright = measured("l", Font(families: ["F"], size: 100), by: own)
    let italic = measured("l", Font(families: ["F"], size: 100, style: .italic), by: own)
    #expect((upright.size.width - 30).magnitude < 1e-3)
    #expect((italic.size.width - 32).magnitude < 1e-3)
  }

  @Test func axisOfAFaceDeclaredUpright_isLeftAlone() throws {
    let own = try measurer("TestSlant.ttf", .normal)
    #expect(try position(.italic, in: own) == ["slnt": 0, "slant": 14])
  }

  @Test func styleDeclared_winsOverTheFile() throws {
    let upright = try measurer("TestHebrew.ttc", .normal)
    let italic = try measurer("TestHebrew.ttc", .italic)
    #expect(try position(.italic, in: upright) == ["slant": 14])
    #expect(try position(.italic, in: italic) == [:])
    #expect(try position(.oblique, in: italic) == [:])
  }

  @Test func bitmaps_areNotSlanted() throws {
    let strike = try measurer("TestStrike.ttf")
    let text = measured("❤️", Font(families: ["F"], style: .italic), by: strike)
    #expect(text.lines[0].runs[0].face.slant == 0)
  }

  @Test func marks_leanWithTheirLetters() throws {
    let text = "x\u{301}"
    let upright = measured(text, Font(size: 100)).lines[0].runs[0]
    let slanted = measured(text, Font(size: 100, style: .italic)).lines[0].runs[0]
    for (plain, leaning) in zip(upright.glyphs, slanted.glyphs) {
      let moved = plain.offset.x - plain.offset.y * shear
      #expect((leaning.offset.x - moved).magnitude < 0.01)
      #expect(leaning.advance == plain.advance)
    }
  }

  /// Chromium's results, recorded by `Scripts/record/font_styles.py`.
  private struct Recording: Decodable {
    struct Face: Decodable {
      let style: String
      let weight: Double
    }
    struct Family: Decodable {
      let faces: [Face]
      /// For each style, and each weight.
      let chosen: [Int]
    }
    struct Ink: Decodable {
      let text: String
      let style: String
      let width: Double
      let left: Double
      let right: Double
      let top: Double
      let bottom: Double
    }
    let styles: [String]
    let weights: [Double]
    let families: [Family]
    let slanted: [Ink]

    init() throws {
      let file = URL(filePath: Oracle.fixture("font_styles.json"))
      self = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    }

    enum CodingKeys: CodingKey { case styles, weights, families, slanted }
  }

  @Test func faces_areThoseThatChromiumTakes() throws {
    let recording = try Recording()
    var count = 0
    for recorded in recording.families {
      let entries = recorded.faces.map { declared in
        face(FontStyle(rawValue: declared.style) ?? .normal, weight: declared.weight)
      }
      let family = FontFamily(name: "F", entries: entries)
      for (i, style) in recording.styles.enumerated() {
        for (k, weight) in recording.weights.enumerated() {
          let wanted = try #require(FontStyle(rawValue: style))
          let chosen = family.entry(weight: weight, style: wanted)
          let expected = recorded.chosen[i * recording.weights.count + k]
          #expect(chosen === entries[expected], "\(recorded.faces) \(style) \(weight)")
          count += 1
        }
      }
    }
    #expect(count == 120 * 3 * 7)
  }

  /// Chromium rounds the bounds of glyphs to whole pixels, so that its box is the larger one.
  @Test func slantedInk_isWhereChromiumHasIt() throws {
    let recording = try Recording()
    for recorded in recording.slanted {
      let style = try #require(FontStyle(rawValue: recorded.style))
      let text = measured(recorded.text, Font(size: 100, style: style), ink: true)
      let ink = try #require(text.lines[0].ink)
      #expect((text.size.width - recorded.width).magnitude < 1 / 64, "\(recorded)")
      let inside = [
        ink.minX - recorded.left, recorded.right - ink.maxX,
        ink.minY - text.baseline - recorded.top, recorded.bottom - ink.maxY + text.baseline,
      ]
      #expect(inside.allSatisfy { -0.1 < $0 && $0 < 1.8 }, "\(recorded) \(inside)")
    }
    #expect(recording.slanted.count == 18)
  }
}
