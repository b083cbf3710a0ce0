import PickerGeometry
import PickerText

// The folder: `Fonts` finds and opens faces, `Shaping` makes glyphs of texts, `Lines` breaks them; `Cache` keeps both,
// `Hyphenation` and `Browsers` are what HarfBuzz does not know.

/// Measures text with real fonts: HarfBuzz shapes it, FreeType reads the faces, and ICU determines scripts.
///
/// It is immutable, with caches that are shared with measurers derived from it by adding fonts. A file is opened once
/// and a text is shaped once, for any number of sizes and threads.
public final class TextMeasurer: TextMeasuring {
  /// The available fonts.
  public let library: FontLibrary
  /// The browser whose rounding the measurements reproduce; nil leaves them unrounded.
  public let browser: Browser?
  let cache: MeasurementCache
  let styles = StyleResolver()

  /// A shared measurer of the bundled fonts: Inter, with Noto faces as fallbacks for other scripts.
  public static let shared = TextMeasurer()

  /// Creates a measurer with separate caches.
  ///
  /// - Parameters:
  ///   - library: The available fonts.
  ///   - cacheLimit: The approximate maximum size of the cache of shaped texts, in bytes; 0 disables it.
  public convenience init(library: FontLibrary = .bundled, cacheLimit: Int = 32 << 20) {
    self.init(library: library, cache: MeasurementCache(limit: max(0, cacheLimit)))
  }

  private init(library: FontLibrary, cache: MeasurementCache, browser: Browser? = nil) {
    self.library = library
    self.cache = cache
    self.browser = browser
  }

  /// Returns a measurer of other fonts that shares the caches.
  func with(_ library: FontLibrary) -> TextMeasurer {
    TextMeasurer(library: library, cache: cache, browser: browser)
  }

  /// Returns a measurer of the same fonts that rounds advances, widths and line heights like a browser, and shares
  /// the caches.
  public func matching(_ browser: Browser) -> any FontCatalog {
    TextMeasurer(library: library, cache: cache, browser: browser)
  }

  /// Returns a measurer of the same fonts with separate caches, which shares only shaped words with this one.
  ///
  /// - Parameter count: The number of measurers, which determines the size of the caches of each.
  func forAnotherThread(of count: Int) -> TextMeasurer {
    let limit = min(cache.limit, max(cache.limit / 4, 8 * (cache.limit / count)))
    return TextMeasurer(
      library: library, cache: MeasurementCache(limit: limit, sharing: cache.words),
      browser: browser)
  }

  /// Returns one measurement for each request, in the same order.
  ///
  /// - Complexity: O(*length of the text*) per request. A text that was measured before, at any size, costs one table
  ///   lookup.
  public func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    if requests.isEmpty { return [] }
    return [MeasuredText](unsafeUninitializedCapacity: requests.count) { results, count in
      requests.withUnsafeBufferPointer { requests in
        guard let first = requests.baseAddress else { return }
        var start = 0
        while start < requests.count {
          var end = start + 1
          let style = first[start].style
          while end < requests.count, (first + end).pointee.style == style { end += 1 }
          measure(
            .init(rebasing: requests[start..<end]), into: .init(rebasing: results[start..<end]))
          start = end
        }
      }
      count = requests.count
    }
  }

  /// Measures requests of one style; all results are empty if no face can be opened.
  private func measure(
    _ requests: UnsafeBufferPointer<TextRequest>,
    into results: UnsafeMutableBufferPointer<MeasuredText>
  ) {
    guard
      let style = styles.resolve(
        requests[0].style, in: library, cache: cache, matching: browser)
    else {
      results.initialize(repeating: .nothing)
      return
    }
    MeasurementBatch(style: style, cache: cache, requests: requests, results: results).run()
  }
}
