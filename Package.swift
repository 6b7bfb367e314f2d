// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// One stage of the picture in Documentation/Architecture.md, with the modules it may import.
func stage(
  _ name: String,
  _ dependencies: [Target.Dependency] = [],
  exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: exclude,
    resources: resources,
    swiftSettings: strict
  )
}

/// What tests call is optimized where they are; they themselves take longer to optimize than to run.
let testing = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func tests(
  _ module: String,
  _ dependencies: [Target.Dependency] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: module + "Tests",
    dependencies: [.byName(name: module), "SegueTestSupport"] + dependencies,
    resources: resources,
    swiftSettings: testing
  )
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

/// What lies beside the schema in Documentation/, which the resources link to.
let documents = [
  "Architecture.md", "Commands.md", "Configuration.md", "FirstTransition.md", "Keys.md", "Libraries.md",
  "Library", "Manual", "Previewer.md", "Rewriting.md", "SceneLanguage.md", "SceneLibrary.md", "Scenes.md",
  "Trace.md", "app-store.gif", "corner-slide.png",
]

/// The folders of Scenes/ that travel with the program; each is named, for SwiftPM would copy the link to Scenes/
/// itself instead of what it points to.
let bundledScenes = [
  "app-store", "cards", "context-menu", "corner-slide", "crossfade", "cube", "explode", "flip", "fold",
  "herb-gallery", "hero", "image-card", "logo-reveal", "material", "nat-geo", "pan", "photos",
  "picture-corner", "place-sheet", "portal", "reveals", "settings", "shelf", "side-panel", "slide-down",
  "system-alert", "tabs", "turn",
]

