package import PickerControls
package import PickerShaping

extension LayoutTree {
  /// Checks that `measurer` has all faces of a saved tree, since another face would have other glyphs under the same
  /// numbers.
  ///
  /// - Parameter json: The tree as it was saved, for the place in messages.
  /// - Throws: `$.root…runs[0].font: expected a face of "Inter" …`
  package func checkFaces(of json: JSONValue, in measurer: TextMeasurer) throws(JSONError) {
    if !faces.allSatisfy(measurer.canDraw) { try json.checkFaces(in: measurer) }
  }

  /// The faces that its texts are set in.
  var faces: Set<FontFace> {
    nodes.lazy.compactMap { textLine(for: $0) }.reduce(into: []) { faces, line in
      for run in line.runs { faces.insert(run.face) }
    }
  }
}

extension TextMeasurer {
  /// Whether it has exactly that face. Without its content a face cannot be told from another at the same path.
  fileprivate func canDraw(_ face: FontFace) -> Bool { face.content != 0 && contains(face) }
}

extension JSONValue {
  /// Throws where a glyph run is set in a face that `measurer` does not have, since another face would
  /// have other glyphs under the same numbers.
  fileprivate func checkFaces(in measurer: TextMeasurer) throws(JSONError) {
    switch kind {
    case .array:
      for element in try array() { try element.checkFaces(in: measurer) }
    case .object:
      for member in try object() {
        if member.keyEquals("runs"), member.value.kind == .array {
          for run in try member.value.array() { try run.checkFace(in: measurer) }
        } else {
          try member.value.checkFaces(in: measurer)
        }
      }
    default: return
    }
  }

  private func checkFace(in measurer: TextMeasurer) throws(JSONError) {
    let face = try GlyphRun(reading: self).face
    guard !measurer.canDraw(face), let font = try object()["font"] else { return }
    guard face.content != 0 else { throw font.missing("content") }
    let family = face.family.quotedInMessage
    throw font.error(
      measurer.contains(family: face.family)
        ? "expected a face of \(family) that the tree was measured with, found "
          + "a different one: load its file with --font-dir"
        : "expected a face of \(family), found no such family: load its file with --font-dir")
  }
}
