import Foundation
import PickerControls
import PickerLayout
import PickerTestSupport

/// Where browsers break messages at widths that are often those of their lines (`Scripts/record/lines.py`).
struct MessageRecording: Decodable {
  let groups: [Group]

  init() throws {
    self = try JSONDecoder().decode(MessageRecording.self, from: recording("lines"))
  }

  /// Messages in one style, each with several widths.
  struct Group: Decodable {
    let language: String
    let direction: String
    let families: [String]
    let size: Double
    let wordBreak: String?
    let texts: [String]
    let widths: [[Double]]
    /// Where each line but the first begins, in units of UTF-16.
    let chromium: [[[Int]]]
    /// Nil where lines are those of Chromium.
    let firefox: [[[Int]?]]
  }

  /// A line of a browser, and whether the engine has it.
  struct Line {
    let text: String
    let isEqual: Bool
  }

  /// The lines of all messages with a value of `word-break`, at all widths.
  ///
  /// - Parameter step: One of so many messages.
  func lines(in browser: Browser, keepingWords: Bool, step: Int = 1) -> [Line] {
    let measurer = TextMeasurer.shared.matching(browser)
    return groups.filter { ($0.wordBreak != nil) == keepingWords }.flatMap { group in
      stride(from: 0, to: group.texts.count, by: step).flatMap { number in
        zip(group.widths[number].indices, group.widths[number]).flatMap { column, width in
          let recorded = group.chromium[number][column]
          let other = browser == .firefox ? group.firefox[number][column] : nil
          return group.compared(
            group.texts[number], other ?? recorded, in: width, by: measurer)
        }
      }
    }
  }
}

extension MessageRecording.Group {
  fileprivate func compared(
    _ text: String, _ starts: [Int], in width: Double, by measurer: any TextMeasuring
  ) -> [MessageRecording.Line] {
    let style = TextStyle(
      font: Font(families: families, size: size), language: language,
      direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    var request = TextRequest(text, style: style, maxWidth: width, maxLines: nil)
    request.wordBreak = wordBreak == nil ? .normal : .keepAll
    let units = Array(text.utf16)
    let found = lines(of: units, from: self.found(in: text, measurer.measure([request])[0]))
    return lines(of: units, from: starts).map { line in
      let drawn = String(decoding: units[line], as: UTF16.self)
      return MessageRecording.Line(
        text: "\(language) \(size) \(width): \(drawn)", isEqual: found.contains(line))
    }
  }

  private func lines(of text: [UInt16], from starts: [Int]) -> [Range<Int>] {
    zip([0] + starts, starts + [text.count]).map { $0..<max($0, $1) }
  }

  /// Where each line but the first begins in a text, whose white space at the ends of lines is not drawn.
  private func found(in text: String, _ measured: MeasuredText) -> [Int] {
    var place = text.startIndex
    var starts: [Int] = []
    for line in measured.lines {
      while place < text.endIndex, text[place] == " " { place = text.index(after: place) }
      starts.append(text.utf16.distance(from: text.startIndex, to: place))
      place =
        text.index(place, offsetBy: line.text.count, limitedBy: text.endIndex) ?? text.endIndex
    }
    return Array(starts.dropFirst())
  }
}
