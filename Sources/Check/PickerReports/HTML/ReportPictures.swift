import PickerCheck

/// The pictures of the cells of a report, and of the source language.
struct ReportPictures {
  /// The pictures of a cell.
  struct Pair {
    let own: PictureSheet.SheetEntry
    /// The picture in the source language; nil for a cell of that language, and if there is none.
    var source: (cell: CheckCell, entry: PictureSheet.SheetEntry)?
  }

  private(set) var sheet = PictureSheet()
  private(set) var pairs: [CheckCell: Pair] = [:]
  /// The number of cells without a picture because of the limits.
  private(set) var leftOut = 0
  private var entries: [CheckCell: PictureSheet.SheetEntry?] = [:]

  /// - Parameters:
  ///   - cells: The cells with findings, the most important first.
  ///   - sources: Returns the cell of the source language that belongs to a cell.
  ///   - draw: Returns the data of a cell's picture.
  init(
    of cells: [CheckCell], limits: HTMLReport.Limits, source: (CheckCell) -> CheckCell?,
    draw: (CheckCell) -> CheckPicture?
  ) {
    for cell in cells {
      guard pairs.count < limits.pictures, sheet.byteCount < limits.pictureBytes,
        let own = entry(of: cell, draw)
      else {
        leftOut += 1
        continue
      }
      pairs[cell] = Pair(own: own)
      guard let source = source(cell), source != cell, let entry = entry(of: source, draw) else {
        continue
      }
      pairs[cell]?.source = (source, entry)
    }
  }

  /// Each cell is drawn once, even if several cells show it for comparison.
  private mutating func entry(
    of cell: CheckCell, _ draw: (CheckCell) -> CheckPicture?
  ) -> PictureSheet.SheetEntry? {
    if let known = entries[cell] { return known }
    let entry = draw(cell).flatMap { sheet.add($0) }
    entries[cell] = .some(entry)
    return entry
  }
}
