import PickerColor
import PickerControls
import PickerGeometry
import PickerTestSupport
import PickerTree
import Testing

@testable import PickerSurfaces

/// Every pair of different parameters of a space.
private func pairs(of space: ColorSpace) throws -> [ParameterPair] {
  var pairs: [ParameterPair] = []
  for first in space.parameters {
    for second in space.parameters where first != second {
      pairs.append(try ParameterPair(first: first, second: second))
    }
  }
  return pairs
}

extension Color {
  /// The difference of two colours over white, in steps of 1/255.
  fileprivate func steps(from other: Color) -> Double {
    let (a, b) = (composited(over: .white), other.composited(over: .white))
    return max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue)) * 255
  }

  /// The colour rounded to bytes.
  fileprivate var rounded: Color { Color(hex) ?? self }
}

/// The painted and the picked colours of a surface at sample points.
private struct Comparison {
  let surface: any ColorSurface
  let value: ColorValue
  let field = ColorField(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let paint: Paint

  init?(_ surface: any ColorSurface, _ value: ColorValue) {
    self.surface = surface
    self.value = value
    var tree = LayoutTree(type: "test")
    surface.append(value, in: field, to: &tree)
    guard let paint = tree.nodes.first(where: { $0.role == .track }).flatMap(tree.paint(of:)) else {
      return nil
    }
    self.paint = paint
  }

  /// The maximum difference at 250 points, in full sweeps at 1,000, in steps of 1/255.
  ///
  /// - Parameter isDrawn: Whether colours are rounded to bytes, like in a picture.
  func worst(_ chance: inout Chance, isDrawn: Bool) -> Double {
    let fills = isDrawn ? paint.fills.map(\.rounded) : paint.fills
    return (0..<sweep(250, full: 1000)).reduce(0) { worst, _ in
      let point =
        surface is ColorWheel
        ? Point(x: 100, y: 100)
          + Point(angle: Angle(turns: chance.share()), distance: chance.share() * 100)
        : Point(x: chance.share() * 200, y: chance.share() * 200)
      let whole = surface.picking(at: point, from: value, in: field)
      let picked = surface.picksAlpha ? whole.color : whole.opaque.color
      let color = fills.color(at: point, in: field.frame.size)
      return max(
        worst, isDrawn ? color.rounded.steps(from: picked.rounded) : color.steps(from: picked))
    }
  }
}

extension Fill {
  /// The fill with its colours rounded to bytes.
  fileprivate var rounded: Fill {
    var fill = self
    fill.pattern = pattern.mapColors(\.rounded)
    return fill
  }
}

@Suite struct ColorSurfaceTests {
  @Test(arguments: [ColorSpace.hsba, .rgba, .cmyka, .greyscale, .hsl])
  func surface_ofEveryPair_showsThePickedColour(space: ColorSpace) throws {
    var chance = Chance(3)
    for pair in try pairs(of: space) {
      for surface in [ColorCanvas(pair), ColorWheel(pair)] as [any ColorSurface] {
        let comparison = try #require(Comparison(surface, chance.value(in: space)))
        #expect(comparison.worst(&chance, isDrawn: false) < 1e-6, "\(surface)")
        #expect(comparison.worst(&chance, isDrawn: true) <= 2, "\(surface)")
      }
    }
  }

  @Test(arguments: [ColorSpace.hsba, .rgba, .hsl])
  func surface_ofAnyOrientation_showsThePickedColour(space: ColorSpace) throws {
    var chance = Chance(8)
    for pair in try pairs(of: space).prefix(4) {
      let canvases = ColorCanvas.InvertedAxes.allCases.map {
        ColorCanvas(pair, style: .init(inverted: $0)) as any ColorSurface
      }
      let wheels = [(0.0, true), (37, false), (-90, false), (180, true), (400, false)].map {
        ColorWheel(pair, style: .init(startAngle: .degrees($0.0), isClockwise: $0.1))
      }
      for surface in canvases + wheels {
        let comparison = try #require(Comparison(surface, chance.value(in: space)))
        #expect(comparison.worst(&chance, isDrawn: false) < 1e-6, "\(surface)")
        let value = comparison.value
        let thumb = try #require(surface.thumb(of: value, in: comparison.field))
        let back = surface.picking(at: thumb, from: value, in: comparison.field)
        for parameter in surface.parameters {
          let difference = abs(back[parameter] - value[parameter])
          #expect(min(difference, 1 - difference) < 1e-9)
        }
      }
    }
  }

  @Test func canvas_invertedVertically_isWhiteAtTheTopLeft() throws {
    let pair = try ParameterPair(
      first: ColorSpace.hsba.parameter("saturation"),
      second: ColorSpace.hsba.parameter("brightness"))
    let canvas = ColorCanvas(pair, style: .init(inverted: .vertical))
    let field = ColorField(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let red = ColorValue(Color("red") ?? .black, in: .hsba)
    func color(_ x: Double, _ y: Double) -> String {
      canvas.picking(at: Point(x: x, y: y), from: red, in: field).color.hex
    }
    #expect(
      [color(0, 0), color(100, 0), color(0, 100), color(100, 100)] == [
        "#FFFFFF", "#FF0000", "#000000", "#000000",
      ])
  }

