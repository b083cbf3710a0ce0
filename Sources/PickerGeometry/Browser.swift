/// A browser whose rounding of lengths a layout repeats, so that its frames equal those of a page.
///
/// Browsers compute in whole layout units. Chromium's are 1/64 px, and it rounds the width of a text up to one of them; Firefox's
/// are 1/60 px, and it rounds the advance of every glyph to the nearest one. Both have whole pixels of ascent and descent.
public enum Browser: String, Hashable, Sendable, CaseIterable {
  /// Chromium and the browsers that are made from it, with `text-rendering: geometricPrecision` or two device pixels per CSS pixel.
  case chromium
  /// Firefox on Linux.
  case firefox

  /// The number of layout units per point.
  public var unitsPerPoint: Double {
    switch self {
    case .chromium: 64
    case .firefox: 60
    }
  }

  /// Returns a length of a style sheet in whole layout units: cut in Chromium, to the nearest one in Firefox. Both read it in
  /// single precision.
  package func rounded(_ length: Double) -> Double {
    let units = Float(length) * Float(unitsPerPoint)
    let whole = self == .chromium ? units.rounded(.towardZero) : units.rounded()
    return Double(whole) / unitsPerPoint
  }

  /// Returns the width of a border: whole points, and not less than one.
  package func roundedBorder(_ width: Double) -> Double {
    width > 0 ? max(1, width.rounded(.down)) : 0
  }

  /// Returns a length in layout units, the nearest whole number: a sum of lengths has an error of its own.
  package func units(_ length: Double) -> Double { (length * unitsPerPoint).rounded() }

  /// Returns the nearest whole number of layout units; a half goes away from 0 in Chromium, and up in Firefox.
  package func nearest(_ units: Double) -> Double {
    self == .chromium ? units.rounded() : (units + 0.5).rounded(.down)
  }

  /// Returns a part of a length, such as a percentage, cut to layout units.
  package func cut(_ length: Double) -> Double {
    let units = length * unitsPerPoint
    // The product has an error of its own.
    let nearest = units.rounded()
    let whole = (units - nearest).magnitude < 1e-5 ? nearest : units.rounded(.towardZero)
    return whole / unitsPerPoint
  }

  /// Returns a length that an aspect ratio gives, in layout units: cut in Chromium, to the nearest one in Firefox.
  package func transferred(_ length: Double) -> Double {
    self == .chromium ? cut(length) : nearest(length * unitsPerPoint) / unitsPerPoint
  }

  /// Returns the distance of what is centred from the start of a flow, with `length` points left.
  ///
  /// - Parameter reversed: Whether the flow starts at the end of the writing direction. Chromium cuts half of the length at the start
  ///   of the writing direction, and Firefox at the start of the flow.
  package func half(_ length: Double, reversed: Bool) -> Double {
    let half = (units(length) / 2).rounded(.towardZero) / unitsPerPoint
    return reversed && self == .chromium ? length - half : half
  }
}

extension Optional<Browser> {
  /// Returns half of a length, in a browser in whole layout units.
  ///
  /// - Parameter reversed: See ``Browser/half(_:reversed:)``.
  @inline(__always)
  package func half(_ length: Double, reversed: Bool = false) -> Double {
    self?.half(length, reversed: reversed) ?? length / 2
  }

  /// Returns a part of a length, in a browser cut to layout units.
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
