// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library do not build it. Build it with
// `make fuzz`: the sanitizers have to be in all modules, and SwiftPM takes them from the command line.

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "PickerLayout", path: "..")],
  targets: [
    // The fuzz targets; the tests of the root package replay the corpus through the same code.
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "PickerLayout", package: "PickerLayout"),
        .product(name: "PickerCairo", package: "PickerLayout"),
        .product(name: "PickerCheck", package: "PickerLayout"),
        .product(name: "PickerOutput", package: "PickerLayout"),
      ]),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"],
      swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
