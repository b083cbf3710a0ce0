import PickerControlBase

extension Drawing {
  /// Returns the drawing and its symbols in another language, direction and text size.
  ///
  /// The translation keys are the ids of texts, and the ids of images for their alternative texts. If there is no
  /// such key, or no id, the text itself is the key. Positions are physical and do not change.
  public func localized(by localization: Localization) -> Drawing {
    var drawing = self
    drawing.container = container.localized(by: localization)
    drawing.font = localization.font(font)
    drawing.layers = layers.map { $0.localized(by: localization) }
    drawing.motion = motion?.changing { $0.localized(by: localization) }
    drawing.relative = relative?.changing { $0.localized(by: localization) }
    return drawing
  }

  /// Returns the drawing with the control of every symbol replaced.
  public func replacingChildren(_ change: (AnyControl) -> AnyControl) -> Drawing {
    var drawing = self
    for layer in layers.indices {
      drawing.layers[layer].items = layers[layer].items.replacingChildren(change)
    }
    return drawing
  }
}

extension [DrawingItem] {
  fileprivate func replacingChildren(_ change: (AnyControl) -> AnyControl) -> [DrawingItem] {
    map { item in
      switch item {
      case .shape, .text, .image: return item
      case .symbol(var symbol):
        symbol.item.control = change(symbol.item.control)
        return .symbol(symbol)
      case .layer(var layer):
        layer.items = layer.items.replacingChildren(change)
        return .layer(layer)
      }
    }
  }
}

extension DrawingLayer {
  fileprivate func localized(by localization: Localization) -> DrawingLayer {
    var layer = self
    layer.items = items.map { $0.localized(by: localization) }
    return layer
  }
}

extension DrawingItem {
  fileprivate func localized(by localization: Localization) -> DrawingItem {
    switch self {
    case .shape: return self
    case .text(var text):
      text.text = localization.text(text.text, id: text.id)
      text.font = text.font.map(localization.font)
      return .text(text)
    case .image(var image):
      image.description = image.description.map { localization.text($0, id: image.id) }
      return .image(image)
    case .symbol(var symbol):
      symbol.item.control = symbol.item.control.localized(by: localization)
      return .symbol(symbol)
    case .layer(let layer): return .layer(layer.localized(by: localization))
    }
  }
}
