import CPickerFreeType
import PickerGeometry
import PickerText

extension Typeface {
  /// The axis values and the synthetic styles of a glyph run; axes that it does not list have their defaults.
  func position(of face: FontFace) -> FacePosition {
    let values = axes.map { axis in
      axis.clamped(face.variations.last { $0.tag == axis.tag }?.value ?? axis.defaultValue)
    }
    return FacePosition(axes: values, slant: face.slant, boldness: face.boldness)
  }

  /// The axis values and the synthetic styles for `font`. Weight, optical size and style set their axes, and
  /// the font's own variations override them. Bitmaps have no synthetic styles, and keep their size.
  ///
  /// - Parameters:
  ///   - weights: The weights to which the font's weight is clamped; a bolder font is emboldened.
  ///   - browser: The browser to match, with advances and kerning for this size; nil for none.
  func position(
    for font: Font, _ served: ServedStyle, weights: ClosedRange<Double>, matching browser: Browser?
  ) -> FacePosition {
    var position = FacePosition(axes: values(of: font, served, weights, opticalSize: font.size))
    // The numbers of larger glyphs would not fit into 32 bits.
    if let browser, font.size <= 1024 {
      position.exact = BrowserSize(browser: browser, size: font.size)
    }
    if strike != nil { return position }
    position.slant = served == .slanted ? FontStyle.angle : 0
    position.boldness = SyntheticBold.width(for: font, heaviest: weights.upperBound, in: browser)
    if case .xHeight(let height) = font.sizeAdjust {
      // The x-height depends on the optical size, which Chromium adjusts three times, and Firefox never.
      for _ in 0..<(browser == .chromium ? 3 : 1) {
        let factor = sizeFactor(to: height, at: position.axes)
        let (size, last) = (font.size * factor, font.size * position.sizeFactor)
        if browser == .chromium, Typeface.areOneInChromium(size, last) { break }
        position.sizeFactor = factor
        if browser == .firefox { break }
        position.axes = values(of: font, served, weights, opticalSize: size)
      }
      if let exact = position.exact {
        let size = exact.browser.adjusted(size: exact.size * position.sizeFactor)
        position.sizeFactor = size / exact.size
      }
    }
    return position
  }

  /// Whether Chromium uses one font for both sizes: it keeps fonts by hundredths of a pixel, which it cuts twice in single precision.
  private static func areOneInChromium(_ first: Double, _ second: Double) -> Bool {
    let keys = [first, second].map { size in
      ((Float(size) * 100).rounded(.down) / 100 * 100).rounded(.towardZero)
    }
    return keys[0] == keys[1]
  }

  /// Returns the x-height in em of the face at the size of `font`.
  func xHeight(
    for font: Font, _ served: ServedStyle, weights: ClosedRange<Double>
  ) -> Double {
    var height = 0.0
    FreeType.exclusively {
      height = xHeight(at: values(of: font, served, weights, opticalSize: font.size))
    }
    return height
  }

  private func values(
    of font: Font, _ served: ServedStyle, _ weights: ClosedRange<Double>, opticalSize: Double
  ) -> [Double] {
    let weight = min(max(font.weight.value, weights.lowerBound), weights.upperBound)
    return axes.map { axis in
      var value = axis.defaultValue
      switch axis.tag {
      case "wght": value = weight
      case "opsz":
        if case .points(let points) = font.opticalSize {
          value = points
        } else {
          value = opticalSize
        }
      default: value = served.value(on: axis, among: axes) ?? value
      }
      return axis.clamped(font.variations.last { $0.tag == axis.tag }?.value ?? value)
    }
  }

  /// Returns the factor that gives the face an x-height, within bounds in which all numbers fit into 32 bits.
  private func sizeFactor(to wanted: Double, at axes: [Double]) -> Double {
    var own = 0.0
    FreeType.exclusively { own = xHeight(at: axes) }
    let factors = FontSizeAdjust.factors
    return own > 0 ? min(max(wanted / own, factors.lowerBound), factors.upperBound) : 1
  }

  /// The x-height in em: from the table `OS/2`, otherwise from the outline, otherwise half an em.
  private func xHeight(at axes: [Double]) -> Double {
    let face = freetype.pointer
    if picker_ft_is_variable(face) != 0 {
      var coordinates = axes.map { FT_Fixed(($0 * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(face, UInt32(coordinates.count), &coordinates)
    }
    let em = Double(max(1, face.pointee.units_per_EM))
    if let os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee,
      os2.version >= 2, os2.version != 0xFFFF, os2.sxHeight > 0
    {
      return Double(os2.sxHeight) / em
    }
    let glyph = FT_Get_Char_Index(face, 0x78)
    guard glyph != 0, FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0 else {
      return 0.5
    }
    return Double(face.pointee.glyph.pointee.metrics.horiBearingY) / em
  }
}
