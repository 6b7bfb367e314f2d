#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The process's environment.
enum Environment {
  /// A variable's value; nil where it is not set, or no UTF-8, which names no file that could be told.
  static func value(_ name: String) -> String? { getenv(name).flatMap { String(validatingCString: $0) } }
}
