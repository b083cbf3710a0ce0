import PickerGeometry

extension TextMeasuring {
  /// Returns nil: lengths are not rounded.
  public var browser: Browser? { nil }
}

extension FontCatalog {
  /// Returns a catalog that rounds the widths of complete texts: up for Chromium, to the nearest unit for Firefox.
  public func matching(_ browser: Browser) -> any FontCatalog { roundingTexts(of: browser) }

  /// Returns a catalog that rounds the widths of complete texts, whose glyphs are unknown.
  package func roundingTexts(of browser: Browser) -> any FontCatalog {
    RoundedCatalog(base: self, browser: browser)
  }
}

/// Rounds what a catalog measures that does not know of browsers itself.
private final class RoundedCatalog: FontCatalog {
  let base: any FontCatalog
  let browser: Browser?
  private let matched: Browser

  init(base: any FontCatalog, browser: Browser) {
    self.base = base
    self.browser = browser
    matched = browser
  }

  func measure(_ requests: [TextRequest]) -> [MeasuredText] {
    base.measure(requests.map(rounded)).map { text in
      var text = text
      text.size.width = matched.rounded(textWidth: text.size.width)
      return text
    }
  }

  private func rounded(_ request: TextRequest) -> TextRequest {
    var request = request
    request.style.font.lineMetrics = .rounded
    return request
  }

  func contains(family: String) -> Bool { base.contains(family: family) }

  func axes(ofFamily family: String) -> [String] { base.axes(ofFamily: family) }

  func adding(_ files: [FontFile]) throws(FontFileError) -> any FontCatalog {
    RoundedCatalog(base: try base.adding(files), browser: matched)
  }

  func matching(_ browser: Browser) -> any FontCatalog {
    RoundedCatalog(base: base, browser: browser)
  }

  func pluralCategory(of count: Int, language: String?) -> PluralCategory {
    base.pluralCategory(of: count, language: language)
  }
}

extension Browser {
  /// The width of a complete text, in points.
  fileprivate func rounded(textWidth width: Double) -> Double {
    let units = width * unitsPerPoint
    switch self {
    // The width of a text is a sum with an error of its own.
    case .chromium, .webkit: return (units - 1e-6).rounded(.up) / unitsPerPoint
    case .firefox: return (units + 0.5).rounded(.down) / unitsPerPoint
    }
  }
}
