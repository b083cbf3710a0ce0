import PickerControls
import PickerLayout
import PickerOutput
import PickerPlatform

/// A key of a document with the value from an option.
struct GivenKey: Sendable {
  /// The key, after the keys of the enclosing objects: `["font", "size"]`.
  let path: [String]
  /// The value as JSON.
  let json: [UInt8]
}

extension GivenKey {
  /// - Parameter text: A string, even if it looks like JSON.
  init(_ path: [String], text: String) {
    self.init(path: path, json: .writing { $0.string(text) })
  }

  /// The option of this key.
  ///
  /// `--text` sets how SVG represents text; the key is an argument.
  var option: String { path == ["text"] ? "<text>" : "--" + (path.last ?? "").kebabCased }

  var value: JSONValue? { try? JSONValue(parsing: json) }
}

extension [GivenKey] {
  /// An object of the keys; nil if none is given.
  var json: [UInt8]? {
    guard !isEmpty else { return nil }
    return .writing { json in
      json.object { json in
        var known: Set<String> = []
        for key in self where known.insert(key.path[0]).inserted {
          json.key(key.path[0])
          write(keysIn: key.path[0], or: key, to: &json)
        }
      }
    }
  }

  private func write(keysIn object: String, or key: GivenKey, to json: inout JSONWriter) {
    guard key.path.count > 1 else { return json.raw(key.json) }
    json.object { json in
      for each in self where each.path[0] == object {
        json.key(each.path[1])
        json.raw(each.json)
      }
    }
  }

  /// Sets the value of a key, and replaces an earlier one.
  mutating func set(_ key: GivenKey) {
    removeAll { $0.path == key.path }
    append(key)
  }

  /// The value of a key; nil: not given.
  subscript(key: String) -> JSONValue? { first { $0.path == [key] }?.value }
}

extension [UInt8] {
  static func writing(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(pretty: false)
    body(&json)
    return json.bytes
  }

  /// A list of texts.
  static func writing(texts: [String]) -> [UInt8] {
    writing { json in
      json.array { json in
        for text in texts { json.string(text) }
      }
    }
  }
}

extension String {
  /// This path of the command line, which is not relative to the document's folder.
  var absolutePath: String {
    let working = hasPrefix("/") ? nil : getcwd(nil, 0)
    defer { free(working) }
    let folder = working.map {
      String(pathBytes: UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
    return folder.map { "\($0)/\(self)" } ?? self
  }
}
