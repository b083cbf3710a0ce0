package import PickerJSON

extension TextSample: JSONReadable, JSONWritable {
  /// The maximum length of a text in bytes, because a translation may have many placeholders.
  private static let maximumTextLength = 1000
  /// Beyond it, numbers have no group separators that anyone could read.
  package static let numbers = -1e12...1e12

  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: self = .number(try json.number(in: TextSample.numbers))
    case .string:
      let text = try json.string()
      guard text.utf8.count <= TextSample.maximumTextLength else {
        throw json.error("expected at most \(TextSample.maximumTextLength) bytes")
      }
      self = .text(text)
    default: throw json.unexpected("a number or a text")
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.string(text)
    case .number(let number):
      if let whole = Int(exactly: number) { json.integer(whole) } else { json.number(number) }
    }
  }

  package static var schema: JSONSchema { .anyOf([.number(in: numbers), .text()]) }
}

extension JSONCodec<[String: TextSample]> {
  /// `{"count": 128, "name": "Ada"}`
  package static var samples: JSONCodec {
    JSONCodec(
      schema: .map(keys: ".", to: TextSample.schema),
      read: { (json) throws(JSONError) in
        var samples: [String: TextSample] = [:]
        for member in try json.object() {
          guard !member.key.isEmpty else {
            throw member.value.error("expected the name of a placeholder")
          }
          samples[member.key] = try TextSample(reading: member.value)
        }
        return samples
      },
      write: { samples, json in
        json.object(inline: true) { json in
          for (key, sample) in samples.sorted(by: { $0.key < $1.key }) {
            json.key(key)
            sample.write(to: &json)
          }
        }
      })
  }
}
