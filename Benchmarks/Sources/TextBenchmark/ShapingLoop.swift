import CBenchmarkHarfBuzz
import Foundation
import PickerControls
import PickerLayout

/// The baseline: a loop of `hb_shape` over runs of text, with one reused buffer.
///
/// The itemization is given: the loop does not have to find the runs of one font, script and
/// direction. Each run is shaped once, in its font, with the surrounding text as
/// context; advances are summed and nothing is stored. In scripts that
/// Inter does not cover, a label of two words is three runs, because the space is in Inter.
/// The measurer shapes such a space and each repeated word only once; the loop shapes them every time.
struct ShapingLoop {
  private struct TextRun {
    let text: String
    let start: UInt32
    let count: Int32
    let font: OpaquePointer
    let direction: hb_direction_t
    let script: hb_script_t
  }

  private let textRuns: [TextRun]
  private let buffer: OpaquePointer = hb_buffer_create()

  /// Takes the runs that the measurer finds for `requests`.
  init(_ requests: [TextRequest]) {
    var fonts: [FontFace: OpaquePointer] = [:]
    var found: [TextRun] = []
    for (request, answer) in zip(requests, TextMeasurer.shared.measure(requests)) {
      let runs = answer.lines[0].runs.sorted { $0.start < $1.start }
      for (i, run) in runs.enumerated() {
        let end = i + 1 < runs.count ? runs[i + 1].start : request.text.utf8.count
        let font = fonts[run.face] ?? ShapingLoop.font(run.face)
        fonts[run.face] = font
        let bytes = Array(request.text.utf8)[run.start..<end]
        found.append(
          TextRun(
            text: request.text, start: UInt32(run.start), count: Int32(end - run.start),
            font: font,
            direction: run.direction == .leftToRight ? HB_DIRECTION_LTR : HB_DIRECTION_RTL,
            script: ShapingLoop.script(of: String(decoding: bytes, as: UTF8.self))))
      }
    }
    textRuns = found
  }

  func shape() {
    var total = 0
    for textRun in textRuns {
      hb_buffer_clear_contents(buffer)
      var text = textRun.text
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          hb_buffer_add_utf8(
            buffer, $0.baseAddress, Int32($0.count), textRun.start, textRun.count)
        }
      }
      hb_buffer_set_direction(buffer, textRun.direction)
      hb_buffer_set_script(buffer, textRun.script)
      hb_shape(textRun.font, buffer, nil, 0)
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
