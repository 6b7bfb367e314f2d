import SwiftSyntax

/// How far a declaration can be seen, from least to most.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  init?(_ modifier: DeclModifierSyntax) {
    // `private(set)` says nothing about reading.
    guard modifier.detail == nil else { return nil }
    switch modifier.name.text {
    case "private": self = .private
    case "fileprivate": self = .fileprivate
    case "internal", "package": self = .internal
    case "public", "open": self = .public
    default: return nil
    }
  }
}
