import CPickerHarfBuzz
import Foundation
import PickerShaping
import PickerText

/// The yardstick: a loop of `hb_shape` over stretches of text, one buffer used again and again.
///
/// It is told for nothing what measuring has to find out: where each stretch of one font, script and
/// direction begins, and which those are. Each stretch is shaped once, in the font it is to be in, with
/// the text round it for context; the advances are added up, and nothing is kept. In the scripts that
/// Inter does not have a label of two words is three stretches, since the space is Inter's.
/// Measuring shapes such a space once and a word that comes again once; the loop shapes them each time.
struct PlainShaping {
  private struct Stretch {
    let text: String
    let start: UInt32
    let count: Int32
    let font: OpaquePointer
    let direction: hb_direction_t
    let script: hb_script_t
  }

  private let stretches: [Stretch]
  private let buffer: OpaquePointer = hb_buffer_create()

  /// The stretches are those that measuring `requests` finds.
  init(_ requests: [TextRequest]) {
    var fonts: [FontFace: OpaquePointer] = [:]
    var found: [Stretch] = []
    for (request, answer) in zip(requests, TextMeasurer.shared.measure(requests)) {
      let runs = answer.lines[0].runs.sorted { $0.start < $1.start }
      for (i, run) in runs.enumerated() {
        let end = i + 1 < runs.count ? runs[i + 1].start : request.text.utf8.count
        let font = fonts[run.face] ?? PlainShaping.font(run.face)
        fonts[run.face] = font
        let bytes = Array(request.text.utf8)[run.start..<end]
        found.append(
          Stretch(
            text: request.text, start: UInt32(run.start), count: Int32(end - run.start),
            font: font,
            direction: run.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL,
            script: PlainShaping.script(of: String(decoding: bytes, as: UTF8.self))))
      }
    }
    stretches = found
  }

  func shape() {
    var total = 0
    for stretch in stretches {
      hb_buffer_clear_contents(buffer)
      var text = stretch.text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          hb_buffer_add_utf8(
            buffer, $0.baseAddress, Int32($0.count), stretch.start, stretch.count)
        }
      }
      hb_buffer_set_direction(buffer, stretch.direction)
      hb_buffer_set_script(buffer, stretch.script)
      hb_shape(stretch.font, buffer, nil, 0)
      var count: UInt32 = 0
      guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { continue }
      for i in 0..<Int(count) { total += Int(positions[i].x_advance) }
    }
    keep(total)
  }

  private static func font(_ face: FontFace) -> OpaquePointer {
    let folder = repository.appending(path: "Fonts")
    let name = face.source.replacing("bundled:", with: "")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let file = files.first { $0.hasSuffix(name) } ?? ""
    let blob = hb_blob_create_from_file(folder.appending(path: file).path)
    let font: OpaquePointer = hb_font_create(hb_face_create(blob, 0))
    hb_font_set_scale(font, 65536, 65536)
    let coordinates = face.variations.map { Float($0.value) }
    if !coordinates.isEmpty {
      hb_font_set_var_coords_design(font, coordinates, UInt32(coordinates.count))
    }
    hb_font_make_immutable(font)
    return font
  }

  private static func script(of text: String) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in text.unicodeScalars {
      let script = hb_unicode_script(functions, scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED { return script }
    }
    return HB_SCRIPT_COMMON
  }
}

extension GlyphRun {
  fileprivate var start: Int { glyphs.map(\.cluster).min() ?? 0 }
}
