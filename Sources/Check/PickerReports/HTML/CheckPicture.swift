public import PickerRendering
public import PickerText
public import PickerTree

/// The data of the picture of a cell.
public struct CheckPicture: Sendable {
  /// The layout of the cell.
  public var tree: LayoutTree
  /// The outlines of its glyphs.
  public var outlines: any GlyphOutlining
  /// The loader of its images.
  public var images: any ImageLoading

  /// Creates a picture.
  public init(
    tree: LayoutTree, outlines: any GlyphOutlining, images: any ImageLoading = InlineImages()
  ) {
    self.tree = tree
    self.outlines = outlines
    self.images = images
  }
}
