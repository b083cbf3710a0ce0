import PickerJSON
import PickerText

extension FontFile: ScopedReadable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init(path: "")
    try FontFile.fields.read(try json.object(), into: &self, scope)
    guard source != .path("") else { throw json.error("\"file\" is missing") }
  }

  package static var schema: JSONSchema {
    .shared("fontFile") { fields.schema(requiring: ["file"]) }
  }

  private static let fields = DocumentFields<FontFile>([
    Field("family") { $0.family = $1 }.doc(
      "The family name of the font; default: the name in the file."),
    Field("file", schema: .text(matching: ".")) { (json, file, _) throws(JSONError) in
      file.source = .path(try json.string())
    }.doc("The path of the file, relative to the document."),
    Field("weight", schema: FontWeight.schema) { (json, file, scope) throws(JSONError) in
      let weight = try FontWeight(reading: json).value
      file.weights = weight...weight
    }.doc("The weight of the font; default: the weight in the file."),
    Field("weights", schema: .list(of: FontWeight.schema, count: 2...2)) {
      (json, file, scope) throws(JSONError) in
      let ends = try [FontWeight](reading: json).map { $0.value }
      guard ends.count == 2, ends[0] <= ends[1] else {
        throw json.unexpected("the minimum and the maximum weight, such as [100, 900]")
      }
      file.weights = ends[0]...ends[1]
    }.doc(
      "The minimum and maximum weight of a variable font, such as '[100, 900]'; default: the file's."
    ),
    Field("style") { $0.style = $1 }.doc("The style of the font; default: the style in the file."),
    Field("index", schema: .integer(atLeast: 0)) { (json, file, _) throws(JSONError) in
      file.index = try json.count(atLeast: 0)
    }.doc("The number of the face in a collection, from 0; default: 0."),
  ])
}
