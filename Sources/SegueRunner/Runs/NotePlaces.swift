import SegueWire

/// The user's lines at which a program has done what it notes.
enum NotePlaces {
  /// The notes with their lines, of which the toolchain's symbolizer is asked; without one, without lines.
  static func place(_ notes: [ProgramNote], of program: BuiltProgram) -> [NoteInSource] {
    let known = notes.filter { $0.address > 0 }.map(\.address)
    var places = lines(at: known, of: program)[...]
    return notes.map { note in
      let place = note.address > 0 ? places.popFirst() ?? nil : nil
      return NoteInSource(text: note.text, file: place?.file, line: place?.line ?? 0)
    }
  }

  private static func lines(at addresses: [Int], of program: BuiltProgram) -> [(file: String, line: Int)?] {
    guard !addresses.isEmpty else { return [] }
    let arguments = [
      program.symbolizer, "--obj=\(program.executable.path)", "--functions=none", "--output-style=GNU",
      "--no-inlines",
    ]
    let run = try? ToolRun.run(arguments + addresses.map { "0x" + String($0, radix: 16) })
    guard let run, run.code == 0 else { return [] }
    return run.outputText.split(separator: "\n").map { line in
      guard let found = CrashReport.place(in: String(line), of: program.sources), let number = found.line,
        number > 0
      else { return nil }
      return (found.file, number)
    }
  }
}
