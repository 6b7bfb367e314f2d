import SegueGeometry
import SegueTerminal
import SegueTerminalModel

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `SegueScreenProof --pairs N` holds N random pairs of grids to the terminal model; `--write DIR N` writes, for N pairs,
/// the bytes from one to the other and the second one plainly written, for a real terminal to be compared on.
@main
enum SegueScreenProof {
  private static let pieces: UInt64 = 16

  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.count == 3, arguments.first == "--write", let count = UInt64(arguments[3]) {
      exit(write(count, to: arguments[2]) ? 0 : 1)
    }
    guard arguments.count == 2, arguments.first == "--pairs", let count = UInt64(arguments[2]) else {
      print("usage: SegueScreenProof --pairs N | --write DIR N")
      exit(2)
    }
    let failures = await failures(count)
    for failure in failures.prefix(10) { print(failure) }
    print("\(count) pairs of grids, \(failures.count) wrong")
    exit(failures.isEmpty ? 0 : 1)
  }

  /// Shares the seeds out among tasks.
  private static func failures(_ count: UInt64) async -> [String] {
    await withTaskGroup(of: [String].self) { group in
      for piece in 0..<pieces {
        group.addTask {
          stride(from: piece, to: count, by: UInt64.Stride(pieces)).compactMap {
            ScreenTrial(seed: $0).failure()
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private static func write(_ count: UInt64, to folder: String) -> Bool {
    let size = GridSize(columns: 40, rows: 8)
    for seed in 0..<count {
      let trial = ScreenTrial(seed: seed, size: size, hasOctants: false)
      // The model covers complements; here the characters themselves are compared. Before 3.5, tmux repeats ASCII alone.
      var dialect = trial.dialect
      dialect.exchangesComplements = false
      dialect.repeats = false
      let bytes = trial.bytes(dialect)
      let name = "\(folder)/\(1000 + seed)"
      guard write(bytes.first + bytes.second, name + ".diff"), write(trial.plainBytes(), name + ".plain")
      else {
        return false
      }
    }
    return true
  }

  private static func write(_ bytes: [UInt8], _ path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    defer { fclose(file) }
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
