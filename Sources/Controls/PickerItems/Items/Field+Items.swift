import PickerControlBase
import PickerJSON

extension Field where Scope == ReadingScope {
  /// The items of a control, whose type is known here: most documents have more of them than of anything else,
  /// so that the code is specialized for it.
  @inline(__always)
  static func items<Item: ScopedReadable>(
    _ set: @escaping @Sendable (inout Root, [Item]) -> Void
  ) -> Field where Item.Scope == ReadingScope {
    Field("items", schema: .list(of: Item.schema)) { (json, root, scope) throws(JSONError) in
      set(&root, try json.elements { (json) throws(JSONError) in try Item(reading: json, scope) })
    }
  }
}
