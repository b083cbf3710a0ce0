// swift-tools-version: 6.2
import PackageDescription

// Ten programs to read and to copy from, and in `Products` one for each product that they do not use. Each depends
// on the products that it names and imports their modules alone. `make check-examples` builds and runs them all, and compares
// what they print with the `expected.txt` beside each.
// The articles for those who know another framework are programs, too: `Scripts/check/article_programs.py` writes them.

func program(_ name: String, uses products: String..., in folder: String = "") -> Target {
  .executableTarget(
    name: name, dependencies: products.map { .product(name: $0, package: "PickerLayout") },
    path: folder + name, exclude: ["expected.txt"],
    swiftSettings: [
      .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
    ])
}

let package = Package(
  name: "Examples",
  // Without the trait of the tool nothing is resolved that only the tool needs.
  dependencies: [.package(name: "PickerLayout", path: "../..")],
  targets: [
    program("ChipsToFrames", uses: "PickerLayout"),
    program("OwnItems", uses: "PickerLayout"),
    program("AnimatedSegments", uses: "PickerLayout"),
    program("CanvasShapes", uses: "PickerLayout", "PickerControls"),
    program("ButtonGroup", uses: "PickerLayout"),
    program("OwnRenderer", uses: "PickerLayout", "PickerControls", "PickerRendering"),
    program("FilterPanel", uses: "PickerLayout"),
    program("CheckLanguages", uses: "PickerLayout", "PickerCheck"),
    program("BitmapFont", uses: "PickerControls"),
    program("OneBitDisplay", uses: "PickerControls"),
    program("UsesTree", uses: "PickerTree", in: "Products/"),
    program("UsesSolver", uses: "PickerSolver", in: "Products/"),
    program("UsesHTML", uses: "PickerHTML", in: "Products/"),
    program("UsesCairo", uses: "PickerCairo", in: "Products/"),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += (Context.environment["PICKER_ARTICLES"] ?? "").split(separator: " ").map {
  program(
    String($0), uses: "PickerLayout", "PickerControls", "PickerRendering", "PickerSolver",
    in: ".build/articles/")
}
