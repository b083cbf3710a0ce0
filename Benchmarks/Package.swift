// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "PickerLayout", path: "..")],
  targets: [
    .executableTarget(
      name: "TextBenchmark", dependencies: [.product(name: "PickerLayout", package: "PickerLayout")],
      swiftSettings: strict)
  ],
  swiftLanguageModes: [.v6]
)
