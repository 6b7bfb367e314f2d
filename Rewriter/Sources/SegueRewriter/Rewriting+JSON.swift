public import SegueDocuments

extension Rewriting {
  /// The names of the rewritten files in one folder, in the order of `files`; no two differ only in capitals.
  public var outputNames: [String] {
    var taken: Set<String> = [Self.programName.lowercased()]
    return files.map { file in
      let base = String(file.path.split(separator: "/").last ?? "Source.swift")
      var name = base
      var count = 1
      while !taken.insert(name.lowercased()).inserted {
        count += 1
        name = "\(count)-\(base)"
      }
      return name
    }
  }

  /// The name of the generated file beside the rewritten ones.
  public static let programName = "SegueProgram.swift"

  /// Everything but the texts as JSON; `Documentation/Rewriting.md` says what each key means.
  public var json: JSONValue {
    .object([
      .init("files", .array(zip(files, outputNames).map { $0.json(output: $1) })),
      .init("program", .text(Self.programName)),
      .init("unreadable", .texts(unreadable)),
      .init("diagnostics", .array(diagnostics.map(Self.json))),
      .init("facts", facts.json),
    ])
  }

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    .object([
      .init("file", .text(diagnostic.file)),
      .init("line", .number(Double(diagnostic.line))),
      .init("column", .number(Double(diagnostic.column))),
      .init("length", .number(Double(diagnostic.length))),
      .init("severity", .text(diagnostic.severity.rawValue)),
      .init("message", .text(diagnostic.message)),
      .init("hint", .optional(diagnostic.hint)),
    ])
  }
}

extension RewrittenFile {
  fileprivate func json(output: String) -> JSONValue {
    let shifts = shifts.map { shift in
      JSONValue.array([shift.line, shift.column, shift.removed, shift.inserted].map { .number(Double($0)) })
    }
    return .object([
      .init("path", .text(path)),
      .init("output", .text(output)),
      .init("shifts", .array(shifts)),
    ])
  }
}
