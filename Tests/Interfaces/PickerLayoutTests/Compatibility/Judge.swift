import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Another engine, and what of it was recorded.
struct Judge: Sendable {
  let name: String
  let subject: String
  private let compare: @Sendable (_ found: inout Agreement) throws -> Void

  func agreement() throws -> Agreement {
    var found = Agreement()
    try compare(&found)
    return found
  }

  /// Those of the article *Compatibility*, in its order.
  static let all: [Judge] =
    judges(of: .chromium) + judges(of: .firefox) + webKit + [yoga, taffy, harfBuzz, pillow]

  private static func judges(of browser: Browser) -> [Judge] {
    let name = browser == .chromium ? "Chromium" : "Firefox"
    let fixture = browser == .chromium ? "flow-words" : "flow-firefox"
    return [
      Judge(name: name, subject: "widths of texts in Latin, Greek and Cyrillic") {
        try $0.addWidths(in: browser, isEuropean: true)
      },
      Judge(name: name, subject: "widths of texts in other scripts") {
        try $0.addWidths(in: browser, isEuropean: false)
      },
      Judge(name: name, subject: "widths adjusted to an x-height, or in synthetic bold") {
        try $0.addAdjustedWidths(in: browser)
      },
      Judge(name: name, subject: "ascents and heights of lines") { try $0.addLines(in: browser) },
      Judge(name: name, subject: "lines of messages in 30 languages") {
        try $0.addMessages(in: browser, keepingWords: false)
      },
      Judge(name: name, subject: "lines of Korean with `word-break: keep-all`") {
        try $0.addMessages(in: browser, keepingWords: true)
      },
      Judge(name: name, subject: "rows of chips, within 1/32 px of a break") {
        try $0.addRows(RowRecording().cases, in: browser)
      },
      Judge(name: name, subject: "segments and their labels") {
        try $0.addSegments(SegmentRecording().cases, in: browser)
      },
      Judge(name: name, subject: "boxes of flows and chips, with lengths in px") {
        try $0.addBoxes(of: fixture, in: browser, areRelative: false)
      },
      Judge(name: name, subject: "boxes with percentages or aspect ratios") {
        try $0.addBoxes(of: fixture, in: browser, areRelative: true)
      },
      Judge(name: name, subject: "boxes of nested flows with words that wrap") {
        try $0.addNests(in: browser)
      },
    ]
  }

  private static let webKit = [
    Judge(name: "WebKit", subject: "widths of texts in whole pixels") { try $0.addWebKitWidths() },
    Judge(name: "WebKit", subject: "lines of the same texts") { try $0.addWebKitLines() },
    Judge(name: "WebKit", subject: "rows of chips, within 1/32 px of a break") {
      let recording = try WebKitRecording()
      try $0.addRows(recording.rows, in: .webkit, WebKitRecording.fonts())
    },
    Judge(name: "WebKit", subject: "segments and their labels") {
      let recording = try WebKitRecording()
      try $0.addSegments(recording.segments, in: .webkit, WebKitRecording.fonts())
    },
    Judge(name: "WebKit", subject: "boxes of flows and chips") {
      try $0.addBoxes(of: "flow-webkit", in: .webkit)
    },
    Judge(name: "WebKit", subject: "boxes of nested flows with words that wrap") {
      try $0.addNests(in: .webkit)
    },
  ]

  private static let yoga = Judge(name: "Yoga", subject: "its fixtures, in Chromium") {
    try $0.addFixtures(of: "yoga")
  }

  private static let taffy = Judge(name: "Taffy", subject: "its fixtures, in Chromium") {
    try $0.addFixtures(of: "taffy")
  }

  private static let harfBuzz = Judge(name: "HarfBuzz", subject: "names of countries") {
    try $0.addShapedTexts(by: "harfbuzz")
  }

  private static let pillow = Judge(name: "Pillow", subject: "the same, 64 times as large") {
    try $0.addShapedTexts(by: "pillow")
  }
}

extension Agreement {
  fileprivate mutating func addWidths(in browser: Browser, isEuropean: Bool) throws {
    let measurer = TextMeasurer.shared.matching(browser)
    for text in try RecordedText.all(in: browser) where text.isEuropean == isEuropean {
      let width = measurer.measure([text.request]).first?.size.width ?? .infinity
      add((width - text.width / browser.unitsPerPoint).magnitude, text.description)
    }
  }

