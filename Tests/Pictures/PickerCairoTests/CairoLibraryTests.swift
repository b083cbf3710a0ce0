import Glibc
import PickerGeometry
import PickerRendering
import PickerTree
import Testing

@testable import PickerCairo

/// The library of cairo, opened for the first picture.
@Suite struct CairoLibraryTests {
  @Test func picture_isDrawn_withoutShowingCairoToOtherLibraries() throws {
    let picture = tree(Size(width: 2, height: 2)) { _ in }
    let png = try PNGRenderer().render(picture, outlines: NoOutlines())
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // nil searches all that the process has loaded for everybody.
    #expect(dlsym(nil, "cairo_create") == nil)
    #expect(dlsym(nil, "malloc") != nil)
  }

  @Test func missingLibrary_isNamed() {
    let error = RenderingError.unavailable("draw PNG", reason: "libcairo.so.2 is not installed")
    #expect(error.description == "cannot draw PNG: libcairo.so.2 is not installed")
  }
}
