import PickerControlBase
import PickerTree

/// A layout with its document, from which a page is made.
public struct DocumentLayout: Sendable {
  /// The layout.
  public var tree: LayoutTree
  /// The document; nil for a layout that a program made, whose page is a picture.
  public let document: Document?
  /// The size in which the document was laid out.
  public let proposal: ProposedSize

  /// A layout of a document in a proposed size.
  public init(
    _ tree: LayoutTree, of document: Document? = nil, within proposal: ProposedSize = .asDeclared
  ) {
    self.tree = tree
    self.document = document
    self.proposal = proposal
  }
}
