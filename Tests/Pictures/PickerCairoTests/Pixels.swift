import CPickerCairo
import PickerCairo
import PickerColor
import PickerGeometry
import PickerText
import PickerTree
import Testing

/// The pixels of a PNG, decoded by cairo.
struct Pixels {
  let width: Int
  let height: Int
  /// Premultiplied ARGB with alpha in the most significant byte.
  private let values: [UInt32]

  init(png: [UInt8]) throws {
    let reader = Reader(bytes: png[...])
    let surface = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { reader, data, count in
          guard let reader, let data else { return CAIRO_STATUS_READ_ERROR }
          return Unmanaged<Reader>.fromOpaque(reader).takeUnretainedValue()
            .copy(to: data, Int(count))
        }, Unmanaged.passUnretained(reader).toOpaque())
    }
    defer { cairo_surface_destroy(surface) }
    try #require(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let row = Int(cairo_image_surface_get_stride(surface)) / 4
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let data = try #require(cairo_image_surface_get_data(surface))
    let height = height
    let width = width
    var values: [UInt32] = []
    data.withMemoryRebound(to: UInt32.self, capacity: row * height) { start in
      for y in 0..<height {
        for x in 0..<width { values.append(start[y * row + x] | (isOpaque ? 0xFF00_0000 : 0)) }
      }
    }
    self.values = values
  }

  private final class Reader {
    var rest: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) {
      rest = bytes
    }

    func copy(to data: UnsafeMutablePointer<UInt8>, _ count: Int) -> cairo_status_t {
      guard rest.count >= count else { return CAIRO_STATUS_READ_ERROR }
      for (place, byte) in rest.prefix(count).enumerated() { data[place] = byte }
      rest = rest.dropFirst(count)
      return CAIRO_STATUS_SUCCESS
    }
  }

  /// Premultiplied red, green, blue and alpha, 0…255.
  subscript(x: Int, y: Int) -> SIMD4<Double> {
    let value = values[y * width + x]
    return SIMD4(
      Double(value >> 16 & 0xFF), Double(value >> 8 & 0xFF), Double(value & 0xFF),
      Double(value >> 24))
  }

  /// The alpha of a pixel, 0…255.
  func alpha(_ x: Int, _ y: Int) -> Double { self[x, y].w }
}

extension Color {
  /// The premultiplied components as in ``Pixels``.
  var pixel: SIMD4<Double> {
    SIMD4(red * alpha, green * alpha, blue * alpha, alpha) * 255
  }
}

/// The maximum difference of two pixels in any component.
func difference(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Double {
  let apart = a - b
  return max(apart.max(), -apart.min())
}

/// Outlines of fonts without any glyphs.
final class NoOutlines: GlyphOutlining {
  func outline(of glyph: UInt32, in face: FontFace) -> Path? { nil }
}

/// A tree of the given size whose root is not painted.
func tree(_ size: Size, _ children: (inout LayoutTree) -> Void) -> LayoutTree {
  var tree = LayoutTree(type: "drawing")
  tree.append(LayoutNode(.drawing, frame: Rect(size: size)), children: children)
  return tree
}

/// The rendered pixels of a tree of the given size.
func pixels(
  _ size: Size, scale: Double = 1, outlines: any GlyphOutlining = NoOutlines(),
  _ children: (inout LayoutTree) -> Void
) throws -> Pixels {
  let picture = tree(size, children)
  return try Pixels(png: PNGRenderer(scale: scale).render(picture, outlines: outlines))
}

extension LayoutTree {
  /// Appends a painted box.
  mutating func box(
    _ frame: Rect, _ paint: Paint, _ effects: Effects? = nil,
    children: (inout LayoutTree) -> Void = { _ in }
  ) {
    if let effects { self.effects.append(effects) }
    let effect = effects == nil ? -1 : self.effects.count - 1
    let paint = add(paint)
    append(LayoutNode(.shape, frame: frame, paint: paint, effects: effect), children: children)
  }
}
