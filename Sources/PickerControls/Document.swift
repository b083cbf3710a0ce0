import PickerJSON
import PickerLimits
import PickerText
import PickerTree

/// A document that has been read: a control, and the fonts it is to be measured with.
public struct Document: Sendable {
  /// What the document describes.
  public var control: any Control
  /// The fonts that were there, and those that the document brought.
  public var fonts: any FontCatalog
  /// What the document may still take; output that is made of its tree belongs to it too.
  public let budget: Budget

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - json: The document's bytes.
  ///   - type: What it is where it does not say so itself. A document of another type is an error.
  ///   - options: An object whose keys win over the document's.
  ///   - fonts: The fonts the document may name.
  ///   - directory: Where relative paths of font files start; empty: in the working directory.
  ///   - budget: What the document may take; a new one for each document.
  /// - Throws: `$.items[3].width: must be at least 0, is -4`, and
  ///   `$.items[7].repeat.count: is beyond the limit of 4000000 path elements a document`.
  public init(
    json: [UInt8], type: String? = nil, options: [UInt8]? = nil, fonts: any FontCatalog,
    directory: String = "", budget: Budget = Budget()
  ) throws(JSONError) {
    self.budget = budget
    var layers = [try JSONValue(parsing: json).documentObject()]
    if let options { layers.append(try JSONValue(parsing: options).documentObject()) }
    var declared: [JSONValue] = []
    for layer in layers { try layer.collectFonts(into: &declared) }
    self.fonts = try fonts.adding(declaredBy: declared, from: directory)
    let kind = try layers[0].controlType(expected: type, at: "$")
    let scope = ReadingScope(fonts: self.fonts, budget: budget)
    control = try kind.control(
      reading: DocumentSource(layers: layers, scope: scope, path: "$"))
  }

  /// The tree of the control in the room it asks for.
  ///
  /// - Throws: `$: is beyond the limit of 1000000 nodes a document`, or that it was cancelled.
  public func layout() throws(JSONError) -> LayoutTree {
    try laidOut { InteractiveLayout($0.layout()) }.tree
  }

  /// The tree of the control in the room it asks for, and what of it somebody can use.
  ///
  /// - Throws: What ``layout()`` throws.
  public func interactiveLayout() throws(JSONError) -> InteractiveLayout {
    try laidOut { $0.interactiveLayout(within: .asDeclared) }
  }

  private func laidOut(
    _ layOut: (any MeasuredControl) -> InteractiveLayout
  ) throws(JSONError) -> InteractiveLayout {
    do {
      return try budget.run {
        let layout = layOut(control.measured(by: fonts))
        if layout.tree.nodes.count > budget.limits.nodes { budget.exceed(.nodes) }
        return layout
      }
    } catch {
      throw JSONError(error)
    }
  }
}

extension JSONValue {
  func documentObject() throws(JSONError) -> JSONObject {
    guard kind == .object else { throw unexpected("an object, the document") }
    return try object()
  }
}

extension JSONObject {
  /// The control that `type` names, or the one expected.
  func controlType(
    expected: String? = nil, at path: @autoclosure () -> String
  ) throws(JSONError) -> ControlKind {
    let known = "one of " + ControlCatalog.types.joined(separator: ", ")
    guard let json = self["type"], !json.isNull else {
      if let expected, let control = ControlCatalog.control(ofType: expected) { return control }
      throw JSONError(path: "\(path()).type", message: "is missing, expected \(known)")
    }
    guard json.kind == .string, let control = ControlCatalog.control(ofType: try json.string())
    else { throw json.unexpected(known) }
    if let expected, expected != control.type { throw json.unexpected("\"\(expected)\"") }
    return control
  }
}
