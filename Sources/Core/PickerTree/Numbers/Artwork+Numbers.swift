import PickerGeometry

extension Artwork: NumberPassing {
  /// Passes the numbers of the part that is shown, and of all layers.
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    viewBox.passNumbers(to: visitor)
    // A box that is shorter than what is written would be empty.
    viewBox.size = Size(width: max(viewBox.width, 0.0001), height: max(viewBox.height, 0.0001))
    guard case .layers(var layers) = content else { return }
    for layer in layers.indices { layers[layer].passNumbers(to: visitor) }
    content = .layers(layers)
  }
}

extension Artwork.Layer: NumberPassing {
  package mutating func passNumbers(to visitor: any NumberVisitor) {
    path = path.passingNumbers(to: visitor)
    if var line {
      visitor.length(&line.width)
      self.line = line
    }
    if var color {
      visitor.color(&color)
      self.color = color
    }
    visitor.number(&opacity)
  }
}
