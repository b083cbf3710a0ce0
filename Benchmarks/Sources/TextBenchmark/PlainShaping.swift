import CPickerHarfBuzz
import Foundation

/// A loop that shapes each label in one font and adds up the advances, and does nothing else.
struct PlainShaping {
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  init() throws {
    let path = repository.appending(path: "Fonts/Inter/InterVariable.ttf").path
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    font = hb_font_create(face)
    hb_font_set_scale(font, 65536, 65536)
    let coordinates: [Float] = [16, 500]
    hb_font_set_var_coords_design(font, coordinates, 2)
    hb_font_make_immutable(font)
    buffer = hb_buffer_create()
  }

  func shape(_ texts: [String]) {
    var total = 0
    for text in texts {
      hb_buffer_clear_contents(buffer)
      var text = text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
        }
      }
      hb_buffer_guess_segment_properties(buffer)
      hb_shape(font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { continue }
      for i in 0..<Int(count) { total += Int(positions[i].x_advance) }
    }
    keep(total)
  }
}
