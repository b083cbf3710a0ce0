/// Every kind of control there is.
public enum ControlCatalog {
  /// One line a control; the order is that of the documentation.
  public static let all: [any Control.Type] = [
    Text.self,
    Flow.self,
    Chips.self,
    Segmented.self,
    Stack.self,
    Grid.self,
    ColorPicker.self,
    ChromaTouch.self,
    Carousel.self,
  ]

  /// What documents may have as their `type`.
  public static let types: [String] = all.map { $0.type }

  /// The control of that name; nil if there is none.
  public static func control(ofType type: String) -> (any Control.Type)? {
    all.first { $0.type == type }
  }
}
