import PickerGeometry
import PickerJSON

/// The alignment of a label in its box.
public struct LabelAlignment: Hashable, Sendable, Cascading {
  /// Horizontal alignment.
  public enum Horizontal: String, Hashable, Sendable, CaseIterable {
    /// At the leading side, inside the padding.
    case leading
    /// In the middle of the space inside the padding.
    case center
    /// At the trailing side, inside the padding.
    case trailing
  }

  /// Vertical alignment.
  public enum Vertical: String, Hashable, Sendable, CaseIterable {
    /// At the top, inside the padding.
    case top
    /// Halfway between top and bottom.
    case center
    /// At the bottom, inside the padding.
    case bottom
  }

  /// Horizontal alignment; nil inherits it.
  public var horizontal: Horizontal?
  /// Vertical alignment; nil inherits it.
  public var vertical: Vertical?

  /// Creates an alignment; omitted values are inherited.
  public init(horizontal: Horizontal? = nil, vertical: Vertical? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func merging(onto base: LabelAlignment) -> LabelAlignment {
    LabelAlignment(horizontal: horizontal ?? base.horizontal, vertical: vertical ?? base.vertical)
  }
}

extension LabelAlignment.Horizontal {
  /// The share of the free space to the left of the label: 0, 0.5 or 1.
  package func leftShare(in direction: LayoutDirection) -> Double {
    switch self {
    case .leading: direction == .leftToRight ? 0 : 1
    case .center: 0.5
    case .trailing: direction == .leftToRight ? 1 : 0
    }
  }
}

extension LabelAlignment.Vertical {
  /// The share of the free space above the label: 0, 0.5 or 1.
  package var topShare: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}

extension LabelAlignment: ScopedReadable, ScopedWritable {
  package init(reading json: JSONValue, _ scope: ReadingScope) throws(JSONError) {
    self.init()
    try LabelAlignment.fields.read(try json.object(), into: &self, scope)
  }

  package func write(_ scope: ReadingScope, to json: inout JSONWriter) {
    json.object {
      LabelAlignment.fields.writeChanges(of: self, from: LabelAlignment(), scope, to: &$0)
    }
  }

  package static var schema: JSONSchema { fields.schema }

  private static let fields = DocumentFields<LabelAlignment>([
    Field("horizontal") { $0.horizontal = $1 }.written { $0.horizontal }.doc(
      "The horizontal alignment of the label; default: center."),
    Field("vertical") { $0.vertical = $1 }.written { $0.vertical }.doc(
      "The vertical alignment of the label; default: center."),
  ])
}

extension LabelAlignment.Horizontal: JSONReadable, JSONWritable {}
extension LabelAlignment.Vertical: JSONReadable, JSONWritable {}
