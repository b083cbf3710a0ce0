/// The boxes of a document that is made from a table of boxes.
package struct CheckBoxes: Sendable {
  /// The widths by the ids of labels, in points.
  let widths: [String: Double]
  /// The heights of boxes in which texts wrap, without padding, by the keys of the texts; of several, the smallest.
  let heights: [String: Double]

  package init(widths: [String: Double], heights: [String: Double]) {
    (self.widths, self.heights) = (widths, heights)
  }
}
