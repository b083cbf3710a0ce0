// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who only uses the library builds it.
// swift run -c release SolverBenchmark
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "PickerLayout", path: "..")],
  targets: [
    // The yardstick: what a C programmer would write for this one case.
    .target(name: "CFlowLoop"),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: ["CFlowLoop", .product(name: "PickerSolver", package: "PickerLayout")]),
  ],
  swiftLanguageModes: [.v6]
)
