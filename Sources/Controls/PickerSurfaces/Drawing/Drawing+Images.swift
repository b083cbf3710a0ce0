import PickerControlBase
import PickerGeometry

// Images whose natural size is not known before a page has loaded them.
extension Drawing {
  /// Whether there is such an image whose box follows from its size.
  var hasImagesOfUnknownSize: Bool { layers.contains { $0.items.hasImagesOfUnknownSize } }

  /// Sets the natural size of the images of an address, as far as it was not known.
  ///
  /// - Returns: Whether there is such an image.
  mutating func setNaturalSize(_ size: Size, ofImage href: String) -> Bool {
    let change: @Sendable (Drawing) -> Drawing = { drawing in
      var drawing = drawing
      _ = drawing.setNaturalSize(size, ofImage: href)
      return drawing
    }
    let (motion, relative) = (motion?.changing(change), relative?.changing(change))
    let hasFound = layers.setNaturalSize(size, ofImage: href)
    (self.motion, self.relative) = (motion, relative)
    return hasFound
  }
}

extension [DrawingLayer] {
  fileprivate mutating func setNaturalSize(_ size: Size, ofImage href: String) -> Bool {
    indices.reduce(false) { self[$1].items.setNaturalSize(size, ofImage: href) || $0 }
  }
}

extension [DrawingItem] {
  fileprivate var hasImagesOfUnknownSize: Bool {
    contains { item in
      switch item {
      case .image(let image):
        image.hasUnknownSize && (image.width == nil || image.height == nil)
      case .layer(let layer): layer.items.hasImagesOfUnknownSize
      case .shape, .text, .symbol: false
      }
    }
  }

  fileprivate mutating func setNaturalSize(_ size: Size, ofImage href: String) -> Bool {
    indices.reduce(false) { hasFound, place in
      switch self[place] {
      case .image(var image):
        guard image.hasUnknownSize, image.href == href else { return hasFound }
        (image.naturalSize, image.hasUnknownSize) = (size, false)
        self[place] = .image(image)
        return true
      case .layer(var layer):
        guard layer.items.setNaturalSize(size, ofImage: href) else { return hasFound }
        self[place] = .layer(layer)
        return true
      case .shape, .text, .symbol: return hasFound
      }
    }
  }
}
