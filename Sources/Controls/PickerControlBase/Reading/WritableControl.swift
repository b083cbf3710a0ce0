import PickerJSON
import PickerTree

/// A control that can be written as a document, with the tables by which it is read.
package protocol WritableControl: Control {
  /// Writes the keys whose values differ from those that `source` describes.
  func write(over source: DocumentSource, to json: inout JSONWriter) throws(JSONError)

  /// Writes the key, if any, that decides about the defaults of the others. The default implementation writes nothing.
  func writeVariant(to json: inout JSONWriter)

  /// The fills under the key `fill`, which decide whether the colours on them differ between the schemes. The default
  /// implementation returns those of the container.
  var decidingFills: [Fill] { get }
}

extension WritableControl {
  package func writeVariant(to json: inout JSONWriter) {}

  package var decidingFills: [Fill] { container.fills }
}

extension DocumentSource {
  /// Writes the keys of a table whose values differ between `root` and what this source describes.
  ///
  /// - Parameter unread: The root before this source is read.
  package func write<Root>(
    _ root: Root, over unread: Root, _ fields: DocumentFields<Root>, to json: inout JSONWriter
  ) throws(JSONError) {
    var base = unread
    try read(fields, into: &base)
    fields.writeChanges(of: root, from: base, scope, to: &json, besides: outerKeys)
  }
}
