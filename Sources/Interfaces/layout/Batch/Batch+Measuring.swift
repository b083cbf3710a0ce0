import PickerControls
import PickerLayout

extension Batch {
  /// The sizes of texts, by the keys of a document of type `text`.
  func measurements(_ envelope: Envelope) throws(JSONError) -> [UInt8] {
    guard let list = envelope.object["texts"] else {
      throw JSONError(path: "$.texts", message: "is missing")
    }
    let texts = try list.elements { (json) throws(JSONError) in try json.string() }
    let options = keys.overridden(by: envelope.members(besides: ["texts"])).json
    let document = try document([UInt8](#"{"text":""}"#.utf8), type: Text.type, options: options)
    guard let text = document.control.as(Text.self) else { return [] }
    let (measurer, budget) = (document.measurer, document.budget)
    budget.spend(texts.reduce(0) { $0 + $1.unicodeScalars.count }, of: .glyphs)
    let measured: [MeasuredText]
    do {
      measured = try budget.run { measurer.measure(texts.map { text.request(for: $0) }) }
    } catch {
      throw JSONError(error, path: list.path)
    }
    return try budget.json { json in
      json.array { json in
        for text in measured { text.write(to: &json) }
      }
    }
  }
}

extension Text {
  /// The request for another text with the style and the width of this one.
  fileprivate func request(for text: String) -> TextRequest {
    let style = TextStyle(
      font: font, language: container.language, direction: container.textDirection)
    var request = TextRequest(
      text, style: style, maxWidth: container.width ?? .infinity, maxLines: maxLines,
      truncation: truncation, hyphens: hyphens)
    request.textWrap = textWrap
    request.wordBreak = wordBreak
    return request
  }
}

extension MeasuredText {
  /// `{"width":31.5,"height":19.3906,"baseline":15.5,"lines":1,"truncated":false,"missingGlyph":false}`
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("width", length: size.width)
      json.member("height", length: size.height)
      json.member("baseline", length: baseline)
      json.member("lines", integer: lineCount)
      json.member("truncated", bool: isTruncated)
      json.member("missingGlyph", bool: !missing.isEmpty)
    }
  }
}

extension Budget {
  /// JSON on one line, within the limit of its bytes.
  func json(_ write: (inout JSONWriter) -> Void) throws(JSONError) -> [UInt8] {
    do {
      return try run {
        let json = [UInt8].writing(write)
        _ = Budget.allows(bytes: json.count)
        return json
      }
    } catch {
      throw JSONError(error)
    }
  }
}
