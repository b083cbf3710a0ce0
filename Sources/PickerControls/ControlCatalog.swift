import PickerJSON

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
    ShapeControl.self,
    Drawing.self,
  ]

  /// What documents may have as their `type`.
  public static let types: [String] = all.map { $0.type }

  /// What a document may be, for validators and editors.
  ///
  /// What depends on more than one value, such as that ids are unique, it does not say.
  public static var schema: JSONSchema {
    .shared("document") {
      .cases(by: "type", cases, without: ["title"])
        .described("A document: a control, or a container of controls.")
    }
  }

  /// One for each control, as an item of a panel: it may have a `title`.
  static var cases: [JSONSchema.Case] {
    all.map { control in
      JSONSchema.Case(
        control.type,
        .shared(control.type) {
          control.schema.requiring("type", .words([control.type]))
            .adding([("title", PanelItem.titleSchema)])
        })
    }
  }

  /// The control of that name; nil if there is none.
  public static func control(ofType type: String) -> (any Control.Type)? {
    all.first { $0.type == type }
  }
}
