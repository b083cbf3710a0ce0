import PickerControlBase

extension Drawing: ParentControl {
  /// Positions are physical and do not change.
  package mutating func localize(
    by localization: Localization, replacingChildren change: (AnyControl) -> AnyControl
  ) {
    // A change of the layers forgets the document, from which these two read the drawing again.
    let (motion, relative) = (motion, relative)
    font = localization.font(font)
    for place in layers.indices { layers[place].localize(by: localization, replacing: change) }
    self.motion = motion?.changing { $0.localized(by: localization) }
    self.relative = relative?.changing { $0.localized(by: localization) }
  }
}

extension DrawingLayer {
  fileprivate mutating func localize(
    by localization: Localization, replacing change: (AnyControl) -> AnyControl
  ) {
    for place in items.indices { items[place].localize(by: localization, replacing: change) }
  }
}

extension DrawingItem {
  fileprivate mutating func localize(
    by localization: Localization, replacing change: (AnyControl) -> AnyControl
  ) {
    switch self {
    case .shape: break
    case .text(var text):
      text.text = localization.text(text.text, id: text.id)
      text.font = text.font.map(localization.font)
      self = .text(text)
    case .image(var image):
      image.description = image.description.map { localization.text($0, id: image.id) }
      self = .image(image)
    case .symbol(var symbol):
      symbol.item.control = change(symbol.item.control)
      self = .symbol(symbol)
    case .layer(var layer):
      layer.localize(by: localization, replacing: change)
      self = .layer(layer)
    }
  }
}
