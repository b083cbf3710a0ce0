import CPickerHarfBuzz
import PickerGeometry
import PickerText
import PickerLimits

/// The part of a style that shaping depends on. Styles that differ in size only share one instance.
final class ShapingStyle: Sendable {
  /// A number that is never reused.
  let number: UInt64
  /// The first face of the stack, which sets spaces, ellipses and missing characters.
  let primary: FontInstance
  let features: [FontFeature]
  /// Families of the font that are not loaded.
  let missingFamilies: [String]
  let language: LanguageTag?
  /// The direction of the paragraph; nil uses its first strong character.
  let direction: LayoutDirection?
  /// Whether there is letter spacing, which disables ligatures.
  let isSpaced: Bool
  /// Whether every feature applies to the complete text.
  let featuresAreWhole: Bool
  /// The first one disables kerning.
  private let sharedFeatures: ImmutablePointer<UnsafeBufferPointer<hb_feature_t>>
  /// HarfBuzz keeps languages for the life of the process.
  private let sharedLanguage: ImmutablePointer<OpaquePointer?>
  private let stack: [FontStackMember]
  private let system: SystemFonts?
  /// The colour faces with pictures of emoji.
  private let emoji: EmojiPictures
  /// The weight and axis values for system faces.
  private let font: Font
  private let browser: Browser?
  /// The instances of the stack; empty until one beyond the primary face is requested.
  private let opened = Mutex<[OpenedMember]>([])

  private enum OpenedMember {
    case untried, unusable
    case open(FontInstance)
  }

  init(_ key: ShapingKey, number: UInt64) {
    self.number = number
    primary = key.primary
    features = key.features
    missingFamilies = key.missingFamilies
    featuresAreWhole = key.features.allSatisfy { $0.range == nil }
    language = key.language
    direction = key.direction
    isSpaced = key.isSpaced
    stack = key.stack
    system = key.system
    emoji = key.emoji
    font = key.font
    browser = key.browser
    var features = key.features
    if key.isSpaced {
      features = [FontFeature("liga", value: 0), FontFeature("clig", value: 0)] + features
    }
    // One buffer serves both cases: `harfbuzzFeatures(for:)` drops `kern` 0, except for Chinese and
    // Japanese in Firefox.
    sharedFeatures = ImmutablePointer(
      ShapingStyle.harfbuzzFeatures([FontFeature("kern", value: 0)] + features))
    sharedLanguage = ImmutablePointer(
      key.language.flatMap { hb_language_from_string($0.name, -1) })
  }

  deinit { sharedFeatures.pointer.deallocate() }

  /// The features for HarfBuzz in texts of a script. With letter spacing, they disable ligatures first, so that an explicit
  /// feature can enable them again. Firefox kerns Chinese and Japanese only if asked to.
  func harfbuzzFeatures(for script: hb_script_t) -> UnsafeBufferPointer<hb_feature_t> {
    let all = sharedFeatures.pointer
    let isKerned = browser != .firefox || !script.isChineseOrJapanese
    return isKerned ? UnsafeBufferPointer(rebasing: all.dropFirst()) : all
  }

  var harfbuzzLanguage: OpaquePointer? { sharedLanguage.pointer }

  /// Copies the features to memory that lives as long as the style, so that shaping need not retain an array.
  private static func harfbuzzFeatures(
    _ features: [FontFeature]
  ) -> UnsafeBufferPointer<hb_feature_t> {
    let buffer = UnsafeMutableBufferPointer<hb_feature_t>.allocate(capacity: features.count)
    _ = buffer.initialize(from: features.map(hb_feature_t.init))
    return UnsafeBufferPointer(buffer)
  }

  /// The number of faces in the stack.
  var faceCount: Int { stack.count }

  /// The face at `index` of the stack, opened if necessary; nil if its file is unusable.
  func instance(at index: Int) -> FontInstance? {
    if index == 0 { return primary }
    return opened.withLock { opened in
      if opened.isEmpty { opened = Array(repeating: .untried, count: stack.count) }
      switch opened[index] {
      case .open(let instance): return instance
      case .unusable: return nil
      case .untried:
        let instance = stack[index].instance
        opened[index] = instance.map(OpenedMember.open) ?? .unusable
        return instance
      }
    }
  }

  /// Returns the first answer about the system faces for the characters of `text`, each of which is asked about once; nil without
  /// system fonts.
  func firstSystemFace<Answer>(for text: String, _ answer: (FontInstance) -> Answer?) -> Answer? {
    guard let system else { return nil }
    var scalars: Set<Unicode.Scalar> = []
    var faces: [FontInstance] = []
    for scalar in text.unicodeScalars
    where !scalar.properties.isDefaultIgnorableCodePoint && scalars.insert(scalar).inserted {
      guard Budget.mayProceed else { return nil }
      guard
        let face = system.instance(
          for: scalar, font, language: language?.name, matching: browser),
        !faces.contains(where: { $0 === face })
      else { continue }
      faces.append(face)
      if let answer = answer(face) { return answer }
    }
    return nil
  }

  /// Returns the emoji of a text of which there is no picture, each once.
  func emojiWithoutPicture(in text: String) -> [String] {
    var seen: Set<Character> = []
    return text.filter { !$0.isWhitespace && seen.insert($0).inserted && !emoji.cover($0) }
      .map { String($0) }
  }

  /// The indices of the stack in the order in which they are tried for emoji: emoji faces first.
  func emojiFirstOrder() -> [Int] {
    let emoji = stack.indices.filter { instance(at: $0)?.typeface.isEmoji == true }
    return emoji + stack.indices.filter { !emoji.contains($0) }
  }
}

