import PickerJSON

extension Field {
  /// The gaps between items and between the lines that they form: one number for both, or an object with either.
  ///
  ///     .spacing(orBetween: "row", items: { $0.itemSpacing = $1 }) { $0.rowSpacing = $1 }
  ///
  /// - Parameter line: The key of the gap between lines, next to `item`.
  package static func spacing(
    orBetween line: String, _ get: @escaping @Sendable (Root) -> (item: Double, line: Double),
    items setItemSpacing: @escaping @Sendable (inout Root, Double) -> Void,
    lines setLineSpacing: @escaping @Sendable (inout Root, Double) -> Void
  ) -> Field {
    let fields = Fields<Root, Scope>([
      Field("item", .length, setItemSpacing).written { get($0).item }.doc(
        "Points between the items of a line or a row; default: the control's."),
      Field(line, .length, setLineSpacing).written { get($0).line }.doc(
        "Points between one line or row and the next; default: the control's."),
    ])
    return Field("spacing", schema: .anyOf([.length(), fields.schema])) {
      (json, root, scope) throws(JSONError) in
      switch json.kind {
      case .number:
        let spacing = try json.length()
        setItemSpacing(&root, spacing)
        setLineSpacing(&root, spacing)
      case .object: try fields.read(try json.object(), into: &root, scope)
      default: throw json.unexpected("a number or an object with item and \(line)")
      }
    }.written { key, root, base, scope, json in
      let (spacing, inherited) = (get(root), get(base))
      if spacing.item == spacing.line, spacing != inherited {
        json.member(key, number: spacing.item)
      } else {
        json.object(key) { fields.writeChanges(of: root, from: base, scope, to: &$0) }
      }
    }
  }
}
