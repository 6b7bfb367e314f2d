#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What libFuzzer calls with each input; the environment says which reader gets it.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  chosen.read(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// Half of the changes to texts are those of `TextMutation`; all others are libFuzzer's own.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ most: Int, _ seed: CUnsignedInt)
  -> Int
{
  guard let data, chosen.isText, !seed.isMultiple(of: 2) else { return fuzzerMutate(data, size, most) }
  var mutation = TextMutation(seed: UInt64(seed))
  let text = Array(mutation.change(Array(UnsafeBufferPointer(start: data, count: size))).prefix(most))
  guard !text.isEmpty else { return fuzzerMutate(data, size, most) }
  _ = UnsafeMutableBufferPointer(start: data, count: most).update(fromContentsOf: text)
  return text.count
}

@_silgen_name("LLVMFuzzerMutate")
private func fuzzerMutate(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ most: Int) -> Int

private let chosen: FuzzTarget = {
  let name = getenv("SEGUE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  if let target = FuzzTarget(rawValue: name) { return target }
  print("SEGUE_FUZZ_TARGET is one of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  exit(2)
}()
