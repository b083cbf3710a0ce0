import PickerGeometry
package import PickerJSON

extension CheckProject: JSONRecord {
  package static var unread: CheckProject { CheckProject() }
  package static var isInline: Bool { false }

  package static let fields = ValueFields<CheckProject>(
    [
      // For editors.
      Field("$schema", .value) { (_: inout CheckProject, _: String) in },
      Field("documents", .list(of: .value), unless: [], { $0.documents }) { $0.documents = $1 },
      Field("boxes", .list(of: .value), unless: [], { $0.boxes }) { $0.boxes = $1 },
      Field("strings", .list(of: .value), unless: [], { $0.strings }) { $0.strings = $1 },
      Field("fonts", .list(of: .value), unless: [], { $0.fonts }) { $0.fonts = $1 },
      Field("widths", .list(of: .value), unless: [], { $0.widths }) { $0.widths = $1 },
      Field("textScales", .list(of: .number(in: 0.1...10)), unless: [], { $0.textScales }) {
        $0.textScales = $1
      },
      Field("locales", .list(of: .value), unless: [], { $0.locales }) { $0.locales = $1 },
      Field("languages", .names, unless: [:], { $0.languages }) { $0.languages = $1 },
      Field("pseudo", unless: false, { $0.isPseudo }) { $0.isPseudo = $1 },
      Field("hints", unless: false, { $0.showsHints }) { $0.showsHints = $1 },
      Field("failOn", .list(of: .code(orAny: "all")), unless: [], { $0.failOn }) {
        $0.failOn = $1
      },
      Field("baseline", .value, ifAny: { $0.baseline }) { $0.baseline = $1 },
    ],
    CheckSettings.fields.within({ $0.settings }, always: true) { $1(&$0.settings) })
}

extension JSONCodec<[String: String]> {
  /// `{"cn": "zh-Hans"}`
  fileprivate static var names: JSONCodec {
    JSONCodec(
      schema: .map(keys: ".", to: .text()),
      read: { (json) throws(JSONError) in
        var names: [String: String] = [:]
        for member in try json.object() { names[member.key] = try member.value.string() }
        return names
      },
      write: { names, json in
        json.object(inline: true) { json in
          for (key, name) in names.sorted(by: { $0.key < $1.key }) {
            json.member(key, string: name)
          }
        }
      })
  }
}

extension CheckProject.CheckedWidths: JSONReadable, JSONWritable {
  package init(reading json: JSONValue) throws(JSONError) {
    switch json.kind {
    case .number: text = try json.positiveLength().plain
    case .string: text = try json.string()
    default: throw json.unexpected("a number or a range such as \"320-480/40\"")
    }
  }

  package func write(to json: inout JSONWriter) { json.string(text) }

  package static var schema: JSONSchema {
    .anyOf([.positiveLength, .text(matching: "^[^,]+-[^,]+/[^,]+$")])
  }
}
