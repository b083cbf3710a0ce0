import PickerGeometry

/// Adds up the advances of the glyphs of a line as a browser does.
///
/// Chromium adds up the glyphs of each run in single precision, and rounds the width of a bidi level up to layout units. In Firefox, advances
/// are whole units already.
package struct BrowserWidth {
  private let browser: Browser
  /// The width of the levels before the current one.
  private var width = 0.0
  private var level: UInt8?
  /// The width of the runs of the current level, without the current run.
  private var levelWidth = 0.0
  private var runWidth = 0.0
  private var singleRunWidth = Float(0)

  /// - Parameter browser: The browser as which texts are measured, ``Browser/ofTexts``.
  package init(in browser: Browser) { self.browser = browser }

  /// Begins a run; runs follow one another in reading order.
  package mutating func beginRun(level: UInt8) {
    endRun()
    guard level != self.level else { return }
    width += rounded(levelWidth)
    (levelWidth, self.level) = (0, level)
  }

  /// Adds the advance of the next glyph of the run, in points.
  package mutating func add(_ advance: Double) {
    if browser == .chromium { singleRunWidth += Float(advance) } else { runWidth += advance }
  }

  /// The width of all runs in points.
  package var total: Double {
    var ended = self
    ended.endRun()
    return ended.width + rounded(ended.levelWidth)
  }

  private mutating func endRun() {
    levelWidth += browser == .chromium ? Double(singleRunWidth) : runWidth
    (runWidth, singleRunWidth) = (0, 0)
  }

  /// The width of the glyphs of one bidi level.
  private func rounded(_ width: Double) -> Double {
    let units = width * browser.unitsPerPoint
    // In Firefox a sum of whole units, which are no binary fractions.
    return units.rounded(browser == .firefox ? .toNearestOrAwayFromZero : .up)
      / browser.unitsPerPoint
  }
}
