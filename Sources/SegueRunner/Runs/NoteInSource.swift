import SegueWire

/// What a program did that has no effect here, and at which of the user's lines.
public struct NoteInSource: Hashable, Sendable, CustomStringConvertible {
  /// What has no effect.
  public let text: String
  /// The user's file; nil if it is not known which.
  public let file: String?
  /// The line there, from 1; 0 if it is not known.
  public let line: Int

  /// As compilers write it: `Card.swift:12: note: …`.
  public var description: String { file.map { "\($0):\(line): note: \(text)" } ?? "note: \(text)" }

  /// The same, with the file's name alone.
  var shortDescription: String {
    file.map { "\(Files.name(of: $0)):\(line): note: \(text)" } ?? "note: \(text)"
  }
}

extension NoteInSource {
  /// What a program notes, with the lines of which the toolchain's symbolizer is asked; without one, without lines.
  static func all(_ notes: [ProgramNote], of program: BuiltProgram) -> [NoteInSource] {
    var places = places(of: notes.map(\.address).filter { $0 > 0 }, in: program)[...]
    return notes.map { note in
      let place = note.address > 0 ? places.popFirst() ?? nil : nil
      return NoteInSource(text: note.text, file: place?.file, line: place?.line ?? 0)
    }
  }

  private static func places(of addresses: [Int], in program: BuiltProgram) -> [(file: String, line: Int)?] {
    guard !addresses.isEmpty else { return [] }
    let arguments = [
      program.symbolizer, "--obj=\(program.executable.path)", "--functions=none", "--output-style=GNU",
      "--no-inlines",
    ]
    let run = try? ToolRun.run(arguments + addresses.map { "0x" + String($0, radix: 16) })
    guard let run, run.code == 0 else { return [] }
    return run.outputText.split(separator: "\n").map { line in
      guard let found = program.sources.place(in: String(line)), let number = found.line, number > 0 else {
        return nil
      }
      return (found.file, number)
    }
  }
}
