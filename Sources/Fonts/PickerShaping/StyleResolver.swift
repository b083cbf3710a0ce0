import PickerGeometry
import PickerText
import PickerLimits

/// A style with everything resolved that does not depend on the text.
final class ResolvedStyle: Sendable {
  let style: TextStyle
  let shaping: ShapingStyle
  let scale: TextScale
  /// The browser whose rules lines follow; nil uses UAX #14.
  let browser: Browser?
  /// The extent of a line set in the primary face only.
  let extent: LineExtent

  init(_ style: TextStyle, shaping: ShapingStyle, browser: Browser?) {
    self.style = style
    self.shaping = shaping
    self.browser = browser
    scale = TextScale(style.font, browser: browser?.ofTexts)
    extent = LineExtent(primary: shaping.primary, runs: [], at: scale)
  }
}

/// Resolves the faces of styles and caches them, bounded in bytes.
final class StyleResolver: Sendable {
  private struct ResolverState {
    var last: ResolvedStyle?
    var known = RecentTable<TextStyle, ResolvedStyle>(limit: 1 << 20)
  }

  private let state = Mutex(ResolverState())

  /// The number of cached styles, and of those evicted so far.
  var counts: (current: Int, evicted: Int) {
    state.withLock { ($0.known.count, $0.known.evictionCount) }
  }

  /// - Parameter browser: The browser that the measurer matches, the same in every call.
  /// - Returns: nil if no face can be opened.
  func resolve(
    _ style: TextStyle, in library: FontLibrary, cache: MeasurementCache,
    matching browser: Browser? = nil
  ) -> ResolvedStyle? {
    state.withLock { state in
      if let last = state.last, last.style == style { return last }
      if let known = state.known.find(style) {
        state.last = known
      } else {
        state.last = make(style, in: library, cache: cache, browser)
        if let made = state.last { state.known.insert(made, for: style, bytes: style.footprint) }
      }
      return state.last
    }
  }

  private func make(
    _ style: TextStyle, in library: FontLibrary, cache: MeasurementCache, _ browser: Browser?
  ) -> ResolvedStyle? {
    let style = browser.map { style.resized(for: $0) } ?? style
    let key =
      ShapingKey(style, in: library, matching: browser?.ofTexts)
      ?? ShapingKey(style, in: .bundled, matching: browser?.ofTexts)
    guard let key else { return nil }
    return ResolvedStyle(
      style, shaping: cache.style(key, closing: library.faces), browser: browser)
  }
}

extension TextStyle {
  /// The approximate size of a cache entry for the style, in bytes.
  var footprint: Int {
    let names = font.families.reduce(0) { $0 + 16 + $1.utf8.count }
    let settings =
      font.features.count * MemoryLayout<FontFeature>.stride
      + font.variations.count * MemoryLayout<FontVariation>.stride
    return 512 + 2 * (names + settings) + (language?.utf8.count ?? 0)
  }
}