  @Test func wheel_startsAtItsAngle_inItsSense() throws {
    let pair = try ParameterPair(
      first: ColorSpace.hsba.parameter("hue"), second: ColorSpace.hsba.parameter("saturation"))
    let field = ColorField(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let value = ColorValue(Color("red") ?? .black, in: .hsba).setting(pair.first, to: 0.25)
    func thumb(_ start: Double, _ isClockwise: Bool) -> Point? {
      ColorWheel(pair, style: .init(startAngle: .degrees(start), isClockwise: isClockwise))
        .thumb(of: value, in: field)
    }
    #expect(thumb(-90, true) == Point(x: 200, y: 100))
    #expect(thumb(-90, false) == Point(x: 0, y: 100))
    #expect(thumb(0, true) == Point(x: 100, y: 200))
    #expect(thumb(0, false) == Point(x: 100, y: 0))
  }

  @Test func canvas_ofANonBilinearSpace_deviatesByLessThanAStepOnAverage() throws {
    var chance = Chance(5)
    for pair in try pairs(of: .oklch) where !pair.first.isAlpha && !pair.second.isAlpha {
      let canvas = ColorCanvas(pair)
      let value = chance.value(in: .oklch).setting(ColorSpace.oklch.parameters[3], to: 1)
      let field = ColorField(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      var tree = LayoutTree(type: "test")
      canvas.append(value, in: field, to: &tree)
      let fills = try #require(tree.paint(of: tree.nodes[0])?.fills)
      let sum = (0..<1000).reduce(0.0) { sum, _ in
        let point = Point(x: chance.share() * 200, y: chance.share() * 200)
        let picked = canvas.picking(at: point, from: value, in: field).color
        return sum + fills.color(at: point, in: field.frame.size).steps(from: picked)
      }
      #expect(sum / 1000 < 1, "\(pair)")
    }
  }

  @Test func slider_ofEveryParameter_showsThePickedColour() {
    var chance = Chance(9)
    for parameter in ColorSpace.allCases.flatMap(\.parameters) {
      for axis in Axis.allCases {
        let style = ColorSlider.Style(axis: axis)
        let comparison = Comparison(
          ColorSlider(parameter, style: style), chance.value(in: parameter.space))
        #expect((comparison?.worst(&chance, isDrawn: false) ?? 9) <= 1, "\(parameter)")
      }
    }
  }

  @Test func surfaces_thatPickAlpha_showACheckerboard() throws {
    let hue = ColorSpace.hsba.parameters[0]
    let alpha = ColorSpace.hsba.parameters[3]
    func roles(_ surface: any ColorSurface, alpha value: Double) -> [Role] {
      var tree = LayoutTree(type: "test")
      let color = ColorValue.middle(of: .hsba).setting(alpha, to: value)
      surface.append(color, in: ColorField(frame: Rect(x: 0, y: 0, width: 9, height: 9)), to: &tree)
      return tree.nodes.map(\.role)
    }
    #expect(roles(ColorSlider(hue), alpha: 1) == [.track, .thumb, .layer])
    #expect(roles(ColorSlider(hue), alpha: 0.5) == [.track, .thumb, .layer])
    #expect(roles(ColorSlider(alpha), alpha: 1) == [.checkerboard, .track, .thumb, .layer])
    let plane = try ParameterPair(first: hue, second: ColorSpace.hsba.parameters[1])
    #expect(roles(ColorCanvas(plane), alpha: 0.5) == [.track, .thumb, .layer])
    let fading = try ParameterPair(first: hue, second: alpha)
    #expect(roles(ColorWheel(fading), alpha: 1) == [.checkerboard, .track, .thumb, .layer])
    #expect(roles(ColorPreview(), alpha: 1) == [.checkerboard, .track])
  }

  @Test(arguments: [(40.0, 20.0), (32, 16), (24, 12), (10, 5), (60, 20), (100, 20)])
  func checkerboardOfASlider_hasWholeTiles(thickness: Double, tile: Double) throws {
    let alpha = ColorSpace.hsba.parameters[3]
    for axis in Axis.allCases {
      var tree = LayoutTree(type: "test")
      var size = Size(width: 300, height: 300)
      size[axis.perpendicular] = thickness
      ColorSlider(alpha, style: ColorSlider.Style(axis: axis, thickness: thickness))
        .append(.middle(of: .hsba), in: ColorField(frame: Rect(size: size)), to: &tree)
      let board = try #require(tree.nodes.first { $0.role == .checkerboard })
      #expect(
        tree.paint(of: board)?.fills == [Fill(.checkerboard(Checkerboard(tile: tile)))])
    }
  }
}
