/// A browser whose rounding of lengths a layout reproduces, so frames match a page.
///
/// Browsers compute in whole layout units. Chromium's unit is 1/64 px, and it rounds the width of a text up to whole
/// units. Firefox's unit is 1/60 px, and it rounds the advance of every glyph to the nearest unit. WebKit's unit is
/// 1/64 px. All round ascent and descent to whole pixels.
public enum Browser: String, Hashable, Sendable, CaseIterable {
  /// Chromium and browsers based on it, with `text-rendering: geometricPrecision` or two device pixels per CSS pixel.
  case chromium
  /// Firefox on Linux.
  case firefox
  /// WebKit. Text is measured like in Chromium, because WebKit uses the advances of the system's text engine.
  case webkit

  /// The number of layout units per point.
  public var unitsPerPoint: Double {
    switch self {
    case .chromium, .webkit: 64
    case .firefox: 60
    }
  }

  /// The number of points by which a line of text may exceed the space that it fits into, beyond ``Lengths/grace``.
  ///
  /// Chromium and WebKit break a line, and truncate a label, only if it is wider by more than one layout unit. Source: Blink's
  /// `LineBreaker::AvailableWidthToFit`.
  package var textTolerance: Double { self == .firefox ? 0 : 1 / unitsPerPoint - Lengths.grace }

  /// The browser as which texts are measured.
  package var ofTexts: Browser { self == .webkit ? .chromium : self }

  /// Returns a style-sheet length in whole layout units: rounded in Firefox, truncated in the others. All read it in
  /// single precision.
  package func rounded(_ length: Double) -> Double {
    let units = Float(length) * Float(unitsPerPoint)
    let whole = self == .firefox ? units.rounded() : units.rounded(.towardZero)
    return Double(whole) / unitsPerPoint
  }

  /// Returns the width of a border in whole points, at least one.
  package func roundedBorder(_ width: Double) -> Double {
    width > 0 ? max(1, width.rounded(.down)) : 0
  }

  /// Returns a length in layout units, as the nearest whole number, because a sum of lengths has a rounding error.
  package func units(_ length: Double) -> Double { (length * unitsPerPoint).rounded() }

  /// Returns the nearest whole number of layout units. A half is rounded up in Firefox, and away from 0 in the
  /// others.
  package func nearest(_ units: Double) -> Double {
    self == .firefox ? (units + 0.5).rounded(.down) : units.rounded()
  }

  /// Returns a part of a length, such as a percentage, truncated to layout units.
  package func cut(_ length: Double) -> Double {
    let units = length * unitsPerPoint
    // The product has a rounding error, which must not truncate a whole number of units to the one below.
    let nearest = units.rounded()
    let whole = (units - nearest).magnitude < 1e-5 ? nearest : units.rounded(.towardZero)
    return whole / unitsPerPoint
  }

  /// Returns a length that an aspect ratio gives, in layout units: rounded in Firefox, truncated in the others.
  package func transferred(_ length: Double) -> Double {
    self == .firefox ? nearest(length * unitsPerPoint) / unitsPerPoint : cut(length)
  }

  /// Returns the distance of what is centred from the start of a flow, with `length` points left.
  ///
  /// - Parameter reversed: Whether the flow starts at the end of the writing direction. Chromium truncates half of
  ///   the length at the start of the writing direction, and Firefox at the start of the flow. WebKit does it like
  ///   Chromium across a flow, and like Firefox along it.
  @usableFromInline package func half(_ length: Double, reversed: Bool) -> Double {
    let half = (units(length) / 2).rounded(.towardZero) / unitsPerPoint
    return reversed && self != .firefox ? length - half : half
  }
}

extension Optional<Browser> {
  /// Whether the max-content size of a flow is measured in a simpler way than CSS Flexbox §9.9 says: without the flex bases of its items,
  /// and as one column where items of columns wrap.
  package var measuresContentsSimply: Bool { self == .firefox || self == .webkit }

  /// Returns the baseline that a flow gets from one of its items, which WebKit truncates to whole pixels.
  package func baseline(_ place: Double) -> Double {
    self == .webkit ? place.rounded(.towardZero) : place
  }

  /// Returns half of a length, in a browser in whole layout units.
  ///
  /// Inlinable, because every item of a centred flow asks for it, mostly without a browser.
  ///
  /// - Parameter reversed: See ``Browser/half(_:reversed:)``.
  @inlinable @inline(__always)
  package func half(_ length: Double, reversed: Bool = false) -> Double {
    self?.half(length, reversed: reversed) ?? length / 2
  }

  /// Returns a part of a length, in a browser truncated to layout units.
  @inline(__always)
  package func cut(_ length: Double) -> Double { self?.cut(length) ?? length }

  /// Returns a length that an aspect ratio gives, in a browser in layout units.
  @inline(__always)
  package func transferred(_ length: Double) -> Double { self?.transferred(length) ?? length }
}

extension Insets {
  /// Returns this padding plus a border, in a browser in its layout units.
  package func widened(by border: Insets, in browser: Browser?) -> Insets {
    guard let browser else { return self + border }
    return map { browser.rounded($0) } + border.map { browser.roundedBorder($0) }
  }

  /// Returns the insets with each side changed by `change`.
  package func map(_ change: (Double) -> Double) -> Insets {
    Insets(
      top: change(top), leading: change(leading), bottom: change(bottom),
      trailing: change(trailing))
  }
}
