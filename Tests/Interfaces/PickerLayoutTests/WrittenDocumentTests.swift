import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// Writes the control of each example as a document, which has to describe an equal control.
@Suite struct WrittenDocumentTests {
  @Test(arguments: examples)
  func example_writtenAndReadAgain_isEqual(path: String) throws {
    let document = try exampleDocument(path)
    let again: Document
    do {
      again = try Document(document.control, fonts: document.fonts)
    } catch {
      #expect(unwritable.contains { error.description.contains($0) }, "\(error)")
      return
    }
    #expect(
      areEqual(again.control, document.control), "\(String(decoding: again.json, as: UTF8.self))")
    #expect(try again.layout().json() == document.layout().json())
    #expect(try Document(again.control, fonts: document.fonts).json == again.json)
  }
}

/// The reasons why examples cannot be written.
private let unwritable = ["has gradients with keyframes", "has percentages", "remembers a touch"]

private func exampleDocument(_ path: String) throws -> Document {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  return try Document(
    json: Array(Data(contentsOf: file)), options: everyDetail, fonts: TextMeasurer.shared,
    directory: file.deletingLastPathComponent().path)
}

/// Whether two controls and the controls in them are equal.
private func areEqual(_ a: AnyControl, _ b: AnyControl) -> Bool {
  guard a.type == b.type else { return false }
  if let a = a.as(Text.self) { return a == b.as(Text.self) }
  if let a = a.as(Chips.self) { return a == b.as(Chips.self) }
  if let a = a.as(Segmented.self) { return a == b.as(Segmented.self) }
  if let a = a.as(ColorPicker.self) { return a == b.as(ColorPicker.self) }
  if let a = a.as(ChromaTouch.self) { return a == b.as(ChromaTouch.self) }
  if let a = a.as(Flow.self), let b = b.as(Flow.self) { return areEqual(a, b) }
  if let a = a.as(Grid.self), let b = b.as(Grid.self) { return areEqual(a, b) }
  // Carousels, shapes and drawings are compared by their trees.
  return a.container == b.container
}

private func areEqual(_ a: Flow, _ b: Flow) -> Bool {
  a.container == b.container && a.flow == b.flow && a.overflow == b.overflow
    && a.titleFont == b.titleFont && a.alignment == b.alignment && a.items.count == b.items.count
    && zip(a.items, b.items).allSatisfy { a, b in
      a.box == b.box && a.id == b.id && a.style == b.style && a.place == b.place
        && a.priority == b.priority && areEqual(a.control, b.control)
    }
}

private func areEqual(_ a: Grid, _ b: Grid) -> Bool {
  a.container == b.container && a.minimum == b.minimum && a.columns == b.columns
    && a.spacing == b.spacing && a.font == b.font && a.items.count == b.items.count
    && zip(a.items, b.items).allSatisfy { areEqual($0, $1) }
}

private func areEqual(_ a: PanelItem?, _ b: PanelItem?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a.title == b.title && a.titleStyle == b.titleStyle
    && a.inheritsDirection == b.inheritsDirection && areEqual(a.control, b.control)
}
