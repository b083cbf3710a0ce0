// swift-tools-version: 6.3
import PackageDescription

// Warnings are errors in every target of ours; dependencies keep their own settings. A module shows its
// importers no import that it does not declare public, and lends nobody its members.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

// Without Foundation nothing else brings in the C maths library that `.rounded()` calls.
let maths: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict, linkerSettings: maths)
}

// What controls are made of.
let described: [Target.Dependency] = [
  "PickerGeometry", "PickerColor", "PickerMotion", "PickerJSON", "PickerLimits", "PickerText",
  "PickerSolver", "PickerTree",
]

// What all controls have, and the controls, which do not know each other. PickerControls re-exports them.
let controls: [Target.Dependency] = ["PickerControlBase", "PickerItems", "PickerSurfaces"]

// What PickerLayout re-exports. Modules that use it name it too: SwiftPM compiles a module again only when one that it
// names has changed, and code for the old layout of a type crashes.
let reexported: [Target.Dependency] = [
  "PickerGeometry", "PickerColor", "PickerMotion", "PickerJSON", "PickerLimits", "PickerText",
  "PickerTree", "PickerControls", "PickerShaping", "PickerRendering", "PickerHTML",
]

// What a check is made of.
let checked: [Target.Dependency] = [
  "PickerGeometry", "PickerColor", "PickerJSON", "PickerLimits", "PickerText",
  "PickerTree", "PickerControls",
]

// Tests themselves are not optimized: that would take a third of the time of a release build.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], fixtures: Bool = false)
  -> Target
{
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name)] + dependencies,
    resources: fixtures ? [.copy("Fixtures")] : [], swiftSettings: strict + unoptimized)
}

func system(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

// A shared library that is opened when it is first needed, by CPickerLoader.
func opened(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: ["CPickerLoader"] + dependencies)
}

// The folders of modules, in Sources and in Tests; ARCHITECTURE.md says what each wing is for.
let wings = [
  "Core": [
    "PickerGeometry", "PickerColor", "PickerMotion", "PickerPlatform", "PickerLimits", "PickerJSON",
    "PickerText", "PickerSolver", "PickerTree",
  ],
  "Controls": [
    "PickerControlBase", "PickerItems", "PickerSurfaces", "PickerControls",
  ],
  "Fonts": [
    "PickerShaping", "CPickerFonts", "CPickerFreeType", "CPickerHarfBuzz", "CPickerSubset",
    "CPickerICU", "CPickerFontconfig",
  ],
  "Pictures": [
    "PickerRendering", "PickerHTML", "PickerCairo", "PickerArtwork", "CPickerPages", "CPickerCairo",
    "CPickerImages", "CPickerExpat",
  ],
  "Check": [
    "PickerCheck", "PickerCatalogs", "PickerReports", "CPickerYAML",
  ],
  "Interfaces": [
    "PickerLayout", "PickerFoundation", "PickerOutput", "PickerBlock", "PickerC", "layout",
    "CPickerLayout", "CPickerMemory", "CPickerArticles",
  ],
]

