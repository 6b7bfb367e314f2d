import ArgumentParser

/// The command line as the system gave it: bytes, which need not be text.
enum ArgumentBytes {
  /// Throws where an argument is no UTF-8.
  ///
  /// The names of files are text everywhere in the program; with other bytes put in the place of those that are none,
  /// another file would be read or written than the one that was named.
  static func check() throws(ValidationError) {
    for index in 1..<max(Int(CommandLine.argc), 1) {
      guard let pointer = CommandLine.unsafeArgv[index] else { continue }
      let bytes: [UInt8] = Array(UnsafeRawBufferPointer(start: pointer, count: length(of: pointer)))
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      throw ValidationError(
        "argument \(index) is not UTF-8: '\(shown(bytes))'; rename the file, or name it by a symbolic link"
      )
    }
  }

  private static func length(of pointer: UnsafePointer<CChar>) -> Int {
    var count = 0
    while pointer[count] != 0 { count += 1 }
    return count
  }

  /// ASCII as it is, every other byte as a shell's `$'…'` has it.
  private static func shown(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      if 0x20..<0x7f ~= byte { return String(Unicode.Scalar(byte)) }
      let digits = String(byte, radix: 16)
      return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
