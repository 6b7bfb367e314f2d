/// What is known of a condition before it is compiled.
enum Truth {
  case yes, no, unknown

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .unknown
  }

  func or(_ other: Truth) -> Truth { !(!self).and(!other) }
}
