// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FrameDump",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "FrameDump",
      dependencies: [
        .product(name: "SegueCells", package: "Segue"),
        .product(name: "SegueExport", package: "Segue"),
        .product(name: "SegueGeometry", package: "Segue"),
        .product(name: "SegueModel", package: "Segue"),
        .product(name: "SegueScenes", package: "Segue"),
        .product(name: "SegueTransitions", package: "Segue"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
