import Foundation
import PickerLayout
import PickerTestSupport
import Testing

/// The examples of controls that take input.
private let usable = examples.filter { path in
  ["segmented/", "chips/", "colorPicker/", "carousel/", "stack/"].contains { path.hasPrefix($0) }
}

/// Reads an example; a segmented control without the time to show within its transition.
private func document(ofExample path: String, options: [UInt8]? = nil) throws -> Document {
  let file = packageRoot().appendingPathComponent("Examples/\(path)")
  var document = try Document(
    json: Array(Data(contentsOf: file)), options: options, fonts: TextMeasurer.shared,
    directory: file.deletingLastPathComponent().path)
  if var segmented = document.control.as(Segmented.self) {
    segmented.transition?.at = nil
    document.control = AnyControl(segmented)
  }
  return document
}

@Suite struct SessionExampleTests {
  @Test func examples_ofEveryKind_areThere() {
    #expect(Set(usable.map { $0.split(separator: "/")[0] }).count == 5 && usable.count > 40)
  }

  @Test(
    arguments: sweep(
      usable.enumerated().filter { $0.offset % 3 == 1 }.map(\.element), full: usable))
  func session_beforeAnyInput_showsTheDocument(path: String) throws {
    for options in sweep([everyDetail], full: [nil, everyDetail]) {
      let document = try document(ofExample: path, options: options)
      let session = try #require(try document.session())
      #expect(try session.tree(at: 0) == document.layout())
    }
  }

  /// Whatever is selected, tapped and dragged in quick succession, the result is a tree that can be written and read.
  @Test(
    arguments: sweep(
      usable.enumerated().filter { $0.offset % 3 == 0 }.map(\.element), full: usable))
  func session_usedEverywhere_staysATree(path: String) throws {
    let session = try #require(try document(ofExample: path).session())
    var time = 0.0
    for item in session.tree(at: 0).items {
      if let id = item.id { session.select(id, at: time) }
      time += 0.03
      session.tap(atPoint: item.frame.center, at: time)
      session.beginDrag(atPoint: item.frame.center, at: time)
      session.drag(to: item.frame.origin, at: time + 0.01)
      session.endDrag(at: time + 0.02)
    }
    for key in SessionKey.allCases { session.press(key, at: time) }
    session.resize(to: ProposedSize(width: 250), at: time)
    let tree = session.tree(at: time + 0.01)
    #expect(try LayoutTree(json: tree.json()).json() == tree.json())
    #expect(session.tree(at: time + 1000).nodes(role: .indicator).count <= tree.items.count)
  }

  @Test func filterPanel_usedByTaps_isThePanelWithTheseSelections() throws {
    let session = try #require(try document(ofExample: "stack/filters.json").session())
    #expect(session.selection == ["diet/Vegetarian", "sort/Price"])
    for (number, id) in ["diet/Vegan", "sort/Name", "brand/Elm"].enumerated() {
      let frame = try #require(session.tree(at: 10).frame(ofID: id))
      #expect(session.tap(atPoint: frame.center, at: Double(number))?.id == id)
    }
    #expect(session.selection == ["diet/Vegan", "diet/Vegetarian", "sort/Name", "brand/Elm"])
  }
}
