import PickerArtwork
import PickerControls
import PickerLayout

/// An SVG file becomes artwork, the same each time, that every renderer draws, or is rejected with a one-line error.
enum IconInvariants {
  static func violation(by input: [UInt8]) -> String? {
    do throws(ArtworkError) {
      let artwork = try Artwork(svg: input)
      guard try Artwork(svg: input) == artwork else { return "read twice, it is not the same" }
      return violation(by: artwork)
    } catch {
      return error.description.hasControls ? "an error with a control character" : nil
    }
  }

  private static func violation(by artwork: Artwork) -> String? {
    let box = artwork.viewBox
    guard box.width > 0, box.height > 0,
      [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite)
    else { return "a view box that is empty or infinite" }
    for layer in artwork.layers {
      let numbers = [layer.opacity, layer.line?.width ?? 0]
      guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }), layer.opacity <= 1 else {
        return "an opacity or a width that nothing can have"
      }
    }
    let count = artwork.layers.reduce(0) { $0 + $1.path.elements.count }
    guard count <= DocumentInvariants.limits.nodes else { return nil }
    let chips = Chips(items: [Chip("icon", icon: Icon("own", artwork: artwork))])
    let layout = DocumentLayout(chips.measured(by: TextMeasurer.shared).layout())
    return DocumentInvariants.violation(by: layout, within: Budget(DocumentInvariants.limits))
  }
}

extension String {
  /// Whether a terminal would take a character of the text for a command.
  var hasControls: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}
