import PickerArtwork
import PickerCairo
import PickerLayout

/// The shared libraries that are opened when a document, a picture or a font first needs them.
public enum SharedLibraries {
  /// The reasons why some of them cannot be opened, such as `libcairo.so.2 is not installed`; empty if all are
  /// available. Opens them.
  ///
  /// Only operations that need a missing library fail.
  public static var missing: [String] {
    TextMeasurer.missingLibraries + PictureLibraries.missing + Artwork.missingLibraries
  }
}