extension hb_script_t {
  fileprivate var isChineseOrJapanese: Bool {
    self == HB_SCRIPT_HAN || self == HB_SCRIPT_HIRAGANA || self == HB_SCRIPT_KATAKANA
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

/// The identity of a shaping style.
struct ShapingKey: Hashable {
  let primary: FontInstance
  let stack: [FontStackMember]
  let features: [FontFeature]
  let missingFamilies: [String]
  let language: LanguageTag?
  let direction: LayoutDirection?
  let isSpaced: Bool
  let system: SystemFonts?
  let emoji: EmojiPictures
  /// The font of the first style with this key.
  let font: Font

  /// The browser to match; nil for none.
  let browser: Browser?

  /// - Parameter browser: The browser to match, at the size of the style; nil for none.
  /// - Returns: nil if no face of the stack can be opened.
  init?(_ style: TextStyle, in library: FontLibrary, matching browser: Browser? = nil) {
    let entries = library.stack(for: style.font, language: style.language, matching: browser)
    let font = style.font.adjusted(toFirstOf: entries)
    var stack = entries.map { FontStackMember($0, for: font, matching: browser) }
    self.browser = browser
    while let first = stack.first, first.instance == nil { stack.removeFirst() }
    guard let primary = stack.first?.instance else { return nil }
    self.primary = primary
    self.stack = stack
    features = style.font.features
    missingFamilies = style.font.families.filter { !library.knows(family: $0) }
    language = style.language.flatMap(LanguageTag.init)
    direction = style.direction
    isSpaced = style.font.letterSpacing != 0
    system = library.system
    emoji = library.emoji
    self.font = font
  }

  /// Whether HarfBuzz needs shape plans that few other styles share.
  var hasOwnPlans: Bool { !features.isEmpty || language != nil }

  /// The approximate size of a style in bytes, including the shape plans that HarfBuzz makes in every face for
  /// each set of features and each language.
  var footprint: Int {
    let settings = features.count * MemoryLayout<FontFeature>.stride * 2
    let members = stack.count * MemoryLayout<FontStackMember>.stride
    let advances = browser == nil ? 0 : stack.reduce(0) { $0 + $1.advanceFootprint }
    return 512 + settings + members + advances + (hasOwnPlans ? 16 << 10 : 0)
  }

  static func == (a: ShapingKey, b: ShapingKey) -> Bool {
    a.stack == b.stack && a.features == b.features && a.language == b.language
      && a.direction == b.direction && a.isSpaced == b.isSpaced && a.emoji == b.emoji
      && a.missingFamilies == b.missingFamilies
      && a.browser == b.browser
      && (a.system == nil) == (b.system == nil)
      && (a.system == nil || a.systemPosition == b.systemPosition)
  }

  /// The properties that the position of a system face depends on; the optical size and synthetic bold depend on the
  /// size.
  private var systemPosition: Font {
    Font(
      size: font.size, weight: font.weight, style: font.style, opticalSize: font.opticalSize,
      variations: font.variations)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stack)
    hasher.combine(features)
    hasher.combine(language)
    hasher.combine(direction)
    hasher.combine(isSpaced)
  }
}

extension Font {
  /// Returns the font with the x-height of the first face that can be opened, if that is the one it asks for.
  fileprivate func adjusted(toFirstOf entries: [FaceEntry]) -> Font {
    guard sizeAdjust == .fromFont else { return self }
    let height = entries.lazy.compactMap { $0.xHeight(for: self) }.first
    var font = self
    font.sizeAdjust = height.map { .xHeight($0) } ?? .unadjusted
    return font
  }
}

/// A face of a stack. A variable face is opened immediately to determine its axis values; a static face is opened
/// on demand.
struct FontStackMember: Hashable, Sendable {
  private let entry: FaceEntry
  private let font: Font
  private let browser: Browser?
  private let varied: FontInstance?
  private let served: ServedStyle

  init(_ entry: FaceEntry, for font: Font, matching browser: Browser?) {
    self.entry = entry
    self.font = font
    self.browser = browser
    varied = entry.isVariable ? entry.instance(for: font, matching: browser) : nil
    served = entry.served(for: font.style)
  }

  /// The face that the member keeps open; nil if it is opened on demand.
  var heldTypeface: Typeface? { entry.heldTypeface }

  var instance: FontInstance? {
    varied ?? (entry.isVariable ? nil : entry.instance(for: font, matching: browser))
  }

  /// The bytes of the advances that an open variable face may keep for a browser.
  var advanceFootprint: Int { varied?.advanceFootprint ?? 0 }

  /// The size for which the face is, if it matches a browser.
  private var size: Double? { browser == nil ? nil : font.size }

  private var sizeAdjust: FontSizeAdjust { font.sizeAdjust }

  private var boldness: Double {
    SyntheticBold.width(for: font, heaviest: entry.weights.upperBound, in: browser)
  }

  static func == (a: FontStackMember, b: FontStackMember) -> Bool {
    a.varied.map(ObjectIdentifier.init) == b.varied.map(ObjectIdentifier.init)
      && a.entry.identity == b.entry.identity && a.served == b.served && a.size == b.size
      && a.sizeAdjust == b.sizeAdjust && a.boldness == b.boldness
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(entry.identity)
    hasher.combine(varied.map(ObjectIdentifier.init))
    hasher.combine(served)
    hasher.combine(size)
    hasher.combine(sizeAdjust)
    hasher.combine(boldness)
  }
}
