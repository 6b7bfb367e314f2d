// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here is built by those who only use Segue.
let package = Package(
  name: "SegueBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "..")],
  targets: [
    .target(name: "CAllocationCount"),
    .executableTarget(
      name: "FrameBenchmark",
      dependencies: [
        "CAllocationCount",
        .product(name: "SegueBench", package: "Segue"),
        .product(name: "SegueCells", package: "Segue"),
        .product(name: "SegueDocuments", package: "Segue"),
        .product(name: "SegueExport", package: "Segue"),
        .product(name: "SegueGeometry", package: "Segue"),
        .product(name: "SegueGraphics", package: "Segue"),
        .product(name: "SegueRaster", package: "Segue"),
        .product(name: "SegueScenes", package: "Segue"),
        .product(name: "SegueStage", package: "Segue"),
        .product(name: "SegueText", package: "Segue"),
        .product(name: "SegueTransitions", package: "Segue"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ]
    ),
    .executableTarget(
      name: "EncodeBenchmark",
      dependencies: [
        .product(name: "SegueGeometry", package: "Segue"),
        .product(name: "SegueRaster", package: "Segue"),
        .product(name: "SegueTerminal", package: "Segue"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .treatAllWarnings(as: .error),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
