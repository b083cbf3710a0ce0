import CPickerHarfBuzz
import PickerGeometry
import PickerText
import PickerLocks
import Synchronization

/// All of a style that shaping depends on; styles that differ in size only have the same one.
final class ShapingStyle: Sendable {
  /// Its number, which is never given again.
  let number: UInt64
  /// The first face of the stack, which sets spaces, ellipses and what is missing.
  let primary: FontInstance
  let features: [FontFeature]
  let language: LanguageTag?
  /// Of the paragraph; nil: that of its first strong character.
  let direction: LayoutDirection?
  /// Whether there is letter spacing, so that ligatures are undone.
  let isSpaced: Bool
  /// Whether each feature is for all of a text.
  let featuresAreWhole: Bool
  /// The features as HarfBuzz takes them; letter spacing undoes ligatures first.
  nonisolated(unsafe) let harfbuzzFeatures: UnsafeBufferPointer<hb_feature_t>
  /// HarfBuzz keeps languages for the life of the process.
  nonisolated(unsafe) let harfbuzzLanguage: OpaquePointer?
  private let stack: [FontStackMember]
  private let system: SystemFonts?
  /// What weight and axes faces of the system are set to.
  private let font: Font
  /// One for each face of the stack; nil as long as nobody wanted it.
  private let opened: Mutex<[FontInstance??]>

  init(_ key: ShapingKey, number: UInt64) {
    self.number = number
    primary = key.primary
    features = key.features
    featuresAreWhole = key.features.allSatisfy { $0.range == nil }
    language = key.language
    direction = key.direction
    isSpaced = key.isSpaced
    stack = key.stack
    system = key.system
    font = key.font
    let undone = key.isSpaced ? [FontFeature("liga", 0), FontFeature("clig", 0)] : []
    harfbuzzFeatures = ShapingStyle.harfbuzzFeatures(undone + key.features)
    harfbuzzLanguage = key.language.flatMap { hb_language_from_string($0.name, -1) }
    opened = Mutex([key.primary] + Array(repeating: nil, count: key.stack.count - 1))
  }

  deinit { harfbuzzFeatures.deallocate() }

  /// Where they stay for as long as the style does, so that shaping need not hold on to an array.
  private static func harfbuzzFeatures(
    _ features: [FontFeature]
  ) -> UnsafeBufferPointer<hb_feature_t> {
    let room = UnsafeMutableBufferPointer<hb_feature_t>.allocate(capacity: features.count)
    _ = room.initialize(from: features.map(hb_feature_t.init))
    return UnsafeBufferPointer(room)
  }

  /// How many faces there are to try.
  var faceCount: Int { stack.count }

  /// The face at `place` in the stack, opened if it has to be; nil where its file is unusable.
  func instance(at place: Int) -> FontInstance? {
    if place == 0 { return primary }
    return opened.withLock { opened in
      if let known = opened[place] { return known }
      let instance = stack[place].instance
      opened[place] = .some(instance)
      return instance
    }
  }

  /// A face of the system for the first character of `text` that it has one for; nil without
  /// system fonts, or where they have none of it.
  func systemInstance(for text: String) -> FontInstance? {
    guard let system else { return nil }
    for scalar in text.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
      if let instance = system.instance(for: scalar, font, language: language?.name) {
        return instance
      }
    }
    return nil
  }

  /// Places in the stack in the order in which they are tried for emoji.
  func emojiPlaces() -> [Int] {
    let emoji = stack.indices.filter { instance(at: $0)?.typeface.isEmoji == true }
    return emoji + stack.indices.filter { !emoji.contains($0) }
  }
}

extension hb_feature_t {
  fileprivate init(_ feature: FontFeature) {
    let end = picker_hb_feature_end()
    self.init(
      tag: PickerShaping.tag(of: feature.tag), value: feature.value,
      start: feature.range.map { UInt32(clamping: $0.lowerBound) } ?? 0,
      end: feature.range.map { UInt32(clamping: $0.upperBound) } ?? end)
  }
}

/// What tells shaping styles apart.
struct ShapingKey: Hashable {
  let primary: FontInstance
  let stack: [FontStackMember]
  let features: [FontFeature]
  let language: LanguageTag?
  let direction: LayoutDirection?
  let isSpaced: Bool
  let system: SystemFonts?
  /// Of the first style with the key.
  let font: Font

  /// - Returns: nil where no face of the stack can be opened.
  init?(_ style: TextStyle, in library: FontLibrary) {
    var stack = library.stack(for: style.font).map { FontStackMember($0, for: style.font) }
    while let first = stack.first, first.instance == nil { stack.removeFirst() }
    guard let primary = stack.first?.instance else { return nil }
    self.primary = primary
    self.stack = stack
    features = style.font.features
    language = style.language.flatMap(LanguageTag.init)
    direction = style.direction
    isSpaced = style.font.letterSpacing != 0
    system = library.system
    font = style.font
  }

  /// Whether HarfBuzz shapes by plans that few other styles have.
  var hasOwnPlans: Bool { !features.isEmpty || language != nil }

  /// How many bytes a style of it takes, about: with the plans that HarfBuzz makes for every set of
  /// features and every language in every face.
  var footprint: Int {
    let settings = features.count * MemoryLayout<FontFeature>.stride * 2
    let members = stack.count * MemoryLayout<FontStackMember>.stride
    return 512 + settings + members + (hasOwnPlans ? 16 << 10 : 0)
  }

  static func == (a: ShapingKey, b: ShapingKey) -> Bool {
    a.stack == b.stack && a.features == b.features && a.language == b.language
      && a.direction == b.direction && a.isSpaced == b.isSpaced
      && (a.system == nil) == (b.system == nil)
      && (a.system == nil || a.font.weight == b.font.weight && a.font.style == b.font.style)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stack)
    hasher.combine(features)
    hasher.combine(language)
    hasher.combine(direction)
    hasher.combine(isSpaced)
  }
}

/// A face of a stack: one that varies is opened at once, to know where in its design space it is;
/// one that does not is opened when it is wanted.
struct FontStackMember: Hashable, Sendable {
  private let entry: FaceEntry
  private let font: Font
  private let varied: FontInstance?
  private let served: ServedStyle

  init(_ entry: FaceEntry, for font: Font) {
    self.entry = entry
    self.font = font
    varied = entry.varies ? entry.instance(for: font) : nil
    served = entry.served(for: font.style)
  }

  /// The face that the member holds open; nil of one that it does not.
  var heldTypeface: Typeface? { entry.heldTypeface }

  var instance: FontInstance? { varied ?? (entry.varies ? nil : entry.instance(for: font)) }

  static func == (a: FontStackMember, b: FontStackMember) -> Bool {
    a.varied.map(ObjectIdentifier.init) == b.varied.map(ObjectIdentifier.init)
      && a.entry.identity == b.entry.identity && a.served == b.served
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.identity)
    hasher.combine(varied.map(ObjectIdentifier.init))
    hasher.combine(served)
  }
}
