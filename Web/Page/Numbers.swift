// The engine of interactive HTML documents: the state machines and formulas of controls, numbers in and numbers out. The pictures
// are in the document already, so that neither texts nor trees are needed.

import PickerGeometry

/// The numbers that a page and the engine hand each other.
enum Numbers {
  static let capacity = 4096
  nonisolated(unsafe) static let start = UnsafeMutablePointer<Double>.allocate(capacity: capacity)

  /// Puts down what a function answers.
  static func answer(_ numbers: [Double]) {
    for (place, number) in numbers.prefix(capacity).enumerated() { start[place] = number }
  }

  static func answer(_ frame: Rect) { answer([frame.x, frame.y, frame.width, frame.height]) }

  /// The frame that begins at a place.
  static func frame(at place: Int) -> Rect {
    Rect(x: start[place], y: start[place + 1], width: start[place + 2], height: start[place + 3])
  }
}

/// Returns where numbers are handed over; it never moves.
@c @_expose(wasm)
package func page_numbers() -> UnsafeMutablePointer<Double> { Numbers.start }

/// An object that a page holds by its address as long as it is open.
class PageObject {
  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}

extension UnsafeMutableRawPointer {
  /// The object at an address that a page was given.
  func object<Object: PageObject>(_ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
  }
}
