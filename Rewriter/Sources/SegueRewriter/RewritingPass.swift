import SegueDocuments

/// One run over files that parse: reads all, edits each, then moves what belongs into another.
struct RewritingPass {
  let files: [ParsedFile]
  let options: Rewriter.Options
  let survey: Survey
  private let foreign: ForeignOverrides
  private(set) var diagnostics: [Diagnostic] = []
  private var missingModules: [MissingModule] = []
  /// By file.
  private(set) var previews: [[Preview]] = []
  private(set) var entries: [EntryPoint] = []
  private var makesByClass = false
  private var edits: [TextEdits] = []
  private var endings: [FileEnding] = []

  init(_ files: [ParsedFile], options: Rewriter.Options) {
    self.files = files
    self.options = options
    survey = Survey(files)
    foreign = ForeignOverrides(survey, files: files)
  }

  var program: String {
    ProgramText(
      survey: survey,
      endings: endings,
      entries: entries,
      makesByClass: makesByClass || survey.uses.contains { $0.members.contains("appearance") },
      writesEntry: options.writesEntry
    ).text
  }

  mutating func run() -> [RewrittenFile] {
    let plan = MovePlan(survey: survey, files: files)
    let names = OptionalNames(survey)
    let (widenings, clashes) = plan.widenings()
    diagnostics += foreign.diagnostics + clashes
    var removed: [[Range<Int>]] = []
    for (index, file) in files.enumerated() {
      removed.append(edit(file, index, names, widenings[index] ?? []))
    }
    for (index, ranges) in removed.enumerated() {
      for range in ranges { _ = edits[index].takeOut(range, of: files[index].bytes) }
    }
    diagnostics += MissingModule.warnings(missingModules)
    importWhereHeadersDid()
    move(plan.moves)
    reportEntries()
    return files.indices.map(finish)
  }

  /// Gathers the edits of one file; returns what is taken out of it.
  private mutating func edit(
    _ file: ParsedFile,
    _ index: Int,
    _ names: OptionalNames,
    _ widenings: Set<Range<Int>>
  ) -> [Range<Int>] {
    let rewriter = FileRewriter(
      file: file,
      index: index,
      survey: survey,
      optionalNames: names,
      options: options,
      foreign: foreign,
      previewsBefore: previews.joined().count
    )
    let table = TableFinder(survey: survey, optional: names.own, file: file, index: index)
    missingModules += rewriter.missingModules
    diagnostics += rewriter.diagnostics + table.diagnostics
    var all = rewriter.edits
    for range in widenings { all.append(.blanking(range, in: file.bytes)) }
    for type in table.hidden {
      guard let range = survey.types[type].traits.narrowing, !widenings.contains(range) else { continue }
      all.replace(range, with: "fileprivate")
    }
    edits.append(all)
    previews.append(rewriter.previews)
    entries += rewriter.entries
    makesByClass = makesByClass || rewriter.makesByClass
    endings.append(
      FileEnding(
        number: index + 1,
        entries: table.entries,
        defaults: rewriter.defaults,
        protocols: rewriter.protocols,
        previews: rewriter.previews,
        needsImport: !survey.imports[index].contains { $0 == "UIKit" }
      )
    )
    return rewriter.removed
  }

  /// Gives an import to each file that uses Apple's names without one, if another file has one or is given one for what
  /// follows it: the files of a framework see what its umbrella header imports.
  private mutating func importWhereHeadersDid() {
    let isImported = endings.indices.contains { survey.importsApple($0) || !endings[$0].isEmpty }
    guard isImported else { return }
    for index in endings.indices where !survey.importsApple(index) && survey.usesApple(index) {
      endings[index].isBare = true
    }
  }

  /// Takes members out of extensions and puts them before the closing braces of their classes.
  private mutating func move(_ moves: [Move]) {
    var arriving: [Int: [String]] = [:]
    for move in moves {
      let file = files[move.member.file]
      let place = file.presumedPlace(of: move.member.range.lowerBound)
      let column = file.lines.place(of: move.member.range.lowerBound).column
      let text = edits[move.member.file].takeOut(move.member.range, of: file.bytes)
      let lines = [
        "#sourceLocation(file: \(SwiftName.quoted(place.file)), line: \(place.line))",
        String(repeating: " ", count: column - 1) + (move.isPublic ? "public " : "") + text,
      ]
      arriving[move.type, default: []] += FileEnding.under([move.member.conditions], lines)
    }
    for (type, lines) in arriving {
      let record = survey.types[type]
      let file = files[record.file]
      let place = file.presumedPlace(of: record.closingBrace)
      let column = file.lines.place(of: record.closingBrace).column
      let back = "#sourceLocation(file: \(SwiftName.quoted(place.file)), line: \(place.line))"
      let text = ([""] + lines + [back, String(repeating: " ", count: column - 1)]).joined(
        separator: file.lineEnd
      )
      edits[record.file].insert(text, at: record.closingBrace)
    }
    let changed = Dictionary(grouping: arriving.keys) { survey.types[$0].file }
    for (index, types) in changed {
      let first = types.map { survey.types[$0].closingBrace }.min() ?? 0
      edits[index].append(contentsOf: files[index].explicitLocations(after: first))
    }
  }

  private mutating func reportEntries() {
    for entry in entries.dropFirst() where entry.conditions == entries.first?.conditions {
      diagnostics.append(
        files[entry.file].diagnostic(
          "'\(entry.typeName)' is a second beginning of the program, after '\(entries[0].typeName)'",
          at: entry.range,
          severity: .error,
          hint: "give the files of one app"
        )
      )
    }
  }

  private func finish(_ index: Int) -> RewrittenFile {
    let file = files[index]
    var text = edits[index].applied(to: file.bytes)
    let ending = endings[index]
    // A file that has been through the pass has its ending.
    if !ending.isEmpty, !text.contains(FileEnding.mark) {
      if text.utf8.last != 10 { text += file.lineEnd }
      text += ending.lines.joined(separator: file.lineEnd) + file.lineEnd
    }
    return RewrittenFile(path: file.path, text: text, shifts: edits[index].columnShifts(in: file.lines))
  }
}
