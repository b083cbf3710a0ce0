import PickerControlBase
import PickerItems
import PickerJSON
import PickerSurfaces

/// All kinds of controls.
public enum ControlCatalog {
  /// All kinds, in the order of the documentation.
  public static let all: [ControlKind] = [
    ControlKind(Text.self).written(as: Text.self),
    ControlKind(Flow.self).written(as: Flow.self),
    ControlKind(Chips.self).written(as: Chips.self),
    ControlKind(
      Segmented.self, themeSections: [Segmented.type, Segmented.Variant.connected.rawValue]
    ).written(as: Segmented.self),
    .stack.written(as: Flow.self),
    ControlKind(Grid.self).written(as: Grid.self),
    ControlKind(ColorPicker.self).written(as: ColorPicker.self),
    ControlKind(ChromaTouch.self).written(as: ChromaTouch.self),
    ControlKind(Carousel.self).written(as: Carousel.self),
    // Shapes and drawings consist of what a document says; their texts and shapes without a colour have the foreground
    // of the theme.
    ControlKind(ShapeControl.self, themeSections: [], fillsBox: false).written(
      as: ShapeControl.self),
    ControlKind(Drawing.self, themeSections: []).written(as: Drawing.self),
  ]

  /// The values that `type` may have in documents.
  public static let types: [String] = all.map { $0.type }

  /// Returns the kind with this type name, or nil.
  public static func control(ofType type: String) -> ControlKind? {
    all.first { $0.type == type }
  }
}

extension ControlKind {
  fileprivate init<Kind: Control>(
    _: Kind.Type, themeSections: [String] = [Kind.type], fillsBox: Bool = true
  ) {
    self.init(
      type: Kind.type, themeSections: themeSections, fillsBox: fillsBox,
      schema: SchemaSource(ControlCatalog.complete(Kind.schema))
    ) { (source) throws(JSONError) in AnyControl(try Kind(reading: source)) }
  }

  fileprivate static let stack = ControlKind(
    type: Flow.stackType, themeSections: [Flow.stackType],
    schema: SchemaSource(ControlCatalog.complete(Flow.stackSchema))
  ) { (source) throws(JSONError) in AnyControl(try Flow(readingStack: source)) }
}
