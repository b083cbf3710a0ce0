// swift-tools-version: 6.2
import PackageDescription

// One program a product, as its users write it: each declares that product and imports that module alone.
// `Scripts/check-consumers` builds and runs them.

func consumer(of product: String) -> Target {
  .executableTarget(
    name: "Uses" + product.dropFirst("Picker".count),
    dependencies: [.product(name: product, package: "PickerLayout")],
    swiftSettings: [
      .treatAllWarnings(as: .error), .enableUpcomingFeature("MemberImportVisibility"),
    ])
}

let package = Package(
  name: "Consumers",
  // Without the trait of the tool nothing is resolved that only the tool needs.
  dependencies: [.package(name: "PickerLayout", path: "../..", traits: [])],
  targets: [
    "PickerSolver", "PickerTree", "PickerControls", "PickerHTML", "PickerCairo", "PickerLayout",
  ].map(consumer),
  swiftLanguageModes: [.v6]
)
