import PickerGeometry

/// A text whose lines ``LineFiller`` fills: what it knows of its characters, and measures.
///
/// Places are numbers that grow along the text, such as byte or cluster offsets. All widths are in points.
package protocol LineSource {
  /// The place of the end.
  var end: Int { get }
  var availableWidth: Double { get }
  /// The browser whose rules lines follow; nil uses UAX #14.
  var browser: Browser? { get }
  /// At least 1.
  var maxLines: Int { get }
  var truncation: Truncation { get }
  var divisions: WordDivisions { get }
  var textWrap: TextWrap { get }
  /// The size of the font in points.
  var fontSize: Double { get }
  /// How much the width of a range may differ from its estimate, since splitting a text changes its ends.
  var maximumDifference: Double { get }
  var hyphenWidth: Double { get }
  /// The length of a soft hyphen in places.
  var softHyphenLength: Int { get }

  /// The break opportunities and forced breaks in order, those at soft hyphens included; the last one is the end of the text.
  func lineBreaks() -> [LineBreak]

  /// The width of a range as part of the complete text, in O(log *n*).
  func estimate(_ range: Range<Int>) -> Double

  /// The width of a range on a separate line.
  ///
  /// - Parameter joins: Whether letters at its ends keep the joining forms of the complete text.
  func width(_ range: Range<Int>, joins: Bool) -> Double

  /// The width of an ellipsis with the face of the text at a place.
  func ellipsisWidth(beside place: Int) -> Double

  /// The end of a range without trailing white space.
  func visibleEnd(of range: Range<Int>) -> Int

  /// The end of a range without trailing line separators.
  func lineEnd(of range: Range<Int>) -> Int

  /// Whether a soft hyphen begins at a place.
  func isSoftHyphen(at place: Int) -> Bool

  /// The ends of the grapheme clusters in a range, where a text can be split; a lam and its alef count as one.
  func clusterEnds(in range: Range<Int>) -> [Int]

  /// The beginning of a range that is wider than a line by at least 16 clusters; the range where it is not so wide.
  func prefixBeyondLine(of range: Range<Int>) -> Range<Int>
}

extension LineSource {
  /// Whether a line of a width fits into the available width.
  func fits(_ width: Double) -> Bool { width.fits(in: availableWidth, asTextIn: browser) }
}
