public import PickerCheck
import PickerHTML
import PickerRendering

/// Writes an assessment as one HTML document that loads nothing: the table of each document, the findings by label and
/// cause with the picture of each cell beside that of the source language, and filters.
///
/// Findings and pictures are stored once, as data, and shown when they are opened or come into view. The address has the
/// filters and what is open. The page is usable with a keyboard and a screen reader, in light and dark, on a telephone and
/// on paper. Without scripts it lists each label with the places at which something was found.
public struct HTMLReport: Sendable {
  /// The limits of the size of a page. Where something is left out, the page says how much.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of cells whose findings are listed.
    public var cells: Int
    /// The maximum number of cells with pictures.
    public var pictures: Int
    /// The size of all pictures in bytes as they are stored, beyond which no more are added.
    public var pictureBytes: Int

    /// Creates limits; by default a page of usual documents has at most about 5 MB.
    public init(cells: Int = 20_000, pictures: Int = 20_000, pictureBytes: Int = 5 << 18) {
      self.cells = cells
      self.pictures = pictures
      self.pictureBytes = pictureBytes
    }
  }

  /// The limits of the size of the page.
  public let limits: Limits

  /// Creates a report.
  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Returns the HTML document in UTF-8.
  ///
  /// - Parameters:
  ///   - assessment: The findings, and which of them fail.
  ///   - picture: Returns what the picture of a cell is made of; nil for none. Called once for each cell.
  ///   - source: Returns the cell of the source language that is shown beside another one; nil looks for it among the
  ///     cells of the assessment.
  public func bytes(
    of assessment: Assessment, picture: (CheckCell) -> CheckPicture?,
    source: ((CheckCell) -> CheckCell?)? = nil
  ) -> [UInt8] {
    let source = source ?? SourceCells(assessment).cell
    let page = ReportPage(assessment, limits: limits, source: source, picture: picture)
    return Array(page.document.utf8)
  }
}
