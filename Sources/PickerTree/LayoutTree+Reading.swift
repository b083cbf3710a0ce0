import PickerGeometry
import PickerJSON
import PickerText

extension LayoutTree {
  /// A tree that was written as JSON; see ``init(json:)-(JSONValue)``.
  public init(json bytes: [UInt8]) throws(JSONError) {
    try self.init(json: JSONValue(parsing: bytes))
  }

  /// A tree that was written as JSON.
  ///
  /// What comes back is what a tree can be compared, hit and navigated by: roles, ids, frames,
  /// indices, states, least targets, texts with their baselines and fonts, names of icons, hidden
  /// ids and warnings. Glyphs, paints, detail and how many items may be selected do not come back.
  /// Keys that are not known are passed over, so that trees of later versions can be read.
  ///
  /// - Throws: `$.root.children[2].frame.width: must be at least 0, is -4`.
  /// - Complexity: O(*n*).
  public init(json: JSONValue) throws(JSONError) {
    let document = try json.object()
    if let version = document.value("version"), try version.integer() != 1 {
      throw version.unexpected("1")
    }
    guard let root = document.value("root") else {
      throw JSONError(path: "$.root", message: "is missing")
    }
    let role = try root.role()
    self.init(type: try document.value("type")?.string() ?? role.rawValue)
    var reader = TreeReader(tree: self)
    try reader.readNode(root, line: nil)
    try reader.readWarnings(document.value("warnings"))
    self = reader.tree
  }
}

/// A tree while it is read.
private struct TreeReader {
  var tree: LayoutTree
  private var fontNumbers: [Font: Int] = [:]

  /// Which line of which label a `line` node stands for.
  struct LinePlace {
    var label: Int
    var number: Int
  }

  init(tree: LayoutTree) {
    self.tree = tree
  }

  mutating func readNode(_ json: JSONValue, line: LinePlace?) throws(JSONError) {
    let members = try json.object()
    guard let frame = members.value("frame") else { throw json.error("\"frame\" is missing") }
    var node = LayoutNode(try json.role(), frame: try Rect(reading: frame))
    node.state = try members.state()
    if let id = members.value("id") {
      node.id = Int32(truncatingIfNeeded: tree.ids.count)
      tree.ids.append(try id.string())
    }
    if let index = members.value("index") { node.index = try index.index() }
    if let minimum = members.value("minTarget") {
      node.minTarget = Float(try minimum.length(atLeast: 0))
    }
    if let line, node.role == .line {
      node.content = Int32(truncatingIfNeeded: line.label)
      node.index = Int32(truncatingIfNeeded: line.number)
    } else {
      try readContent(of: members, into: &node)
    }
    let position = tree.nodes.count
    tree.nodes.append(node)
    try readChildren(members.value("children"), of: node)
    tree.nodes[position].end = Int32(truncatingIfNeeded: tree.nodes.count)
  }

  private mutating func readChildren(
    _ json: JSONValue?, of parent: LayoutNode
  ) throws(JSONError) {
    guard let json else { return }
    let label = parent.role.hasText && parent.role != .line ? Int(parent.content) : -1
    var number = 0
    for child in try json.array() {
      try readNode(child, line: label < 0 ? nil : LinePlace(label: label, number: number))
      if try child.role() == .line { number += 1 }
    }
  }

  private mutating func readContent(
    of members: JSONObject, into node: inout LayoutNode
  ) throws(JSONError) {
    switch node.role {
    case .overflow:
      guard let ids = members.value("hiddenIDs") else { return }
      var overflow = Overflow(hiddenIDs: [])
      for id in try ids.array() { overflow.hiddenIDs.append(try id.string()) }
      node.content = Int32(truncatingIfNeeded: tree.overflows.count)
      tree.overflows.append(overflow)
    case .icon, .trailingIcon, .checkmark:
      guard let name = members.value("name") else { return }
      node.content = Int32(truncatingIfNeeded: tree.names.count)
      tree.names.append(try name.string())
    case .image:
      guard let href = members.value("href") else { return }
      node.content = Int32(truncatingIfNeeded: tree.images.count)
      tree.images.append(try readImage(href.string(), of: members))
    case let role where role.hasText && role != .line:
      guard let text = members.value("text") else { return }
      node.content = Int32(truncatingIfNeeded: tree.labels.count)
      tree.labels.append(try readLabel(text.string(), of: members, frame: node.frame))
    default: return
    }
  }

  private func readImage(
    _ href: String, of members: JSONObject
  ) throws(JSONError) -> ImageReference {
    let size = try members.value("naturalSize").map { (json) throws(JSONError) in
      let size = try json.object()
      return Size(
        width: try size.value("width")?.length(atLeast: 0) ?? 0,
        height: try size.value("height")?.length(atLeast: 0) ?? 0)
    }
    let description = try members.value("description")?.string()
    return ImageReference(href: href, size: size ?? .zero, description: description)
  }

