import PickerCairo
import PickerColor
import PickerGeometry
import PickerTree
import Testing

private let red = Color(red: 1, green: 0, blue: 0)
private let yellow = Color(red: 1, green: 1, blue: 0)
private let canvasSize = Size(width: 60, height: 40)
private let box = Rect(x: 10, y: 10, width: 20, height: 20)
private let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

/// The cumulative normal distribution at x, to 0.001.
private func below(_ x: Double) -> Double {
  let steps = 2000
  let width = (x + 8) / Double(steps)
  var sum = 0.0
  for step in 0..<steps {
    let t = -8 + (Double(step) + 0.5) * width
    // exp(-t²/2) as a limit: (1 - u/n)^n by squaring.
    var value = 1 - t * t / 2 / 65536
    for _ in 0..<16 { value *= value }
    sum += value * width
  }
  return sum / 2.5066282746
}

@Suite struct EffectTests {
  @Test func opacity_appliesToTheNodeAndItsDescendantsAsAGroup() throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(box, Paint(fills: [.color(red)], opacity: 0.5)) { tree in
        tree.box(Rect(x: 10, y: 0, width: 20, height: 20), Paint(fill: .black))
      }
    }
    #expect(difference(pixels[12, 20], red.withAlpha(0.5).pixel) <= 1)
    #expect(difference(pixels[25, 20], Color.black.withAlpha(0.5).pixel) <= 1)
    #expect(difference(pixels[35, 20], Color.black.withAlpha(0.5).pixel) <= 1)
  }

  @Test func shadow_ofALayer_isCastByItsContents() throws {
    let shadow = Shadow(color: .black, radius: 0, offset: Point(x: 20, y: 5))
    let pixels = try pixels(canvasSize) { tree in
      tree.append(
        .layer, frame: Rect(x: 0, y: 0, width: 60, height: 40),
        paint: Paint(shadow: shadow, opacity: 0.5)
      ) { tree in
        tree.append(.shape, frame: box, paint: Paint(fill: red))
        tree.append(.shape, frame: Rect(x: 0, y: 0, width: 5, height: 5), paint: Paint(fill: red))
      }
    }
    #expect(difference(pixels[15, 12], red.withAlpha(0.5).pixel) <= 1)
    #expect(difference(pixels[40, 30], Color.black.withAlpha(0.5).pixel) <= 1)
    #expect(difference(pixels[22, 7], Color.black.withAlpha(0.5).pixel) <= 1)
    #expect(pixels.alpha(55, 20) == 0 && pixels.alpha(40, 12) == 0)
  }

  @Test func clip_limitsDescendants_toTheShape() throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(box, Paint(fills: [.color(.clear)], cornerRadius: 10), Effects(clips: true)) {
        tree in
        tree.box(Rect(x: -5, y: -5, width: 50, height: 50), Paint(fill: red))
      }
      tree.box(Rect(x: 35, y: 0, width: 5, height: 5), Paint(fill: red))
    }
    #expect(pixels.alpha(20, 20) == 255 && pixels.alpha(10, 10) == 0)
    #expect(pixels.alpha(32, 20) == 0 && pixels.alpha(37, 2) == 255)
  }

  @Test func clip_ofAnUnpaintedNode_hasItsCorners() throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(box, Paint(cornerRadius: 10), Effects(clips: true)) { tree in
        tree.box(Rect(x: -5, y: -5, width: 50, height: 50), Paint(fill: red))
      }
    }
    #expect(pixels.alpha(20, 20) == 255 && pixels.alpha(20, 10) > 200)
    #expect(pixels.alpha(10, 10) == 0 && pixels.alpha(29, 29) == 0)
  }

  @Test(arguments: [false, true])
  func blend_ofANode_appliesToTheGroupAsAWhole(isFiltered: Bool) throws {
    let filters = isFiltered ? [Filter(.brightness, amount: 1)] : []
    let pixels = try pixels(canvasSize) { tree in
      tree.box(
        Rect(x: 0, y: 0, width: 30, height: 40), Paint(fill: Color(red: 0, green: 1, blue: 1)))
      tree.box(box, Paint(), Effects(blend: .multiply, filters: filters)) { tree in
        tree.box(Rect(x: 0, y: 0, width: 40, height: 20), Paint(fill: .black))
        tree.box(Rect(x: 0, y: 0, width: 40, height: 20), Paint(fill: yellow))
      }
    }
    // Yellow multiplied with cyan is green; within the node yellow simply covers black.
    #expect(difference(pixels[20, 20], Color(red: 0, green: 1, blue: 0).pixel) <= 1)
    #expect(difference(pixels[40, 20], yellow.pixel) <= 1)
    #expect(difference(pixels[20, 35], Color(red: 0, green: 1, blue: 1).pixel) <= 1)
  }

  /// #CC4C80 at half opacity over #3399E6, by the formulas of Compositing and Blending 1, section 9.2.
  private static let halves: [(BlendMode, SIMD4<Double>)] = [
    (.hue, [150, 111, 186, 255]), (.saturation, [62, 150, 216, 255]),
    (.color, [133, 120, 185, 255]), (.luminosity, [45, 147, 225, 255]),
  ]

  @Test(arguments: halves.indices, [false, true])
  func blendOfAllComponents_atHalfOpacity_isHalfWay(number: Int, isFiltered: Bool) throws {
    let (blend, expected) = Self.halves[number]
    let filters = isFiltered ? [Filter(.brightness, amount: 1)] : []
    let ink = Color(red: 0.8, green: 76.0 / 255, blue: 128.0 / 255)
    let pixels = try pixels(canvasSize) { tree in
      tree.box(
        Rect(x: 0, y: 0, width: 60, height: 40),
        Paint(fill: Color(red: 0.2, green: 0.6, blue: 230.0 / 255)))
      tree.box(
        box, Paint(fills: [.color(ink)], opacity: 0.5), Effects(blend: blend, filters: filters))
      tree.box(
        Rect(x: 40, y: 10.5, width: 10, height: 9), Paint(fills: [Fill(.color(ink), blend: blend)]))
      tree.box(Rect(x: 40, y: 30.5, width: 10, height: 9), Paint(), Effects(clips: true)) {
        $0.box(
          Rect(x: 0, y: 0, width: 20, height: 20), Paint(fills: [Fill(.color(ink))]),
          Effects(blend: blend))
      }
    }
    #expect(difference(pixels[20, 20], expected) <= 2)
    // At an edge that covers half of a pixel.
    #expect(difference(pixels[45, 10], expected) <= 2)
  }

  @Test(arguments: [20.0, 45, 130])
  func blur_beyondSixteenPixels_isStillABellCurve(deviation: Double) throws {
    let pixels = try pixels(Size(width: 400, height: 40)) { tree in
      tree.box(
        Rect(x: -2000, y: -2000, width: 2200, height: 4000), Paint(fill: red),
        Effects(filters: [Filter(.blur, amount: deviation)]))
    }
    for x in stride(from: 1, to: 400, by: 7) {
      let wanted = 255 * below((199.5 - Double(x)) / deviation)
      #expect((pixels.alpha(x, 20) - wanted).magnitude <= 4, "\(x)")
    }
  }

  @Test func blurs_inSuccession_areOne() throws {
    func picture(_ filters: [Filter]) throws -> Pixels {
      try pixels(canvasSize) { $0.box(box, Paint(fill: red), Effects(filters: filters)) }
    }
    let one = try picture([Filter(.blur, amount: 10)])
    let two = try picture([Filter(.blur, amount: 6), Filter(.blur, amount: 8)])
    let apart = try picture([
      Filter(.blur, amount: 6), Filter(.brightness, amount: 1), Filter(.blur, amount: 8),
    ])
    for x in 0..<60 {
      #expect(one[x, 20] == two[x, 20])
      #expect(difference(one[x, 20], apart[x, 20]) <= 8)
    }
  }

  @Test func transform_isAboutTheFramesOrigin_andForAllDescendants() throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(
        Rect(x: 30, y: 10, width: 20, height: 4), Paint(fill: red), Effects(transform: quarter)
      ) { $0.box(Rect(x: 0, y: 10, width: 4, height: 4), Paint(fill: .black)) }
    }
    // Extends downwards from (30, 10) and 4 to the left; the child is 10 further to the left.
    #expect(difference(pixels[28, 25], red.pixel) == 0 && pixels.alpha(40, 12) == 0)
    #expect(difference(pixels[18, 12], Color.black.pixel) == 0)
  }

  @Test func transform_thatIsSingular_drawsNothing() throws {
    let flat = AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let pixels = try pixels(canvasSize) { tree in
      tree.box(box, Paint(fill: red), Effects(transform: flat)) { $0.box(box, Paint(fill: red)) }
      tree.box(Rect(x: 0, y: 0, width: 5, height: 5), Paint(fill: red))
    }
    #expect(pixels.alpha(12, 20) == 0 && pixels.alpha(2, 2) == 255)
  }

  @Test(arguments: [(3.0, 1.0), (8.0, 1.0), (3.0, 2.0)])
  func shadow_fallsOffAsABellCurve(radius: Double, scale: Double) throws {
    let shadow = Shadow(color: Color(white: 0, alpha: 0.8), radius: radius)
    let pixels = try pixels(Size(width: 60, height: 200), scale: scale) { tree in
      tree.box(
        Rect(x: -100, y: -100, width: 130, height: 400),
        Paint(fills: [.color(.white)], shadow: shadow))
    }
    for distance in stride(from: 0.5, to: radius * 2, by: 1) {
      let found = pixels.alpha(Int((30 + distance) * scale), Int(100 * scale))
      let middle = (((30 + distance) * scale).rounded(.down) + 0.5) / scale - 30
      #expect((found - 0.8 * 255 * below(-middle / (radius / 2))).magnitude <= 4)
    }
    #expect(difference(pixels[10, 100], Color.white.pixel) <= 1)
  }

  @Test func shadow_isMovedAndColoured_beneathTheShape() throws {
    let shadow = Shadow(color: red, radius: 0, offset: Point(x: 15, y: 5))
    let paint = Paint(fills: [.color(.black)], shadow: shadow)
    let pixels = try pixels(canvasSize) { $0.box(box, paint) }
    #expect(difference(pixels[40, 30], red.pixel) == 0 && pixels.alpha(40, 12) == 0)
    #expect(difference(pixels[20, 20], Color.black.pixel) == 0)
    let rotated = try self.rotated(paint)
    #expect(difference(rotated[16, 30], red.pixel) <= 1)
  }

  /// Renders the paint in a rotated node: an offset to the right points downwards.
  private func rotated(_ paint: Paint) throws -> Pixels {
    try pixels(canvasSize) { tree in
      tree.box(
        Rect(x: 30, y: 0, width: 20, height: 10), paint, Effects(transform: quarter))
    }
  }

  @Test(arguments: [
    (Filter(.grayscale, amount: 1), Color(white: 0.2126)), (Filter(.grayscale, amount: 0), red),
    (Filter(.invert, amount: 1), Color(red: 0, green: 1, blue: 1)),
    (Filter(.brightness, amount: 0.5), Color(red: 0.5, green: 0, blue: 0)),
    (Filter(.contrast, amount: 0.5), Color(red: 0.75, green: 0.25, blue: 0.25)),
    (Filter(.saturate, amount: 0), Color(white: 0.2126)),
    (Filter(.sepia, amount: 1), Color(red: 0.393, green: 0.349, blue: 0.272)),
    (Filter(.hueRotate, amount: 120), Color(red: 0, green: 0.442, blue: 0)),
    (Filter(.hueRotate, amount: 360), red),
  ])
  func filter_ofRed_matchesCSS(filter: Filter, expected: Color) throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(box, Paint(fill: red.withAlpha(0.5)), Effects(filters: [filter]))
    }
    #expect(difference(pixels[20, 20], expected.withAlpha(0.5).pixel) <= 2)
    #expect(pixels.alpha(5, 5) == 0)
  }

  @Test func blur_spreads_alsoFromOutsideThePicture() throws {
    let pixels = try pixels(canvasSize) { tree in
      tree.box(
        Rect(x: -40, y: -50, width: 40, height: 200), Paint(fill: red),
        Effects(filters: [Filter(.blur, amount: 4)]))
    }
    #expect((pixels.alpha(0, 20) - 255 * below(-0.5 / 4)).magnitude <= 4)
    #expect((pixels.alpha(4, 20) - 255 * below(-4.5 / 4)).magnitude <= 4)
    #expect(pixels.alpha(20, 20) == 0)
    let rotated = try blurredAndRotated(30)
    #expect(rotated.alpha(30, 20) > 0)
  }

  private func blurredAndRotated(_ deviation: Double) throws -> Pixels {
    try pixels(canvasSize) { tree in
      tree.box(
        box, Paint(fills: [.color(red)], opacity: 0.9),
        Effects(
          transform: quarter,
          filters: [Filter(.blur, amount: deviation), Filter(.invert, amount: 1)]))
    }
  }
}
