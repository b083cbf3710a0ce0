import PickerGeometry

extension FlowSolution {
  /// Returns this layout with the edges of container, lines and items, and the baselines, snapped to pixel edges.
  ///
  /// Frames that touch still touch, and each edge moves by less than a pixel.
  ///
  /// - Parameters:
  ///   - grid: The pixels.
  ///   - minimum: For each item the minimum size of its frame, such as the advance of its text; nil if it has none.
  ///     Such a frame may grow into an adjacent one that touches it.
  /// - Complexity: O(*n*).
  public func snapped(
    to grid: PixelGrid, atLeast minimum: ((_ item: Int) -> Size?)? = nil
  ) -> FlowSolution {
    var snapped = self
    snapped.isExact = false
    snapped.size = grid.snapped(Rect(size: size)).size
    for index in frames.indices {
      snapped.frames[index] = grid.snapped(frames[index], atLeast: minimum?(index) ?? .zero)
    }
    for index in lines.indices {
      let line = lines[index]
      let frame = grid.snapped(line.frame)
      snapped.pass.lines[index].frame = frame
      snapped.pass.lines[index].ascent = grid.snapped(line.frame.y + line.ascent) - frame.y
      snapped.pass.lines[index].lastAscent =
        grid.snapped(line.frame.y + line.lastAscent) - frame.y
    }
    return snapped
  }
}
