package import PickerColor
package import PickerControlBase
package import PickerGeometry

/// The events of sessions as C and WebAssembly pass them, with the numbers of `PL_EVENT_…`.
package enum EventKind: Int32, CaseIterable {
  case tap, tapNode, press, release, beginDrag, drag, endDrag, scroll, key, focus, select, deselect
  case remove, pick, setForce, setNaturalSize, resize
}

/// An event is of no kind, or a key that there is not.
package struct UnknownEvent: Error {
  package let message: String
}

extension SessionEvent {
  /// Creates the event of a kind; reads only the values that the kind uses.
  ///
  /// - Parameters:
  ///   - number: A node, or a key in the order of `SessionKey`.
  ///   - point: A point, a velocity, a size, or a force.
  ///   - text: An id, or the address of an image.
  ///   - color: The colour that is picked.
  ///   - proposal: The size in which the control is laid out.
  package init(
    _ kind: Int32, number: Int, point: Point, distance: Point, text: String, color: Color,
    proposal: ProposedSize
  ) throws(UnknownEvent) {
    guard let known = EventKind(rawValue: kind) else {
      throw UnknownEvent(
        message: "kind must be 0 to \(EventKind.allCases.count - 1), is \(kind)")
    }
    self =
      switch known {
      case .tap: .tap(.point(point))
      case .tapNode: .tap(.node(number))
      case .press: .press(point)
      case .release: .release
      case .beginDrag: .beginDrag(point)
      case .drag: .drag(point)
      case .endDrag: .endDrag(velocity: point.x.isNaN && point.y.isNaN ? nil : point)
      case .scroll: .scroll(point, by: distance)
      case .key: .key(try SessionKey(number: number))
      case .focus: .focus(number == -1 ? nil : number)
      case .select: .select(text)
      case .deselect: .deselect(text)
      case .remove: .remove(text)
      case .pick: .pick(ColorValue(color, in: .rgba))
      case .setForce: .setForce(point.x.isNaN ? nil : point.x)
      case .setNaturalSize:
        .setNaturalSize(Size(width: point.x, height: point.y), ofImage: text)
      case .resize: .resize(proposal)
      }
  }
}

extension SessionKey {
  fileprivate init(number: Int) throws(UnknownEvent) {
    let keys = SessionKey.allCases
    guard keys.indices.contains(number) else {
      throw UnknownEvent(message: "key must be 0 to \(keys.count - 1), is \(number)")
    }
    self = keys[number]
  }
}