let package = Package(
  name: "Segue",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "segue", targets: ["segue"]),
    .library(name: "SegueGeometry", targets: ["SegueGeometry"]),
    .library(name: "SegueCells", targets: ["SegueCells"]),
    .library(name: "SegueDocuments", targets: ["SegueDocuments"]),
    .library(name: "SegueMotion", targets: ["SegueMotion"]),
    .library(name: "SegueImages", targets: ["SegueImages"]),
    .library(name: "SegueStage", targets: ["SegueStage"]),
    .library(name: "SegueGestures", targets: ["SegueGestures"]),
    .library(name: "SegueModel", targets: ["SegueModel"]),
    .library(name: "SegueWire", targets: ["SegueWire"]),
    .library(name: "SegueUIKitRules", targets: ["SegueUIKitRules"]),
    .library(name: "SegueTransitions", targets: ["SegueTransitions"]),
    .library(name: "SegueScenes", targets: ["SegueScenes"]),
    .library(name: "SegueCode", targets: ["SegueCode"]),
    .library(name: "SegueMovies", targets: ["SegueMovies"]),
    .library(name: "SegueText", targets: ["SegueText"]),
    .library(name: "SegueGraphics", targets: ["SegueGraphics"]),
    .library(name: "SegueRaster", targets: ["SegueRaster"]),
    .library(name: "SeguePages", targets: ["SeguePages"]),
    .library(name: "SegueTerminal", targets: ["SegueTerminal"]),
    .library(name: "SegueExport", targets: ["SegueExport"]),
    .library(name: "SegueBench", targets: ["SegueBench"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]
    ),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CYAML", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CFiles"),
    .target(name: "CFonts", exclude: ["Fonts"]),
    .target(name: "CJPEG"),
    // Shared memory was a library of its own before glibc 2.34.
    .target(name: "CGraphics", linkerSettings: [.linkedLibrary("rt", .when(platforms: [.linux]))]),
    .target(name: "CMath"),
    .target(name: "CPage", exclude: ["Page"]),
    .target(name: "CProgram"),
    .target(name: "CTerminal"),
    .target(name: "CVectors"),
    .target(name: "CWebP"),

    stage("SegueGeometry", ["CMath"]),
    stage("SegueCells", ["SegueGeometry"]),
    stage(
      "SegueDocuments",
      ["CFiles", "CYAML", "SegueCells", "SegueGeometry"]
    ),
    stage("SegueMotion", ["CMath", "SegueGeometry"]),
    stage("SegueImages", ["CJPEG", "CPNG", "SegueGeometry"]),
    stage("SegueStage", ["SegueMotion", "SegueImages", "SegueGeometry"]),
    stage("SegueGestures", ["SegueGeometry"]),
    stage(
      "SegueWire",
      ["SegueUIKitRules", "SegueGestures", "SegueStage", "SegueImages", "SegueMotion", "SegueGeometry"]
    ),
    stage("SegueModel", ["SegueStage", "SegueMotion", "SegueGeometry"]),
    stage("SegueUIKitRules", ["SegueStage", "SegueMotion", "SegueGeometry"]),
    stage(
      "SegueTransitions",
      ["SegueUIKitRules", "SegueModel", "SegueStage", "SegueGestures", "SegueMotion", "SegueGeometry"]
    ),
    stage(
      "SegueScenes",
      [
        "SegueDocuments", "SegueModel", "SegueStage", "SegueMotion", "SegueImages", "SegueGeometry",
      ],
      exclude: documents.map { "Resources/Documentation/\($0)" },
      resources: [
        .copy("Resources/Pictures"), .copy("Resources/Library"),
        .copy("Resources/Documentation/scene.schema.json"),
      ]
        + bundledScenes.map { .copy("Resources/Scenes/\($0)") }
    ),
    stage(
      "SegueRunner",
      [
        "SegueDocuments", "SegueTransitions", "SegueWire", "SegueUIKitRules", "SegueModel", "SegueGestures",
        "SegueStage", "SegueGeometry",
      ]
    ),
    stage(
      "SegueCode",
      [
        "SegueDocuments", "SegueTransitions", "SegueModel", "SegueStage", "SegueMotion", "SegueGeometry",
      ]
    ),
    stage("SegueMovies", ["SegueImages", "SegueGeometry", "CWebP"]),
    stage(
      "SegueGraphics",
      ["SegueMovies", "SegueImages", "SegueCells", "SegueGeometry", "CGraphics", "CZlib"]
    ),
    stage("SegueText", ["SegueStage", "SegueImages", "SegueGeometry", "CFonts"]),
    stage(
      "SegueRaster",
      ["SegueText", "SegueCells", "SegueStage", "SegueImages", "SegueGeometry", "CMath", "CVectors"]
    ),
    stage(
      "SeguePages",
      [
        "SegueWire", "SegueRaster", "SegueText", "SegueTransitions", "SegueModel", "SegueGestures",
        "SegueStage", "SegueMotion", "SegueImages", "SegueGeometry",
      ]
    ),
    stage(
      "SeguePagePlayer",
      ["SeguePages", "SegueTransitions", "SegueGestures", "SegueWire", "SegueGeometry"],
      exclude: ["Runtime"]
    ),
    stage("SegueTerminal", ["CNcurses", "CTerminal", "SegueCells", "SegueGeometry"]),
    stage(
      "SegueExport",
      [
        "CPage", "CZlib", "SeguePages", "SegueTerminal", "SegueMovies", "SegueDocuments", "SegueRaster",
        "SegueText", "SegueCells", "SegueScenes",
        "SegueTransitions",
        "SegueModel",
        "SegueStage",
        "SegueMotion", "SegueImages", "SegueGeometry",
      ]
    ),
    stage(
      "SegueInterface",
      ["SegueTerminal", "SegueCells", "SegueGeometry"]
    ),
    stage(
      "SeguePlayer",
      ["SegueTransitions", "SegueModel", "SegueGestures", "SegueGeometry"]
    ),
    stage(
      "SeguePreviewer",
      [
        "SegueInterface", "SeguePlayer", "SegueRunner",
        "SegueGraphics", "SegueText",
        "CTerminal", "SegueTerminal", "SegueCode", "SegueExport", "SegueImages",
        "SegueRaster", "SegueCells", "SegueDocuments",
        "SegueScenes", "SegueTransitions", "SegueUIKitRules", "SegueModel", "SegueGestures", "SegueStage",
        "SegueMotion", "SegueGeometry",
      ]
    ),
    stage(
      "SegueBench",
      [
        "SegueDocuments", "SegueExport", "SegueTerminal", "CTerminal", "SegueRaster", "SegueCells",
        "SegueScenes",
        "SegueTransitions", "SegueStage", "SegueGeometry",
      ]
    ),
    .executableTarget(
      name: "segue",
      dependencies: [
        "SeguePreviewer", "SegueBench", "SegueCode", "SegueDocuments", "SegueExport", "SegueTerminal",
        "SegueRaster", "SegueCells", "SegueGraphics",
        "SegueScenes", "SegueTransitions", "SegueModel", "SegueMovies", "SegueImages", "SegueGeometry",
        "SegueRunner",
        argumentParser,
      ],
      swiftSettings: strict
    ),

    .target(name: "SegueTestSupport", path: "Tests/SegueTestSupport", swiftSettings: strict),
    .target(
      name: "SegueTerminalModel",
      dependencies: ["SegueTestSupport", "SegueTerminal", "SegueCells", "SegueGeometry"],
      path: "Tests/SegueTerminalModel",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SegueScreenProof",
      dependencies: ["SegueTerminalModel", "SegueTerminal", "SegueGeometry"],
      path: "Tests/SegueScreenProof",
      swiftSettings: strict
    ),
    .target(
      name: "SegueFuzzing",
      dependencies: [
        "SegueTestSupport", "SegueCells", "SegueDocuments", "SegueExport", "SegueRaster", "SegueScenes",
        "SegueTransitions", "SegueUIKitRules", "SegueModel", "SegueGestures", "SegueStage", "SegueMotion",
        "SegueGeometry",
      ],
      path: "Tests/SegueFuzzing",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "SegueFuzz",
      dependencies: ["SegueFuzzing", "SegueDocuments", "SegueScenes", argumentParser],
      path: "Tests/SegueFuzz",
      swiftSettings: strict
    ),
    tests("CMath"),
    tests("SegueGeometry"),
    tests("SegueCells", ["SegueGeometry"]),
    tests("SegueDocuments", ["SegueGeometry"]),
    tests("SegueMotion", resources: [.copy("Golden")]),
    tests("SegueImages", ["SegueGeometry"]),
    tests("SegueStage", ["SegueMotion", "SegueImages", "SegueGeometry"]),
    tests("SegueGestures", ["SegueGeometry"]),
    tests(
      "SegueWire",
      ["SegueUIKitRules", "SegueGestures", "SegueStage", "SegueImages", "SegueMotion", "SegueGeometry"]
    ),
    tests(
      "SeguePages",
      [
        "SegueExport", "SegueFuzzing", "SegueScenes", "SegueWire", "SegueText", "SegueTransitions",
        "SegueModel", "SegueGestures", "SegueImages", "SegueGeometry",
      ]
    ),
    tests(
      "SegueRunner",
      [
        "SegueWire", "SegueTransitions", "SegueDocuments", "SegueScenes", "SegueModel", "SegueStage",
        "SegueGeometry",
      ]
    ),
    tests("SegueModel", ["SegueStage", "SegueImages", "SegueGeometry"]),
    tests("SegueUIKitRules", ["SegueStage", "SegueMotion", "SegueGeometry"]),
    tests(
      "SegueTransitions",
      [
        "SegueFuzzing", "SegueUIKitRules", "SegueDocuments", "SegueScenes", "SegueModel", "SegueStage",
        "SegueGestures",
        "SegueMotion", "SegueGeometry",
      ]
    ),
    tests(
      "SegueScenes",
      [
        "SegueDocuments", "SegueTransitions", "SegueModel", "SegueStage", "SegueMotion", "SegueImages",
        "SegueGeometry",
      ],
      resources: [.copy("Catalogue")]
    ),
    tests(
      "SegueCode",
      ["SegueScenes", "SegueTransitions", "SegueModel", "SegueStage", "SegueMotion", "SegueGeometry"],
      resources: [.copy("Stubs"), .copy("Golden")]
    ),
    tests("SegueMovies", ["SegueImages", "SegueGeometry"]),
    tests(
      "SegueGraphics",
      ["SegueMovies", "SegueImages", "SegueCells", "SegueGeometry", "CGraphics", "CZlib"]
    ),
    tests("SegueText", ["SegueStage", "SegueImages", "SegueGeometry", "CFonts"]),
    tests("SegueRaster", ["CMath", "SegueText", "SegueCells", "SegueStage", "SegueImages", "SegueGeometry"]),
    tests("SegueTerminal", ["SegueTerminalModel", "SegueCells", "SegueGeometry"]),
    tests(
      "SegueExport",
      [
        "SegueFuzzing", "SegueDocuments", "SegueRaster", "SegueCells", "SegueScenes", "SegueTransitions",
        "SegueModel", "SegueStage", "SegueImages", "SegueGeometry",
      ]
    ),
    tests(
      "SegueBench",
      [
        "SegueDocuments", "SegueExport", "SegueScenes", "SegueRaster", "SegueCells", "SegueModel",
        "SegueGeometry",
      ]
    ),
    tests(
      "SeguePreviewer",
      [
        "SegueInterface", "SeguePlayer", "SegueRunner",
        "SegueGraphics", "SegueText",
        "SegueTerminal", "SegueExport", "SegueRaster", "SegueCells", "SegueDocuments", "SegueScenes",
        "SegueTransitions", "SegueUIKitRules", "SegueModel", "SegueGestures", "SegueStage", "SegueGeometry",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// It declares in Swift what comes with Objective-C on Apple's systems, and would stand in that one's way there.
#if !canImport(ObjectiveC)
  package.products.append(.library(name: "SegueUIKit", type: .dynamic, targets: ["SegueUIKit"]))
  package.targets += [
    stage(
      "SegueUIKit",
      [
        "SegueUIKitRules", "SegueText", "SegueWire", "SegueGestures", "SegueStage", "SegueImages",
        "SegueMotion", "SegueGeometry", "CProgram",
      ]
    ),
    tests(
      "SegueUIKit",
      [
        "SegueWire", "SegueScenes", "SegueTransitions", "SegueUIKitRules", "SegueModel", "SegueGestures",
        "SegueStage",
        "SegueImages", "SegueMotion", "SegueGeometry",
      ]
    ),
  ]
#endif

// libFuzzer brings the program's entry, so what it calls can only be linked with it (`make fuzz`).
if Context.environment["SEGUE_FUZZER"] != nil {
  package.targets.append(
    .executableTarget(
      name: "SegueByteFuzz",
      dependencies: [
        "SegueTestSupport", "SeguePreviewer", "SegueExport", "SegueTerminal", "SegueRaster",
        "SegueCells",
        "SegueDocuments", "SegueScenes", "SegueTransitions", "SegueModel", "SegueImages", "SegueGeometry",
      ],
      path: "Tests/SegueByteFuzz",
      exclude: ["Corpus"],
      swiftSettings: strict
    )
  )
}
