import PickerCairo
import PickerLayout

/// What a picture of a tree needs to know beside the tree.
struct Picturing {
  /// Pixels in a point.
  var scale = 1.0
  /// Where pictures within the picture come from.
  var images: any ImageLoading = InlineImages()
  /// What the tree was measured by, which has the outlines of its glyphs.
  var measurer = TextMeasurer.shared
  /// How SVG has its text.
  var text = SVGRenderer.Text.outlines
  /// JSON without any white space.
  var isCompact = false
  /// What characters are drawn for.
  var terminal = Terminal(columns: 100)
}
