import Testing

@testable import SegueRunner

/// What the compiler says of itself is understood.
@Suite("The compiler that is found")
struct ToolchainTests {
  @Test(
    "versions old and new",
    arguments: [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", true), ("Swift version 6.2 (swift-6.2-RELEASE)", true),
      ("Swift version 6.1.2 (swift-6.1.2-RELEASE)", false), ("Apple Swift version 5.10", false),
      ("Swift version 7.0-dev (LLVM 1)", true), ("", false), ("gcc", false),
    ]
  )
  func version(text: String, isNew: Bool) { #expect(Toolchain.isNew(text) == isNew) }

  @Test("how far a build is")
  func progress() {
    #expect(UIKitLibrary.part(of: Array("[12/48] Compiling A\n[24/48] Compiling B".utf8)) == 0.5)
    #expect(UIKitLibrary.part(of: Array("Build complete!".utf8)) == nil)
    #expect(UIKitLibrary.part(of: Array("[3/0] what".utf8)) == nil)
    #expect(UIKitLibrary.part(of: Array("[9/3] what".utf8)) == 1)
  }

  @Test("a compiler that has crashed says what it was at")
  func crash() {
    let output = """
      Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.
      Stack dump:
      4.	While silgen emitFunction SIL function "@$s7Program".
       for '_segueTable1_1(_:)' (at Card.swift:1478:14)
      5.	While emitting reabstraction thunk
      """
    #expect(
      ProgramBuilder.cause(of: output) == "it has crashed at '_segueTable1_1(_:)' (at Card.swift:1478:14)"
    )
    #expect(ProgramBuilder.cause(of: "no room\nat all") == "no room")
    #expect(ProgramBuilder.cause(of: "") == "it says nothing")
  }
}
