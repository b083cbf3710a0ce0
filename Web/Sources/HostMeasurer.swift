import PickerGeometry
import PickerJSON
import PickerText

@_extern(wasm, module: "host", name: "advances")
private func host_advances(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int,
  _ ends: UnsafePointer<Int32>?, _ clusters: Int, _ advances: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "runs")
private func host_runs(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int, _ base: Int32
) -> Int

@_extern(wasm, module: "host", name: "metrics")
private func host_metrics(
  _ measurer: Int32, _ font: Int32, _ metrics: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "line_metrics")
private func host_line_metrics(
  _ measurer: Int32, _ font: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int,
  _ metrics: UnsafeMutablePointer<Double>?)

@_extern(wasm, module: "host", name: "words")
private func host_words(
  _ text: UnsafePointer<UInt8>?, _ count: Int, _ starts: UnsafeMutablePointer<Int32>?
) -> Int

@_extern(wasm, module: "host", name: "font")
private func host_font(_ number: Int32, _ json: UnsafePointer<UInt8>?, _ count: Int)

@_extern(wasm, module: "host", name: "has_failed")
private func host_has_failed() -> Bool

@_extern(wasm, module: "host", name: "has_family")
private func host_has_family(_ measurer: Int32, _ name: UnsafePointer<UInt8>?, _ count: Int)
  -> Bool

/// Measures texts by a measurer in JavaScript, which knows it by a number.
final class HostMeasurer: AdvanceMeasuring {
  private let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Whether anything that was asked of JavaScript during the call has thrown, so that what was measured is wrong.
  static var hasFailed: Bool { host_has_failed() }

  let isShaping = true

  func advance(of cluster: Character, in font: Font) -> Double? {
    advances(of: [cluster], in: font)[0]
  }

  func advances(of clusters: [Character], in font: Font) -> [Double?] {
    advances(of: clusters, in: TextStyle(font: font))
  }

  func advances(of clusters: [Character], in style: TextStyle) -> [Double?] {
    // The address of no numbers is none that a typed array may begin at.
    guard !clusters.isEmpty else { return [] }
    var text: [UInt8] = []
    var ends: [Int32] = []
    for cluster in clusters {
      text += cluster.utf8
      ends.append(Int32(text.count))
    }
    var advances = [Double](repeating: -1, count: clusters.count)
    host_advances(
      number, HostFonts.number(of: style.font, style.language), text, text.count, ends,
      clusters.count,
      &advances)
    return advances.map { $0 >= 0 ? $0 : nil }
  }

  func runs(ofLine text: String, in style: TextStyle) -> [GlyphRun] {
    let base: Int32 =
      switch style.direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case nil: -1
      }
    let bytes = Array(text.utf8)
    let number = HostFonts.number(of: style.font, style.language)
    var answer = HostAnswer(host_runs(self.number, number, bytes, bytes.count, base))
    var runs: [GlyphRun] = []
    while let face = answer.next() {
      let isReversed = answer.next() == 1
      var run = GlyphRun(
        face: HostOutlines.face(Int(face)), size: style.font.size,
        direction: isReversed ? .rightToLeft : .leftToRight, glyphs: [])
      for _ in 0..<Int(answer.next() ?? 0) { run.glyphs.append(Glyph(&answer)) }
      runs.append(run)
    }
    return runs
  }

  func metrics(of font: Font) -> FontMetrics {
    var metrics = [0.0, 0.0, 0.0]
    host_metrics(number, HostFonts.number(of: font), &metrics)
    return FontMetrics(metrics)
  }

  func metrics(ofLine text: String, in font: Font) -> FontMetrics {
    let text = Array(text.utf8)
    // No other face draws these.
    guard text.contains(where: { $0 >= 0x80 }) else { return metrics(of: font) }
    var metrics = [0.0, 0.0, 0.0]
    host_line_metrics(number, HostFonts.number(of: font), text, text.count, &metrics)
    return FontMetrics(metrics)
  }

  func wordStarts(in text: String) -> [Int] {
    let text = Array(text.utf8)
    var starts = [Int32](repeating: 0, count: text.count)
    let count = host_words(text, text.count, &starts)
    return starts.prefix(count).map { Int($0) }
  }

  func contains(family: String) -> Bool {
    let name = Array(family.utf8)
    return host_has_family(number, name, name.count)
  }
}

extension Glyph {
  fileprivate init(_ answer: inout HostAnswer) {
    let numbers = (0..<5).map { _ in answer.next() ?? 0 }
    self.init(
      id: UInt32(numbers[0]), cluster: Int(numbers[1]), advance: Point(x: numbers[2], y: 0),
      offset: Point(x: numbers[3], y: numbers[4]))
  }
}

extension FontMetrics {
  fileprivate init(_ numbers: [Double]) {
    self.init(ascent: numbers[0], descent: numbers[1], lineGap: numbers[2])
  }
}

/// The fonts that JavaScript was told about, so that each is described once, or again after many others.
private enum HostFonts {
  private struct Described: Hashable {
    let font: Font
    let language: String?
  }

  nonisolated(unsafe) private static var numbers: [Described: Int32] = [:]

  /// More than a page shows at a time; a size that moves makes a new font in every frame.
  private static let maximumCount = 1024

  /// The number under which JavaScript knows a font until the next one is asked for.
  static func number(of font: Font, _ language: String? = nil) -> Int32 {
    let described = Described(font: font, language: language)
    if let known = numbers[described] { return known }
    if numbers.count >= maximumCount { numbers.removeAll() }
    let json = font.description(in: language)
    let number = Int32(numbers.count)
    host_font(number, json, json.count)
    if !HostMeasurer.hasFailed { numbers[described] = number }
    return number
  }
}

extension Font {
  fileprivate func description(in language: String?) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    json.object { json in
      json.key("families")
      json.array { json in
        for family in families { json.string(family) }
      }
      json.member("size", number: size)
      json.member("weight", number: weight.value)
      json.member("style", string: style.rawValue)
      if let language { json.member("language", string: language) }
      if letterSpacing != 0 { json.member("letterSpacing", number: letterSpacing) }
      if case .points(let points) = opticalSize { json.member("opticalSize", number: points) }
      json.key("features")
      json.object { json in
        for feature in features where feature.range == nil {
          json.member(feature.tag, integer: Int(clamping: feature.value))
        }
      }
    }
    return json.bytes
  }
}
