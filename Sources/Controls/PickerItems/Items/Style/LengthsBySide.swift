import PickerControlBase
import PickerJSON

/// Lengths of the sides of a box while they are read: a single side overrides the pair that contains it.
struct LengthsBySide<Length: JSONWritable & Equatable>: Sendable {
  private var top: Length?
  private var leading: Length?
  private var bottom: Length?
  private var trailing: Length?
  private var horizontal: Length?
  private var vertical: Length?

  init() {}

  init(top: Length?, leading: Length?, bottom: Length?, trailing: Length?) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The length of each side; nil if neither it nor its pair has one.
  var sides: (top: Length?, leading: Length?, bottom: Length?, trailing: Length?) {
    (top ?? vertical, leading ?? horizontal, bottom ?? vertical, trailing ?? horizontal)
  }

  /// The keys of the sides.
  ///
  /// - Parameters:
  ///   - schema: The values that `read` accepts.
  ///   - sentence: Describes any of the keys.
  static func fields(
    schema: @autoclosure @escaping @Sendable () -> JSONSchema,
    _ sentence: @autoclosure () -> String,
    _ read: @escaping @Sendable (JSONValue) throws(JSONError) -> Length
  ) -> DocumentFields<LengthsBySide> {
    func side(
      _ key: String, _ set: @escaping @Sendable (inout LengthsBySide, Length) -> Void
    ) -> DocumentField<LengthsBySide> {
      Field(key, schema: schema()) { (json, lengths, _) throws(JSONError) in
        set(&lengths, try read(json))
      }.doc(sentence())
    }
    return DocumentFields([
      side("top") { $0.top = $1 }.written { $0.top },
      side("leading") { $0.leading = $1 }.written { $0.leading },
      side("bottom") { $0.bottom = $1 }.written { $0.bottom },
      side("trailing") { $0.trailing = $1 }.written { $0.trailing },
      side("horizontal") { $0.horizontal = $1 }, side("vertical") { $0.vertical = $1 },
    ])
  }
}
