import PickerGeometry
import PickerText
import PickerTree

/// The layout of an item of a panel, in its place.
struct PlacedCell {
  let cell: PanelCell
  let frame: Rect
  /// What the cell should be within.
  let space: Rect
  /// The share of the free width to the left of title and control.
  let leftShare: Double
}

extension NestedLayout {
  /// The layout of a panel with these cells.
  ///
  /// - Parameter font: The font of the titles.
  init(
    _ role: Role, of container: Container, font: Font, size: Size, _ cells: [PlacedCell]
  ) {
    self.init(size: size) { origin, tree, inner in
      var bare = LayoutTree(type: role.rawValue)
      bare.fonts = [font]
      var root = LayoutNode(role, frame: Rect(origin: origin, size: size))
      bare.addTables(of: container, for: &root)
      inner.append(root, of: bare, container, to: &tree) { tree, inner, embedding in
        for placed in cells {
          tree.append(
            placed.cell, in: placed.frame, within: placed.space, leftShare: placed.leftShare,
            panelFont: Int(embedding.fonts), &inner)
        }
      }
    }
  }
}
