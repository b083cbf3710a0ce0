public import PickerCheck
import PickerHTML
import PickerRendering

/// Writes an assessment as one self-contained HTML document: the table of each document, filters, and the findings by
/// label and cause, with pictures of each cell and of the source language.
///
/// Findings and pictures are stored once as data, and shown when they are opened or scrolled into view. The address
/// contains the filters and the open parts. The page works with a keyboard and a screen reader, in light and dark, on a
/// phone and on paper. Without scripts, it lists each label with its findings.
public struct HTMLReport: Sendable {
  /// The size limits of a page. The page reports how much is left out.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of cells whose findings are listed.
    public var cells: Int
    /// The maximum number of cells with pictures.
    public var pictures: Int
    /// The maximum size of all stored pictures in bytes.
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
  ///   - picture: Returns the data of a cell's picture; nil for none. Called once for each cell.
  ///   - source: Returns the cell of the source language to show beside another one; nil searches the cells of the
  ///     assessment.
  public func bytes(
    of assessment: Assessment, picture: (CheckCell) -> CheckPicture?,
    source: ((CheckCell) -> CheckCell?)? = nil
  ) -> [UInt8] {
    let source = source ?? SourceCells(assessment).cell
    let page = ReportPage(assessment, limits: limits, source: source, picture: picture)
    return Array(page.document.utf8)
  }
}
