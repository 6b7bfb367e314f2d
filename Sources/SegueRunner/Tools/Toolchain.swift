import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The Swift compiler that programs are built with.
public struct Toolchain: Hashable, Sendable {
  /// The folder that its programs are in.
  public let folder: String
  /// The compiler's version, as it writes it.
  public let version: String
  /// What it compiles for.
  let triple: String
  /// Where its own libraries are.
  let resources: String

  /// The oldest version that the library compiles with.
  private static let oldest = (major: 6, minor: 2)

  /// Finds the compiler: the one that `SEGUE_SWIFTC` names, or the first on `PATH`.
  ///
  /// - Throws: `RunnerError.noCompiler`, or `.compiler` if it is too old or does not say what it is.
  public static func find() throws(RunnerError) -> Toolchain {
    let named = Environment.value("SEGUE_SWIFTC")
    let paths = (Environment.value("PATH") ?? "").split(separator: ":").map { "\($0)/swiftc" }
    guard let path = (named.map { [$0] } ?? paths).first(where: { access($0, X_OK) == 0 }),
      let real = Files.realPath(path)
    else { throw .noCompiler }
    // The program that is found may be a link to the one program that is all of them.
    let folder = real.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
    let told = try ToolRun.run([path, "-print-target-info"])
    guard told.code == 0, let info = JSONReader.value(of: told.output),
      let version = info["compilerVersion"].string,
      let triple = info["target"]["triple"].string,
      let resources = info["paths"]["runtimeResourcePath"].string
    else { throw .compiler("'\(path)' does not say which compiler it is: it is not swiftc") }
    guard isNew(version) else {
      throw .compiler(
        "'\(path)' is \(version): at least Swift \(oldest.major).\(oldest.minor) is needed, from swift.org"
      )
    }
    return Toolchain(folder: folder, version: version, triple: triple, resources: resources)
  }

  static func isNew(_ version: String) -> Bool {
    let word = version.split(separator: " ").first { $0.first?.isNumber == true } ?? ""
    let parts = word.split(separator: ".").compactMap { Int($0.prefix { $0.isNumber }) }
    guard let major = parts.first else { return false }
    return (major, parts.count > 1 ? parts[1] : 0) >= (oldest.major, oldest.minor)
  }

  /// The path of one of its programs.
  func program(_ name: String) -> String { folder + "/" + name }
}

/// Variables of the environment.
enum Environment {
  /// The value of a variable; nil if it is unset, empty or not UTF-8.
  static func value(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// All variables as `NAME=value`, without those that others given so replace.
  static func all(but others: [String]) -> [String] {
    let names = Set(others.map { $0.prefix { $0 != "=" } })
    var all: [String] = []
    var place = environ
    while let entry = place.pointee {
      // What is not text is nobody's whom this program starts so.
      if let text = String(validatingCString: entry), !names.contains(text.prefix { $0 != "=" }) {
        all.append(text)
      }
      place += 1
    }
    return all
  }
}
