import CPickerHarfBuzz
import PickerText

/// The colour faces with pictures of the emoji that the bundled emoji face only measures.
struct EmojiPictures: Sendable {
  /// The colour faces that were added to a library, which come first.
  var added: [Typeface] = []
  /// Whether the faces of the machine follow them.
  var includesInstalled = true

  /// Looked up only for texts with emoji.
  private var installed: [InstalledFace] {
    includesInstalled ? InstalledEmoji.shared.faces : []
  }

  /// Whether a face has a picture of the emoji, judging by its characters.
  ///
  /// No file is opened for it, so a sequence that an older face does not know counts as covered if the face has each
  /// of its characters.
  func cover(_ cluster: Character) -> Bool {
    let shown = cluster.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return added.contains { face in shown.allSatisfy { face.characters.contains($0.value) } }
      || installed.contains { face in shown.allSatisfy(face.covers) }
  }

  /// Returns the picture for a glyph of the bundled emoji face, from the first face that has it.
  ///
  /// - Parameters:
  ///   - advance: The advance of that glyph, in em.
  ///   - registry: Where installed faces are opened.
  func picture(of glyph: UInt32, advance: Double, from registry: OpenFonts) -> EmojiPicture? {
    let sequences = EmojiSequences.shared.sequences(of: glyph)
    if sequences.isEmpty { return nil }
    for face in added {
      if let found = EmojiPicture(sequences, in: face, advance: advance, registry) { return found }
    }
    for face in installed {
      guard let open = try? registry.typeface(path: face.file, index: face.index) else { continue }
      if let found = EmojiPicture(sequences, in: open, advance: advance, registry) { return found }
    }
    return nil
  }
}

extension EmojiPictures: Hashable {
  static func == (a: EmojiPictures, b: EmojiPictures) -> Bool {
    a.identity == b.identity && a.includesInstalled == b.includesInstalled
  }

  func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private var identity: [ObjectIdentifier] { added.map(ObjectIdentifier.init) }
}

/// The glyph of a colour face that shows an emoji.
struct EmojiPicture {
  let typeface: Typeface
  let glyph: UInt32
  /// The factor that makes its advance equal to the bundled face's.
  let scale: Double

  /// Shapes the sequences of an emoji in turn until one of them is a single glyph that has a bitmap.
  fileprivate init?(
    _ sequences: [String], in typeface: Typeface, advance: Double, _ registry: OpenFonts
  ) {
    guard let strike = typeface.strike else { return nil }
    let instance = registry.instance(of: typeface, at: typeface.defaultPosition)
    for sequence in sequences {
      guard let glyph = EmojiPicture.glyph(of: sequence, in: instance),
        Int(glyph) < strike.advances.count, let units = strike.advances[Int(glyph)], units > 0,
        typeface.hasPNG(of: glyph)
      else { continue }
      let factor = advance / (Double(units) / FontInstance.unitsPerEm)
      // Faces whose pictures have other proportions would leave gaps or overlap.
      guard (0.5...2).contains(factor) else { continue }
      self.typeface = typeface
      self.glyph = glyph
      // The advance of the bundled face is a whole number of font units.
      scale = (factor - 1).magnitude < 0.001 ? 1 : factor
      return
    }
    return nil
  }

  /// The single visible glyph as which a face shapes a sequence; nil if there are several.
  private static func glyph(of sequence: String, in instance: FontInstance) -> UInt32? {
    let buffer = HarfBuzzBuffer()
    sequence.withBytes { bytes in
      buffer.shape(
        bytes, 0..<bytes.count, with: instance, script: HB_SCRIPT_COMMON, isRightToLeft: false,
        language: nil, features: UnsafeBufferPointer(start: nil, count: 0))
    }
    let shaped = buffer.glyphs
    let visible = (0..<shaped.count).filter { shaped[$0].advance != 0 }
    guard visible.count == 1, shaped.isComplete else { return nil }
    return UInt32(shaped[visible[0]].id)
  }
}

extension Typeface {
  /// Every axis at its default.
  fileprivate var defaultPosition: FacePosition {
    FacePosition(axes: axes.map(\.defaultValue))
  }

  /// Whether it is the bundled emoji face, which has metrics but no pictures.
  var measuresOnly: Bool { isBundled && isEmoji }
}
