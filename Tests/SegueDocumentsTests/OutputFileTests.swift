import SegueDocuments
import SegueTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct OutputFileTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  private var folder: String { temporary.path }

  private func contents(_ name: String) -> String? {
    guard let file = fopen("\(folder)/\(name)", "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, 100, file)
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private var names: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    let file = OutputFile(path: folder + "/frame.txt")
    try file.write(Array("a long first".utf8), existing: .replaced)
    chmod(file.path, 0o600)
    try file.write(Array("second".utf8), existing: .replaced)
    #expect(contents("frame.txt") == "second")
    #expect(names == ["frame.txt"])
    var status = stat()
    #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
  }

  @Test func aLinkStaysALink() throws {
    symlink("real.txt", folder + "/link.txt")
    try OutputFile(path: folder + "/real.txt").write([0x61], existing: .replaced)
    try OutputFile(path: folder + "/link.txt").write([0x62], existing: .replaced)
    #expect(contents("real.txt") == "b")
    var status = stat()
    #expect(lstat(folder + "/link.txt", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func afterAFailureNothingIsLeft() {
    let failure = #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: folder + "/none/frame.txt").write([0x61], existing: .replaced)
    }
    #expect(failure?.description == "cannot write '\(folder)/none/frame.txt': no such file or directory")
    #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: folder).write([0x61], existing: .replaced)
    }
    #expect(names == [])
  }

  @Test func aDeviceIsWrittenThrough() throws {
    try OutputFile(path: "/dev/null").write([0x61], existing: .replacedOrFed)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: "/dev/null").write([0x61], existing: .replaced)
    }
  }

  @Test func aPipeThatNobodyReadsIsNotWaitedFor() {
    mkfifo(folder + "/pipe", 0o600)
    for existing in [OutputFile.Existing.replaced, .replacedOrFed, .kept] {
      #expect(throws: OutputFile.Failure.self) {
        try OutputFile(path: folder + "/pipe").write([0x61], existing: existing)
      }
    }
    #expect(names == ["pipe"])
  }

  @Test func aLinkToNothingLeadsToTheFile() throws {
    mkdir(folder + "/deep", 0o700)
    symlink("deep/second", folder + "/first")
    symlink("../real.txt", folder + "/deep/second")
    try OutputFile(path: folder + "/first").write([0x61], existing: .replaced)
    #expect(contents("real.txt") == "a")
    #expect(names == ["deep", "first", "real.txt"])
    symlink("loop", folder + "/loop")
    let failure = #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: folder + "/loop").write([0x61], existing: .replaced)
    }
    #expect(failure?.description.contains("symbolic links") == true)
    #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: folder + "/first").write([0x62], existing: .kept)
    }
    #expect(contents("real.txt") == "a")
  }

  @Test func foldersAreMadeBelowTheBaseOnly() throws {
    #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: folder + "/home/a/b.txt")
        .writeInNewFolders([0x61], below: folder + "/home", existing: .replaced)
    }
    #expect(names == [])
    mkdir(folder + "/home", 0o700)
    try OutputFile(path: folder + "/home/a/b.txt")
      .writeInNewFolders([0x61], below: folder + "/home", existing: .replaced)
    #expect(contents("home/a/b.txt") == "a")
  }

  @Test func whatIsRefusedSaysWhy() throws {
    let file = OutputFile(path: folder + "/frame.txt")
    try file.write([0x61], existing: .replaced)
    chmod(file.path, 0o444)
    var failure = #expect(throws: OutputFile.Failure.self) { try file.write([0x62], existing: .replaced) }
    #expect(
      failure?.description == "cannot write '\(file.path)': it is read-only; 'chmod u+w' allows writing"
    )
    chmod(file.path, 0o644)
    link(file.path, folder + "/other.txt")
    failure = #expect(throws: OutputFile.Failure.self) { try file.write([0x62], existing: .replaced) }
    #expect(failure?.description.contains("it has 2 names (hard links)") == true)
    #expect(contents("frame.txt") == "a")
  }

  @Test func namesDoNotSpeakToTheTerminal() {
    let failure = #expect(throws: OutputFile.Failure.self) {
      try OutputFile(path: "/nowhere/\u{1b}[31m").write([], existing: .replaced)
    }
    #expect(failure?.description == "cannot write '/nowhere/␛[31m': no such file or directory")
  }
}
