// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// A package of its own, so that those who build Segue do not build swift-syntax.
let package = Package(
  name: "SegueRewriter",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SegueRewriter", targets: ["SegueRewriter"]),
    .executable(name: "segue-rewrite", targets: ["segue-rewrite"]),
  ],
  dependencies: [
    .package(name: "Segue", path: ".."),
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "SegueRewriter",
      dependencies: [
        .product(name: "SegueDocuments", package: "Segue"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftLexicalLookup", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "segue-rewrite",
      dependencies: [
        "SegueRewriter",
        .product(name: "SegueDocuments", package: "Segue"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SegueRewriterTests",
      dependencies: [
        "SegueRewriter", "segue-rewrite",
        .product(name: "SegueDocuments", package: "Segue"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      exclude: ["Fixtures", "Stubs"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
