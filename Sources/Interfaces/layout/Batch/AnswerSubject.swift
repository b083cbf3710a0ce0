import PickerControls
import PickerLayout
import PickerOutput
import PickerRendering

/// The subject of an answer in a batch: the id of a request, or a line number.
struct AnswerSubject: Sendable {
  /// From 1.
  let line: Int
  /// The id of the request as JSON; nil if the line has none.
  let id: [UInt8]?

  init(line: Int, id: [UInt8]? = nil) {
    (self.line, self.id) = (line, id)
  }

  /// Writes the first member of the answer: `"id":7` or `"line":3`.
  fileprivate func write(to json: inout JSONWriter) {
    if let id { json.member("id", raw: id) } else { json.member("line", integer: line) }
  }
}

extension [UInt8] {
  /// `{"line":3,"file":"3-food.svg"}` with a line feed.
  static func answer(_ subject: AnswerSubject, file name: String) -> [UInt8] {
    answer(subject) { $0.member("file", string: name) }
  }

  /// `{"line":3,"error":{"path":"$.width","message":"…"}}` with a line feed; if there are several errors, `errors` lists all.
  static func answer(
    _ subject: AnswerSubject, error: JSONError, further: [JSONError] = []
  ) -> [UInt8] {
    answer(subject) { json in
      json.key("error")
      json.object { error.write(to: &$0) }
      guard !further.isEmpty else { return }
      json.key("errors")
      json.array { json in
        for error in [error] + further { json.object { error.write(to: &$0) } }
      }
    }
  }

  /// `{"id":7,"text":"<svg …"}` with a line feed: the key names the form of the output in the line.
  ///
  /// - Parameter warnings: Content that the output does not show.
  static func answer(
    _ subject: AnswerSubject, _ output: [UInt8], as format: OutputFormat, warnings: [String] = []
  ) -> [UInt8] {
    answer(subject, capacity: output.count * 3 / 2) { json in
      if format.isJSON {
        json.member("json", raw: output.last == 0x0A ? Array(output.dropLast()) : output)
      } else if format.isBinary {
        json.member("base64", string: Base64.encoded(output))
      } else {
        json.member("text", string: String(decoding: output, as: UTF8.self))
      }
      guard !warnings.isEmpty else { return }
      json.member("warnings", raw: .writing(texts: warnings))
    }
  }

  private static func answer(
    _ subject: AnswerSubject, capacity: Int = 256, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(pretty: false, capacity: capacity + 256)
    json.object { json in
      subject.write(to: &json)
      members(&json)
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONError {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("path", string: path)
    json.member("message", string: message)
  }
}