  fileprivate mutating func addAdjustedWidths(in browser: Browser) throws {
    let measurer = TextMeasurer.shared.matching(browser)
    for item in try AdjustedTexts.all() {
      for (text, width) in zip(item.texts, item.widths[browser.rawValue] ?? []) {
        let found = measurer.measure([TextRequest(text, style: item.style)]).first
        let off = (found?.size.width ?? .infinity) - width / browser.unitsPerPoint
        add(off.magnitude, "\(text), \(item.size) px, \(item.weight), \(item.adjust.value)")
      }
    }
  }

  fileprivate mutating func addLines(in browser: Browser) throws {
    let measurer = TextMeasurer.shared.matching(browser)
    for text in try RecordedText.all(in: browser) {
      guard let found = measurer.measure([text.request]).first else { continue }
      let off = max(
        (found.baseline - text.line[0]).magnitude, (found.size.height - text.line[1]).magnitude)
      add(off, text.description)
    }
  }

  fileprivate mutating func addRows(
    _ lists: [RowRecording.List], in browser: Browser,
    _ fonts: any FontCatalog = TextMeasurer.shared
  ) throws {
    for (number, list) in lists.enumerated() {
      let chips = try list.chips(matching: browser, in: fonts)
      for (width, rows) in zip(list.widths, list.rows[browser.rawValue] ?? []) {
        let tree = chips.layout(within: ProposedSize(width: width))
        add(tree.itemsPerRow == rows ? 0 : .infinity, "\(number) \(list.language) \(width)")
      }
    }
  }

  fileprivate mutating func addSegments(
    _ controls: [SegmentRecording.Control], in browser: Browser,
    _ fonts: any FontCatalog = TextMeasurer.shared
  ) throws {
    for (number, control) in controls.enumerated() {
      let off = try control.deviation(matching: browser, in: fonts)
      add(off, "\(number) \(control.language)")
    }
  }

  fileprivate mutating func addMessages(in browser: Browser, keepingWords: Bool) throws {
    for line in try MessageRecording().lines(in: browser, keepingWords: keepingWords) {
      add(line.isEqual ? 0 : .infinity, line.text)
    }
  }

  fileprivate mutating func addWebKitWidths() throws {
    let fonts = try WebKitRecording.fonts()
    for item in try WebKitRecording().texts {
      for (text, width) in zip(item.texts, item.widths) {
        let found = fonts.measure([TextRequest(text, style: item.style)]).first
        add(((found?.size.width ?? .infinity) - width).magnitude, "\(text), \(item.size) px")
      }
    }
  }

  fileprivate mutating func addWebKitLines() throws {
    let fonts = try WebKitRecording.fonts()
    for item in try WebKitRecording().texts {
      for (text, starts) in zip(item.texts, item.starts) {
        add(item.starts(of: text, in: fonts) == starts ? 0 : .infinity, "\(text), \(item.width) px")
      }
    }
  }

  fileprivate mutating func addBoxes(
    of fixture: String, in browser: Browser, areRelative: Bool? = nil
  ) throws {
    for (number, recorded) in try FlowCase.all(fixture).enumerated()
    where areRelative.map({ $0 == recorded.isRelative }) ?? true {
      add(
        try recorded.deviation(of: recorded.tree(matching: browser)),
        "\(number) \(recorded.family)")
    }
  }

  fileprivate mutating func addNests(in browser: Browser) throws {
    for (number, nest) in try NestedCase.all("nested-\(browser.rawValue)").enumerated() {
      add(try nest.deviation(matching: browser), "\(number)")
    }
  }

  fileprivate mutating func addFixtures(of engine: String) throws {
    for fixture in try EngineFixture.all()
    where fixture.reason == nil && fixture.name.hasPrefix(engine) {
      add(try fixture.deviation(matching: .chromium), fixture.name)
    }
  }

  fileprivate mutating func addShapedTexts(by shaper: String) throws {
    for item in try JSONDecoder().decode(ShapedTexts.self, from: recording("shapers")).cases {
      for (text, width) in zip(item.texts, item.widths[shaper] ?? []) {
        let found = TextMeasurer.shared.measure([TextRequest(text, style: item.style)])
        add(((found.first?.size.width ?? .infinity) - width).magnitude, "\(text) \(item.size)")
      }
    }
  }
}

/// Widths of `Scripts/record/shapers.py`.
private struct ShapedTexts: Decodable {
  let cases: [Item]

  struct Item: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let weight: Double
    let texts: [String]
    let widths: [String: [Double]]

    var style: TextStyle {
      TextStyle(
        font: Font(families: families, size: size, weight: FontWeight(weight) ?? .regular),
        language: language, direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    }
  }
}
