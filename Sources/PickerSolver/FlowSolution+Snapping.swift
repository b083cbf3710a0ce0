import PickerGeometry

extension FlowSolution {
  /// The same layout with the edges of container, lines and items on pixel edges, and baselines too.
  ///
  /// Frames that met still meet, and stay within a pixel of where they were.
  ///
  /// - Parameter least: For each item the size its frame must keep, such as the advance of its text;
  ///   nil where any size will do. Such a frame may grow over a neighbour it has no spacing to.
  /// - Complexity: O(*n*).
  public func snapped(
    to grid: PixelGrid, atLeast least: ((_ item: Int) -> Size?)? = nil
  ) -> FlowSolution {
    var snapped = self
    snapped.isExact = false
    snapped.size = grid.snapped(Rect(size: size)).size
    for index in frames.indices {
      snapped.frames[index] = grid.snapped(frames[index], atLeast: least?(index) ?? .zero)
    }
    for index in lines.indices {
      let line = lines[index]
      let frame = grid.snapped(line.frame)
      snapped.pass.lines[index].frame = frame
      snapped.pass.lines[index].fall = grid.snapped(line.frame.y + line.fall) - frame.y
    }
    return snapped
  }
}
