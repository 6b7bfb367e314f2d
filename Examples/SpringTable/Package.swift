// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "SpringTable",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Segue", path: "../..")],
  targets: [
    .executableTarget(
      name: "SpringTable",
      dependencies: [.product(name: "SegueMotion", package: "Segue")],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ],
  swiftLanguageModes: [.v6]
)
