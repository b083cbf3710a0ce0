// The engine of interactive HTML documents: what controls do over time, by pointers and by keys. The pictures are in the document
// already, so that neither texts nor trees are needed: the engine is told events, and tells what the page shall change.

/// An open page: its controls, and the answer to the event of the moment.
final class Page {
  /// The one page of this instance of the engine.
  nonisolated(unsafe) static let open = Page()

  private(set) var controls: [PageControl] = []
  private(set) var density = 1.0
  var answer = PageAnswer()
  private var captures = false
  /// Numbers of nodes that the document does not have, such as those of the items of a menu.
  private var nodeCount = 1_000_000

  func begin(density: Double, at event: PageEvent) {
    self.density = density
    for (number, entry) in PageData(at: 0)[.controls].items.enumerated() {
      controls.append(PageControl.make(entry, number: number, at: event))
    }
    for control in controls { control.begin(at: event) }
  }

  func handle(_ event: PageEvent) -> Bool {
    guard event.isForAll else {
      return controls.indices.contains(event.control) && controls[event.control].handle(event)
    }
    for control in controls { _ = control.handle(event) }
    return true
  }

  /// Holds the pointer for the control until it is released, and ignores the click that follows.
  func capture() { captures = true }

  func makeNode() -> Int {
    nodeCount += 1
    return nodeCount
  }

  /// Puts down the answer: its numbers, how many they are, whether the event had a meaning, whether the pointer is held,
  /// and the seconds to wait.
  func finish(isHandled: Bool, at time: Double) {
    let wait = controls.reduce(Double.infinity) { min($0, $1.wait(at: time)) }
    let count = answer.numbers.count
    let start = UnsafeMutablePointer<Double>.allocate(capacity: count + 1)
    for (place, number) in answer.numbers.enumerated() { start[place] = number }
    free?.deallocate()
    free = start
    let numbers = PageEvent.numbers
    numbers[0] = Double(UInt(bitPattern: start))
    numbers[1] = Double(count)
    numbers[2] = isHandled ? 1 : 0
    numbers[3] = captures ? 1 : 0
    numbers[4] = wait
    answer.removeAll()
    captures = false
  }

  /// The last answer.
  private var free: UnsafeMutablePointer<Double>?
}

/// Returns where the numbers of an event are put down, and those of the answer; it never moves.
@c @_expose(wasm)
package func page_numbers() -> UnsafeMutablePointer<Double> { PageEvent.numbers }

/// Returns the words of the engine, each with a line break; a byte of 0 ends them.
@c @_expose(wasm)
package func page_words() -> UnsafeMutablePointer<UInt8> {
  var bytes: [UInt8] = []
  for word in Word.allCases { bytes += Array(word.rawValue.utf8) + [0x0A] }
  bytes.append(0)
  let start = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
  for (place, byte) in bytes.enumerated() { start[place] = byte }
  return start
}

/// Returns memory for the data of a document.
@c @_expose(wasm)
package func page_memory(_ count: Int) -> UnsafeMutablePointer<Double> {
  PageData.numbers = .allocate(capacity: count)
  return PageData.numbers
}

/// Opens the page with its data and the first event, which tells the time.
@c @_expose(wasm)
package func page_open(_ density: Double) {
  let event = PageEvent()
  Page.open.begin(density: density, at: event)
  Page.open.finish(isHandled: true, at: event.time)
}

/// Handles the event of the numbers.
@c @_expose(wasm)
package func page_event() {
  let event = PageEvent()
  Page.open.finish(isHandled: Page.open.handle(event), at: event.time)
}