let package = Package(
  name: "PickerLayout",
  products: [
    .library(name: "PickerLayout", targets: ["PickerLayout", "PickerFoundation"]),
    .library(name: "PickerControls", targets: ["PickerControls"]),
    .library(name: "PickerTree", targets: ["PickerTree"]),
    .library(name: "PickerSolver", targets: ["PickerSolver"]),
    .library(name: "PickerCheck", targets: ["PickerCheck", "PickerCatalogs", "PickerReports"]),
    .library(name: "PickerCairo", targets: ["PickerCairo"]),
    .library(name: "PickerRendering", targets: ["PickerRendering"]),
    .library(name: "PickerHTML", targets: ["PickerHTML"]),
    .library(name: "PickerOutput", targets: ["PickerOutput", "PickerArtwork"]),
    .library(name: "pickerlayout", type: .dynamic, targets: ["PickerC"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")
  ],
  targets: [
    // Values: of ours they import at most the numbers of PickerGeometry.
    module("PickerGeometry", [.product(name: "RealModule", package: "swift-numerics")]),
    tests("PickerGeometry", ["PickerTestSupport"], fixtures: true),
    module("PickerColor", [.product(name: "RealModule", package: "swift-numerics")]),
    tests("PickerColor", ["PickerTestSupport"], fixtures: true),
    module("PickerMotion", [.product(name: "RealModule", package: "swift-numerics")]),
    tests("PickerMotion"),
    module("PickerJSON", ["PickerGeometry"]),
    tests("PickerJSON", ["PickerGeometry"]),
    // All that depends on the operating system: its C library, shared libraries, folders that are watched.
    .target(
      name: "PickerPlatform", exclude: ["CPickerLoader", "CPickerSystem"], swiftSettings: strict),
    module("PickerLimits", ["PickerGeometry", "PickerPlatform"]),
    tests("PickerLimits"),

    // What a text is once it is measured, and where boxes go.
    module("PickerText", ["PickerGeometry", "PickerLimits"]),
    module("PickerSolver", ["PickerGeometry", "PickerLimits"]),
    tests("PickerSolver", ["PickerGeometry", "PickerLimits", "PickerTestSupport"], fixtures: true),

    // The result, and the controls that make it: what all have, pickers of items, surfaces that are drawn on, and the
    // catalogue of all of them.
    module(
      "PickerTree",
      ["PickerGeometry", "PickerColor", "PickerText", "PickerJSON", "PickerLimits"]),
    module("PickerControlBase", described),
    module("PickerItems", described + ["PickerControlBase"]),
    module("PickerSurfaces", described + ["PickerControlBase"]),
    module("PickerControls", described + controls),
    .target(
      name: "PickerTestSupport",
      dependencies: [
        "PickerGeometry", "PickerLimits", "PickerSolver", "PickerText", "PickerTree",
      ],
      path: "Tests/PickerTestSupport", swiftSettings: strict),
    tests("PickerControls", ["PickerLimits", "PickerTestSupport"], fixtures: true),

    tests(
      "PickerTree",
      [
        "PickerColor", "PickerGeometry", "PickerText", "PickerJSON", "PickerLimits",
        "PickerControls", "PickerRendering", "PickerTestSupport",
      ]),

    // Opens shared libraries when they are first needed: ICU, fontconfig, expat, cairo, HarfBuzz's
    // subsetter, those of photos, zlib, libyaml.
    .target(
      name: "CPickerLoader", path: "Sources/Core/PickerPlatform/CPickerLoader",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .testTarget(
      name: "CPickerLoaderTests", dependencies: ["CPickerLoader"],
      path: "Tests/Core/CPickerLoaderTests", swiftSettings: strict),

    // Real fonts: the one module that sees FreeType, HarfBuzz, ICU and fontconfig.
    .systemLibrary(name: "CPickerSystem", path: "Sources/Core/PickerPlatform/CPickerSystem"),
    system("CPickerFreeType", pkgConfig: "freetype2", package: "libfreetype-dev"),
    system("CPickerHarfBuzz", pkgConfig: "harfbuzz", package: "libharfbuzz-dev"),
    opened("CPickerSubset", ["CPickerHarfBuzz"]),
    opened("CPickerICU"),
    opened("CPickerFontconfig"),
    .target(name: "CPickerFonts"),
    .target(name: "CPickerArticles"),
    module(
      "PickerShaping",
      [
        "PickerGeometry", "PickerLimits", "PickerText", "CPickerSystem", "CPickerFreeType",
        "CPickerHarfBuzz", "CPickerSubset", "CPickerICU", "CPickerFontconfig", "CPickerFonts",
      ]),

    tests("PickerText", ["PickerGeometry", "PickerTestSupport"], fixtures: true),
    tests("PickerShaping", ["PickerGeometry", "PickerText", "PickerTestSupport"], fixtures: true),

    // Pictures of a tree.
    module(
      "PickerRendering",
      ["PickerGeometry", "PickerColor", "PickerJSON", "PickerLimits", "PickerText", "PickerTree"]),
    tests(
      "PickerRendering",
      [
        "PickerGeometry", "PickerColor", "PickerLimits", "PickerText", "PickerTree", "PickerJSON",
        "PickerControls", "PickerTestSupport",
      ]),

    // Pages that can be used, and the files they are made of: the one renderer that sees documents.
    // `PICKER_PAGES=none` leaves out the engine of pages, which is large: see Scripts/build/check.
    .target(
      name: "CPickerPages",
      cSettings: Context.environment["PICKER_PAGES"] == "none" ? [.define("PICKER_NO_ENGINE")] : []),
    module(
      "PickerHTML",
      [
        "PickerGeometry", "PickerColor", "PickerJSON", "PickerLimits", "PickerText", "PickerTree",
        "PickerControls", "PickerRendering", "CPickerPages",
      ]),
    tests(
      "PickerHTML",
      [
        "PickerGeometry", "PickerColor", "PickerLimits", "PickerText", "PickerTree", "PickerJSON",
        "PickerControls",
        "PickerRendering", "PickerTestSupport",
      ]),

    // The same as pixels and on paper: the one module that sees cairo.
    opened("CPickerCairo"),
    // The photos in them, JPEG, WebP and GIF; and the compression of animated PNG.
    opened("CPickerImages"),
    module(
      "PickerCairo",
      [
        "PickerGeometry", "PickerColor", "PickerLimits", "PickerText", "PickerTree",
        "PickerRendering", "CPickerCairo", "CPickerImages",
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    tests(
      "PickerCairo",
      [
        "PickerGeometry", "PickerColor", "PickerLimits", "PickerText", "PickerTree",
        "PickerRendering", "CPickerCairo", "PickerTestSupport",
      ]),

    // SVG pictures as icons, and the reader of XML, also for the catalogues of translations below: the one module that
    // sees expat.
    opened("CPickerExpat"),
    module(
      "PickerArtwork",
      [
        "PickerGeometry", "PickerColor", "PickerJSON", "PickerLimits", "PickerTree", "CPickerExpat",
      ]),
    tests("PickerArtwork", ["PickerGeometry", "PickerColor", "PickerLimits", "PickerTree"]),

    // The journey in one file, and the tool.
    module(
      "PickerLayout",
      [
        "PickerGeometry", "PickerColor", "PickerMotion", "PickerJSON", "PickerLimits", "PickerText",
        "PickerSolver", "PickerTree", "PickerControls", "PickerShaping", "PickerRendering",
        "PickerHTML",
      ]),
    // Messages of errors for Foundation, which nothing else imports.
    module(
      "PickerFoundation",
      [
        "PickerGeometry", "PickerColor", "PickerJSON", "PickerLimits", "PickerText", "PickerSolver",
        "PickerTree", "PickerControls", "PickerShaping", "PickerRendering",
      ]),
    tests(
      "PickerLayout",
      reexported + ["PickerFoundation", "PickerSolver", "PickerCairo", "PickerTestSupport"],
      fixtures: true),
    // What the tool shares with the server, which is the package Server.
    module(
      "PickerOutput",
      reexported + [
        "PickerLayout", "PickerArtwork", "PickerCairo", "PickerCatalogs",
        "PickerPlatform", "CPickerPages",
      ]),
    // Does it fit, in every language: the matrix and its findings, the files of translations, and the reports.
    module("PickerCheck", checked),
    opened("CPickerYAML"),
    tests("PickerCheck", checked + ["PickerLayout", "PickerTestSupport"], fixtures: true),
    module(
      "PickerCatalogs",
      [
        "PickerCheck", "PickerControls", "PickerJSON", "PickerLimits", "PickerText",
        "PickerArtwork", "CPickerYAML",
      ]),
    tests(
      "PickerCatalogs",
      [
        "PickerCheck", "PickerControls", "PickerLimits", "PickerText", "PickerArtwork",
        "PickerTestSupport",
      ]),
    module("PickerReports", checked + ["PickerCheck", "PickerRendering", "PickerHTML"]),
    tests(
      "PickerReports",
      checked + ["PickerCheck", "PickerLayout", "PickerRendering", "PickerTestSupport"]),
    // The C interface: its header, trees as columns in one block of memory, which WebAssembly has too, and the functions in
    // Swift.
    .target(name: "CPickerLayout"),
    module(
      "PickerBlock",
      [
        "PickerGeometry", "PickerColor", "PickerLimits", "PickerText", "PickerTree",
        "PickerControlBase", "PickerRendering", "CPickerLayout",
      ]),
    module(
      "PickerC",
      reexported + [
        "PickerLayout", "PickerOutput", "PickerCairo", "PickerCheck", "PickerCatalogs",
        "PickerBlock", "PickerPlatform", "PickerSolver", "CPickerLayout",
      ]),
    tests(
      "PickerC",
      reexported + [
        "CPickerLayout", "PickerCheck", "PickerLayout", "PickerTestSupport",
      ]),
    .target(name: "CPickerMemory"),
    .executableTarget(
      name: "layout",
      dependencies: reexported + [
        "PickerLayout", "PickerOutput", "PickerCairo", "PickerCheck",
        "PickerCatalogs", "PickerReports", "PickerPlatform", "CPickerMemory", "CPickerArticles",
      ],
      swiftSettings: strict, linkerSettings: maths),
    tests("layout", ["PickerControls", "PickerTestSupport"]),

    // What strangers can hand in, and the corpus of what was ever wrong; see the package Fuzz.
    .target(
      name: "FuzzTargets",
      dependencies: reexported + [
        "PickerLayout", "PickerArtwork", "PickerCairo", "PickerCheck", "PickerCatalogs",
      ],
      path: "Tests/FuzzTargets",
      swiftSettings: strict),
    tests("FuzzTargets", ["PickerTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.path == nil {
  let (isTest, name) = (target.type == .test, target.name)
  let module = isTest ? String(name.dropLast("Tests".count)) : name
  guard let wing = wings.first(where: { $0.value.contains(module) })?.key else { continue }
  target.path = "\(isTest ? "Tests" : "Sources")/\(wing)/\(name)"
}

// PickerControls re-exports the modules of controls: what names it names them, too.
for target in package.targets {
  let usesControls = target.dependencies.contains { dependency in
    if case .byNameItem("PickerControls", _) = dependency { true } else { false }
  }
  if usesControls { target.dependencies += controls }
}

// `PICKER_TESTS=PickerTreeTests,layoutTests swift test` builds only these test targets.
if let names = Context.environment["PICKER_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