  mutating func readWarnings(_ json: JSONValue?) throws(JSONError) {
    guard let json else { return }
    for element in try json.array() {
      let members = try element.object()
      guard let name = members.value("code"), let message = members.value("message") else {
        throw element.error("\"code\" or \"message\" is missing")
      }
      guard let code = Warning.Code(rawValue: try name.string()) else { continue }
      tree.warnings.append(
        Warning(code, id: try members.value("id")?.string(), message: try message.string()))
    }
  }
}

// Texts.
extension TreeReader {
  private mutating func readLabel(
    _ text: String, of members: JSONObject, frame: Rect
  ) throws(JSONError) -> Label {
    let baseline = try members.value("baseline")?.coordinate() ?? 0
    var lines: [TextLine] = []
    if let children = members.value("children") {
      for child in try children.array() where try child.role() == .line {
        lines.append(try readLine(child))
      }
    }
    if lines.isEmpty {
      lines = [TextLine(text: text, frame: Rect(size: frame.size), baseline: baseline)]
    }
    let whole = try members.value("fullText")?.string()
    let measured = MeasuredText(
      size: frame.size, baseline: baseline, lines: lines, isTruncated: whole != nil)
    return Label(text: measured, fullText: whole, font: try readFont(members.value("font")))
  }

  private func readLine(_ json: JSONValue) throws(JSONError) -> TextLine {
    let members = try json.object()
    guard let frame = members.value("frame") else { throw json.error("\"frame\" is missing") }
    return TextLine(
      text: try members.value("text")?.string() ?? "", frame: try Rect(reading: frame),
      baseline: try members.value("baseline")?.coordinate() ?? 0)
  }

  /// The number of the font that a label is set in.
  private mutating func readFont(_ json: JSONValue?) throws(JSONError) -> Int {
    var font = Font()
    if let members = try json?.object() {
      if let families = members.value("family") { font.families = try families.strings() }
      if let size = members.value("size") { font.size = try size.length(atLeast: 0) }
      if let value = members.value("weight") {
        guard let weight = FontWeight(try value.number()) else {
          throw value.unexpected("a weight of 1 to 1000")
        }
        font.weight = weight
      }
      if let value = members.value("style") {
        guard let style = FontStyle(rawValue: try value.string()) else {
          throw value.unexpected("a style: normal, italic or oblique")
        }
        font.style = style
      }
    }
    if let known = fontNumbers[font] { return known }
    fontNumbers[font] = tree.fonts.count
    tree.fonts.append(font)
    return tree.fonts.count - 1
  }
}

extension JSONObject {
  /// The value of a key; nil where it is absent or `null`.
  fileprivate func value(_ key: String) -> JSONValue? {
    self[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// What `selected` and `enabled` say.
  fileprivate func state() throws(JSONError) -> LayoutNode.State {
    var state: LayoutNode.State = []
    if try value("selected")?.bool() ?? false { state.insert(.selected) }
    if try !(value("enabled")?.bool() ?? true) { state.insert(.disabled) }
    return state
  }
}

extension JSONValue {
  /// The role of a node.
  fileprivate func role() throws(JSONError) -> Role {
    guard let json = try object().value("role") else { throw error("\"role\" is missing") }
    let name = try json.string()
    guard let role = Role(rawValue: name) else {
      let hint = nearest(to: name, among: Role.allCases.map(\.rawValue))
      throw json.error(
        "unknown role \(name.quotedInMessage)" + (hint.map { ", did you mean \"\($0)\"?" } ?? ""))
    }
    return role
  }

  /// A number of points that leaves room for sums.
  fileprivate func coordinate() throws(JSONError) -> Double {
    let value = try number()
    guard value.magnitude <= 1e15 else { throw unexpected("a number between -1e15 and 1e15") }
    return value
  }

  fileprivate func length(atLeast minimum: Double) throws(JSONError) -> Double {
    let value = try coordinate()
    guard value >= minimum else {
      throw error("must be at least \(minimum.hundredths), is \(value.hundredths)")
    }
    return value
  }

  fileprivate func index() throws(JSONError) -> Int32 {
    let value = try integer()
    guard value >= 0, let index = Int32(exactly: value) else {
      throw unexpected("a whole number of at least 0")
    }
    return index
  }

  fileprivate func strings() throws(JSONError) -> [String] {
    guard kind == .array else { return [try string()] }
    var strings: [String] = []
    for element in try array() { strings.append(try element.string()) }
    return strings
  }
}
