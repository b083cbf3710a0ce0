// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that neither users of the library nor the tool `layout` build a server.
//
//     swift run -c release layout-serve --port 0

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Server",
  products: [.executable(name: "layout-serve", targets: ["layout-serve"])],
  dependencies: [
    .package(name: "PickerLayout", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Only its core: with the rest, Foundation and its 30 MB of ICU would be linked.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    // What it is made of, where its types are extended or used directly.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    .executableTarget(
      name: "layout-serve",
      dependencies: [
        .product(name: "PickerLayout", package: "PickerLayout"),
        .product(name: "PickerOutput", package: "PickerLayout"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict),
    // The tests start the program itself, and talk to it over sockets.
    .testTarget(
      name: "layout-serveTests",
      dependencies: [
        "layout-serve",
        .product(name: "PickerLayout", package: "PickerLayout"),
        .product(name: "PickerOutput", package: "PickerLayout"),
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
