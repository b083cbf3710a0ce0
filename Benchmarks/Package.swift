// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of the library do not build it.
//
//     swift run -c release SolverBenchmark
//     swift run -c release TextBenchmark
//     swift run -c release CheckBenchmark
//
// Scripts/bench/tool compares the tool with BatchBaseline, and Scripts/bench/library the C library with TextBenchmark.

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "PickerLayout", path: "..")],
  targets: [
    // The baseline: a hand-written C loop for this one case.
    .target(name: "CFlowLoop"),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: [
        "CFlowLoop", .product(name: "PickerLayout", package: "PickerLayout"),
        .product(name: "PickerSolver", package: "PickerLayout"),
      ],
      swiftSettings: strict),
    // The baseline of `layout batch`, with RapidJSON of Debian's rapidjson-dev.
    .executableTarget(
      name: "BatchBaseline", dependencies: ["CFlowLoop"], cxxSettings: [.define("NDEBUG")],
      linkerSettings: [.linkedLibrary("m")]),
    // The baseline of text measurement: HarfBuzz alone.
    .systemLibrary(
      name: "CBenchmarkHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .executableTarget(
      name: "TextBenchmark",
      dependencies: [
        "CBenchmarkHarfBuzz", .product(name: "PickerLayout", package: "PickerLayout"),
      ],
      swiftSettings: strict),
    // The time of `layout check`.
    .executableTarget(
      name: "CheckBenchmark",
      dependencies: [
        .product(name: "PickerCheck", package: "PickerLayout"),
        .product(name: "PickerLayout", package: "PickerLayout"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
