import PickerControlBase
import PickerJSON
import PickerLimits

extension LabelledItem {
  /// Spends the nodes and the glyphs of the item.
  func spend(in scope: ReadingScope, at json: JSONValue) throws(JSONError) {
    // To look for an icon copies it.
    let parts =
      isPlain
      ? 0 : (icon == nil ? 0 : 1) + (trailingIcon == nil ? 0 : 1) + (badge == nil ? 0 : 1)
    try scope.spend(2 + parts, of: .nodes, at: json)
    try scope.spend(glyphsOf: text, at: json)
  }
}

extension LabelledItem {
  /// Writes the label alone, or an object of the keys that differ from those of an item with this label.
  func write(
    as fields: DocumentFields<Self>, over plain: Self, from unread: Self, _ scope: ReadingScope,
    to json: inout JSONWriter
  ) where Self: Equatable {
    if self == plain { return json.string(text) }
    json.object { fields.writeChanges(of: self, from: unread, scope, to: &$0) }
  }
}

extension Field where Scope == ReadingScope {
  /// The items of a control. The type is known here, so the code is specialized for it: most documents contain more
  /// items than anything else.
  @inline(__always)
  static func items<Item: ScopedReadable & ScopedWritable & Equatable>(
    _ get: @escaping @Sendable (Root) -> [Item],
    _ set: @escaping @Sendable (inout Root, [Item]) -> Void
  ) -> Field where Item.Scope == ReadingScope {
    Field("items", schema: .list(of: Item.schema)) { (json, root, scope) throws(JSONError) in
      set(&root, try json.elements { (json) throws(JSONError) in try Item(reading: json, scope) })
    }.written { get($0) }
  }
}
