/// What a program's files declare, as far as a host for them or a choice among them needs it.
public struct Facts: Hashable, Sendable {
  /// The files in the order given.
  public var files: [FileFacts]
  /// The classes, the structs, the enums with cases, and the protocols of a role.
  public var types: [TypeFacts]
  /// Other names of types, outside of types, sorted.
  public var aliases: [AliasFacts]
  /// The previews in the order of the files.
  public var previews: [PreviewFacts]
  /// Where the program begins.
  public var entries: [EntryFacts]

  /// The files that some files need, themselves included: what declares a name that they use, and what that needs.
  ///
  /// - Parameter paths: The paths of files among `files`; others are left out.
  /// - Returns: The paths, in the order of `files`.
  public func closure(of paths: [String]) -> [String] {
    let byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    var found: Set<String> = []
    var pending = paths
    while let path = pending.popLast() {
      guard let file = byPath[path], found.insert(path).inserted else { continue }
      pending += file.uses
    }
    return files.map(\.path).filter(found.contains)
  }
}

/// A `typealias`.
public struct AliasFacts: Hashable, Sendable {
  /// The name.
  public var name: String
  /// What it is a name of, as written, in one line.
  public var type: String
}

/// A file's part in a program.
public struct FileFacts: Hashable, Sendable {
  /// The path as the user gave it.
  public var path: String
  /// The modules that it imports.
  public var imports: [String]
  /// The types, functions and values that it declares outside of types, sorted.
  public var declares: [String]
  /// The types that it names and does not declare, Apple's among them, sorted.
  public var needs: [String]
  /// The paths of the other files that declare what it uses, or extend what it declares, in the order given.
  public var uses: [String]
}

/// A `#Preview`.
public struct PreviewFacts: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
  /// The name it is given, as an expression of Swift; nil without one.
  public var title: String?
  /// The traits as written, without dots.
  public var traits: [String]
  /// The function that makes what is shown.
  public var function: String
}

/// Where a program begins.
public struct EntryFacts: Hashable, Sendable {
  /// The attribute: `main` or `UIApplicationMain`.
  public var attribute: String
  /// The type that has it.
  public var type: String
  /// The file's path.
  public var path: String
  /// The line, counted from 1.
  public var line: Int
}
