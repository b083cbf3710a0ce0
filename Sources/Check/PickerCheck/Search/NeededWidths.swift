import PickerControls
public import PickerLimits

/// Searches the needed widths of findings without them, all within the time limit of one document.
///
/// It keeps the measurements and observations of a piece for the next finding in it.
public final class NeededWidths {
  private let check: LayoutCheck
  private lazy var pieces: [CheckCell: LayoutCheck.Piece] = {
    var pieces: [CheckCell: LayoutCheck.Piece] = [:]
    for piece in check.pieces where pieces[piece.cell(width: nil)] == nil {
      pieces[piece.cell(width: nil)] = piece
    }
    return pieces
  }()
  /// Its time limit applies to all searches.
  private var clock: Budget?
  private var last: MeasuredPiece?
  /// What is known of the widths of the last piece.
  private var search: WidthSearch?
  /// The number of measurements of documents, for tests.
  private(set) var measurementCount = 0

  /// The document and the limit that ended the searches; nil if none did.
  public private(set) var failure: (document: String, error: LimitError)?

  /// Creates the searches of a check; their time starts with the first one.
  public init(of check: LayoutCheck) { self.check = check }

  /// Returns the ``Finding/neededWidth`` of a finding without one.
  ///
  /// - Returns: Nil if no width fixes it, for a finding of another check, or after a limit was exceeded; see
  ///   ``failure``.
  /// - Complexity: One search, and one measurement of the document if the preceding finding was in another piece.
  public func neededWidth(of finding: Finding) -> Double? {
    var cell = finding.cell
    cell.width = nil
    guard failure == nil, !FindingCode.onceAPiece.contains(finding.code),
      finding.code != .differentRows, let piece = pieces[cell]
    else { return nil }
    do throws(LimitError) {
      return try neededWidth(of: finding, in: piece)
    } catch {
      failure = (piece.document, error)
      return nil
    }
  }

  private func neededWidth(
    of finding: Finding, in piece: LayoutCheck.Piece
  ) throws(LimitError) -> Double? {
    var (variant, count) = (0, 1)
    while variant < count {
      let measured = try measured(piece, variant)
      // Taken, because a copy would be as large as all that is known.
      var search = (variant == 0 ? self.search.take() : nil) ?? WidthSearch(measured)
      let width = measured.neededWidth(of: finding, by: &search)
      if variant == 0 { self.search = search }
      try measured.checkBudget()
      if let width { return width }
      (variant, count) = (variant + 1, measured.lookups.variantCount)
    }
    return nil
  }

  private func measured(
    _ piece: LayoutCheck.Piece, _ variant: Int
  ) throws(LimitError) -> MeasuredPiece {
    if variant == 0, let last, last.piece == piece { return last }
    measurementCount += 1
    let measured = try MeasuredPiece(piece, of: check, variant: variant, sharingTimeOf: clock)
    clock = clock ?? measured.budget
    if variant == 0 { (last, search) = (measured, nil) }
    return measured
  }
}
