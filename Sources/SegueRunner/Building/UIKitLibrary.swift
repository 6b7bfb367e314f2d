import SegueDocuments

/// SegueUIKit as a library that programs are compiled and linked against, built once for each compiler.
struct UIKitLibrary: Hashable, Sendable {
  /// The folder with the built library, its modules and those of C.
  let folder: String

  var modules: [String] {
    [
      folder + "/Modules", folder + "/CPNG", folder + "/CMath", folder + "/CFonts.build",
      folder + "/CJPEG.build", folder + "/CProgram.build",
    ]
  }

  /// The modules that it consists of, each with those that it imports.
  private static let parts: [(name: String, imports: [String])] = [
    ("SegueGeometry", ["CMath"]),
    ("SegueMotion", ["CMath", "SegueGeometry"]),
    ("SegueImages", ["CJPEG", "CPNG", "SegueGeometry"]),
    ("SegueGestures", ["SegueGeometry"]),
    ("SegueStage", ["SegueMotion", "SegueImages", "SegueGeometry"]),
    ("SegueText", ["SegueStage", "SegueImages", "SegueGeometry", "CFonts"]),
    ("SegueUIKitRules", ["SegueStage", "SegueMotion", "SegueGeometry"]),
    (
      "SegueWire",
      ["SegueUIKitRules", "SegueGestures", "SegueStage", "SegueImages", "SegueMotion", "SegueGeometry"]
    ),
    (
      "SegueUIKit",
      [
        "SegueUIKitRules", "SegueText", "SegueWire", "SegueGestures", "SegueStage", "SegueImages",
        "SegueMotion", "SegueGeometry", "CProgram",
      ]
    ),
  ]

  /// The library, built if it is not there or its sources are newer; meanwhile `progress` is told a part from 0 to 1.
  static func ready(
    _ home: RunnerHome,
    _ toolchain: Toolchain,
    progress: (Double) -> Void
  ) throws(RunnerError) -> UIKitLibrary {
    let key = SourceKey(
      of: parts.map { home.sources + "/Sources/" + $0.name }
        + ["CMath", "CPNG", "CFonts", "CJPEG", "CProgram"].map { home.sources + "/Sources/" + $0 },
      with: toolchain.version
    )
    // One folder for these sources whatever is in them, so that after a change only what has changed is built.
    let package = home.cache + "/uikit-" + SourceKey(of: [], with: home.sources + toolchain.version).text
    let library = UIKitLibrary(folder: package + "/.build/debug")
    if key.isNoted(in: package + "/built") { return library }
    try Files.makeFolder(package)
    try Files.write(manifest(home.sources), to: package + "/Package.swift")
    try link(home.sources + "/Sources", to: package + "/Sources")
    let swift = toolchain.program("swift")
    let arguments = [swift, "build", "--package-path", package, "--product", "SegueUIKit"] + sparing
    let run = try ToolRun.run(arguments) { bytes in part(of: bytes).map(progress) }
    guard run.code == 0 else {
      let log = package + "/build.log"
      try? Files.write(run.outputText + run.errorText, to: log)
      throw .compiler("SegueUIKit does not build with \(toolchain.version): '\(log)' says why")
    }
    try link(home.sources + "/Sources/CPNG", to: library.folder + "/CPNG")
    try link(home.sources + "/Sources/CMath/include", to: library.folder + "/CMath")
    try key.note(in: package + "/built")
    return library
  }

  /// What takes a third of the time from a build that somebody waits for: nobody debugs it, and files are read once a
  /// module.
  ///
  /// With one thread a module would be one object, and SwiftPM links an object a file. Without lines, not every function
  /// would be in the tables for unwinding, by which it is found where a program is.
  private static let sparing = [
    "--disable-index-store", "-debug-info-format", "none", "-Xswiftc", "-gline-tables-only",
    "-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2",
  ]

  /// How far a build is, of lines such as `[12/267] Compiling …`.
  static func part(of bytes: [UInt8]) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.lastIndex(of: "["), let end = text[start...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: start)..<end].split(separator: "/").compactMap { Double($0) }
    guard numbers.count == 2, numbers[1] > 0 else { return nil }
    return min(numbers[0] / numbers[1], 1)
  }

  private static func manifest(_ sources: String) -> String {
    let targets = parts.map { part in
      let names = part.imports.map { "\"\($0)\"" }.joined(separator: ", ")
      return "    .target(name: \"\(part.name)\", dependencies: [\(names)], swiftSettings: strict),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]
      let package = Package(
        name: "SegueUIKitLibrary",
        products: [.library(name: "SegueUIKit", type: .dynamic, targets: ["SegueUIKit"])],
        targets: [
          .systemLibrary(name: "CPNG"),
          .target(name: "CFonts", exclude: ["Fonts"]),
          .target(name: "CJPEG"),
          .target(name: "CProgram"),
          .target(name: "CMath"),
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}
