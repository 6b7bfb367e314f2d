import Testing

/// The program that the runner calls.
@Suite struct CommandTests {
  private static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Tool.Result {
    try Tool.run([Tool.rewriter] + arguments, in: folder.path)
  }

  @Test("files go into a folder, which is made")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write("Card.swift", "class A { @objc func f() {} }\n")
    try folder.write("Plain.swift", "let a = 1\n")
    let result = try Self.run(["Card.swift", "Plain.swift", "-o", "out"], in: folder)
    #expect(result.status == 0 && result.output.isEmpty)
    let card = try folder.read("out/Card.swift")
    let plain = try folder.read("out/Plain.swift")
    let program = try folder.read("out/SegueProgram.swift")
    #expect(card.hasPrefix("class A {       func f() {} }\n"))
    #expect(plain == "let a = 1\n" && program.contains("segueProgram()"))
  }

  @Test("what is found goes to standard output as JSON, with a folder or without")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.write("Card.swift", "import SnapKit\nclass A: UIView {}\n")
    let result = try Self.run(["Card.swift", "--json"], in: folder)
    #expect(
      result.status == 0 && result.output.hasPrefix(#"{"files":[{"path":"Card.swift","output":"Card.swift""#)
    )
    #expect(result.output.contains(#""message":"there is no module 'SnapKit' here: the import is left out""#))
    let own = try Self.run(["Card.swift", "--json", "--own-module", "SnapKit", "--no-entry"], in: folder)
    #expect(own.output.contains(#""diagnostics":[]"#))
  }

  @Test("errors are told with their places, and a file that does not parse leaves nothing")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("Bad.swift", "class A {\n")
    let bad = try Self.run(["Bad.swift", "-o", "out"], in: folder)
    #expect(bad.status == 1 && bad.output.hasPrefix("Bad.swift:1:10: error: expected '}' to end class\n"))
    #expect(throws: (any Error).self) { try folder.read("out/SegueProgram.swift") }
    try folder.write("Managed.swift", "class A { @NSManaged var a: Int }\n")
    let managed = try Self.run(["Managed.swift", "-o", "out"], in: folder)
    #expect(managed.status == 1 && managed.output.contains("give the preview a model of plain properties"))
    let text = try folder.read("out/Managed.swift")
    #expect(text.hasPrefix("class A {            var a: Int }\n"))
  }

  @Test(
    "wrong usage and unreadable files are told",
    arguments: [
      (["Card.swift"], 2, "give a folder with -o, or --json to see what is found"),
      ([], 2, "Missing expected argument"),
      (["Card.swift", "--json", "--wrong"], 2, "Unknown option '--wrong'"),
      (["nowhere.swift", "--json"], 1, "error: cannot read 'nowhere.swift': no such file or directory"),
      ([".", "--json"], 1, "error: cannot read '.': it is not a file"),
      (
        ["Card.swift", "-o", "nowhere/out"], 1,
        "error: cannot make the folder 'nowhere/out': No such file or directory"
      ),
    ]
  )
  func usage(arguments: [String], status: Int, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Card.swift", "let a = 1\n")
    let result = try Self.run(arguments, in: folder)
    #expect(Int(result.status) == status && result.output.contains(message), "\(result.output)")
  }

  @Test("help is told and is no error")
  func help() throws {
    let result = try Self.run(["--help"], in: try TemporaryFolder())
    #expect(result.status == 0 && result.output.contains("Lines keep their numbers."))
  }
}
