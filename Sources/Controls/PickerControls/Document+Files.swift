import PickerControlBase
import PickerJSON
import PickerTree

// What the document has in files beside it, for those who write it elsewhere.
extension Document {
  /// Returns the bytes of the file of a theme; nil if there is none.
  package func theme(inFile name: String) -> [UInt8]? {
    guard case .bytes(let bytes) = source.scope.themes?.read(name) else { return nil }
    return bytes
  }

  /// Returns the icon of that name in a folder; nil if there is none.
  package func icon(named name: String, inFolder folder: String) -> Artwork? {
    try? source.scope.icons.artwork(named: name, inFolder: folder)
  }

  /// Returns the icon that a value under the key `icons` declares, with the artwork of its file.
  package func icon(declaredBy json: JSONValue) -> Artwork? {
    try? source.scope.icons.artwork(json, source.scope)
  }
}
