import SegueDocuments

/// What `segue-rewrite` has made, and what it has found.
struct RewrittenSources {
  /// A file as the user named it, and as it was written.
  struct File {
    var path: String
    var output: String
    /// Where columns have moved: line, column, bytes removed, bytes put in.
    var shifts: [[Int]]
  }

  var files: [File]
  var program: String
  var diagnostics: [Diagnostic]
  var types: [ProgramType]
  var previews: [ProgramPreview]
  /// The types that an app begins with, by `@main` or its elders.
  var entries: Set<String>

  init(_ json: JSONValue, folder: String) {
    files = json["files"].elements.map { file in
      File(
        path: file["path"].string ?? "",
        output: folder + "/" + (file["output"].string ?? ""),
        shifts: file["shifts"].elements.map { $0.elements.map { $0.integer ?? 0 } }
      )
    }
    program = folder + "/" + (json["program"].string ?? "SegueProgram.swift")
    diagnostics = json["diagnostics"].elements.map { one in
      Diagnostic(
        severity: one["severity"].string == "warning" ? .warning : .error,
        message: one["message"].string ?? "",
        file: one["file"].string ?? "",
        line: one["line"].integer ?? 1,
        column: one["column"].integer ?? 1,
        length: one["length"].integer ?? 1,
        hint: one["hint"].string
      )
    }
    let facts = json["facts"]
    let aliases = TypeAliases(facts["aliases"])
    types = facts["types"].elements.map { ProgramType($0, aliases) }
    previews = facts["previews"].elements.map(ProgramPreview.init)
    entries = Set(facts["entries"].elements.compactMap { $0["type"].string })
  }

  /// The user's own column of a place in a written file, counted from 1 in bytes.
  func originalColumn(_ column: Int, line: Int, of file: File) -> Int {
    var result = column
    for shift in file.shifts where shift.count == 4 && shift[0] == line && shift[1] < column {
      let (start, removed, inserted) = (shift[1], shift[2], shift[3])
      result -= column < start + inserted ? column - start : inserted - removed
    }
    return max(result, 1)
  }
}

/// A type of the sources that may be played, or have a part in what is.
struct ProgramType {
  /// A parameter of an initializer.
  struct Parameter {
    var label: String?
    var type: String
    var hasDefault: Bool
  }

  /// A property that may be set.
  struct Property {
    var name: String
    var type: String
  }

  /// What a protocol asks for.
  struct Requirement {
    var kind: String
    var name: String
    /// Nil for one that is missing: `_`.
    var parameters: [(label: String?, name: String, type: String)]
    var type: String?
    var isSettable: Bool
    var isUnusual: Bool
    var hasDefault: Bool
  }

  var name: String
  var kind: String
  var inherits: [String]
  var requirements: [Requirement]
  var isPublic: Bool
  /// Of a protocol, Apple's types that conform to it.
  var adopters: [String]
  var path: String
  var line: Int
  var roles: [String]
  var properties: [Property]
  /// Of an enum, the cases without associated values.
  var cases: [String]
  /// Of an enum, those with some.
  var casesWithValues: [(name: String, values: [Parameter])]
  /// The app's types that a transition's screens are cast to, in order.
  var screens: [(isFrom: Bool, type: String)]
  var initializers: [[Parameter]]
  var isMadeWithoutArguments: Bool
  var isNamed: Bool

  /// Reads a type; those that it writes by other names are named as they are declared.
  init(_ json: JSONValue, _ aliases: TypeAliases) {
    func parameters(_ json: JSONValue) -> [Parameter] {
      json.elements.map { parameter in
        Parameter(
          label: parameter["label"].string,
          type: aliases.resolved(parameter["type"].string ?? ""),
          hasDefault: parameter["default"].isTrue
        )
      }
    }
    name = json["name"].string ?? ""
    kind = json["kind"].string ?? "class"
    properties = json["properties"].elements.map {
      Property(name: $0["name"].string ?? "", type: aliases.resolved($0["type"].string ?? ""))
    }
    inherits = json["inherits"].elements.compactMap(\.string)
    isPublic = json["public"].isTrue
    adopters = json["adopters"].elements.compactMap(\.string)
    requirements = json["requirements"].elements.map { one in
      Requirement(
        kind: one["kind"].string ?? "",
        name: one["name"].string ?? "",
        parameters: one["parameters"].elements.map {
          (
            label: $0["label"].string, name: $0["name"].string ?? "",
            type: aliases.resolved($0["type"].string ?? "")
          )
        },
        type: one["type"].string.map(aliases.resolved),
        isSettable: one["settable"].isTrue,
        isUnusual: one["unusual"].isTrue,
        hasDefault: one["default"].isTrue
      )
    }
    cases = json["cases"].elements.compactMap(\.string)
    casesWithValues = json["casesWithValues"].elements.map {
      (name: $0["name"].string ?? "", values: parameters($0["parameters"]))
    }
    screens = json["screens"].elements.map {
      (isFrom: $0["side"].string == "from", type: $0["type"].string ?? "")
    }
    path = json["path"].string ?? ""
    line = json["line"].integer ?? 1
    roles = json["roles"].elements.compactMap(\.string)
    isMadeWithoutArguments = json["madeWithoutArguments"].isTrue
    isNamed = json["visible"].isTrue && !json["generic"].isTrue
    initializers = json["initializers"].elements.filter { $0["visible"].isTrue && !$0["failable"].isTrue }
      .map { parameters($0["parameters"]) }
  }
}

/// A preview of the sources.
struct ProgramPreview {
  var path: String
  var line: Int
  var title: String?

  init(_ json: JSONValue) {
    path = json["path"].string ?? ""
    line = json["line"].integer ?? 1
    let written = json["title"].string
    title = written.map { $0.hasPrefix("\"") && $0.hasSuffix("\"") ? String($0.dropFirst().dropLast()) : $0 }
  }
}
