import SegueModel

/// What names mean where an expression stands.
struct Scope {
  var place: Place
  /// `i` and `n` of the innermost `repeat`, written out.
  var constants: [String: Double] = [:]
  /// Tokens, and over them a preset's parameters.
  var substitutions: [String: Substitution] = [:]
  /// A gesture's `let` names and their types.
  var locals: [String: ValueType] = [:]
  /// The property being set, which a bare path means.
  var property: PropertyName?

  init(_ place: Place, substitutions: [String: Substitution] = [:]) {
    self.place = place
    self.substitutions = substitutions
  }

  /// The kind of place, which decides the symbols that have a value there.
  enum Place: Hashable {
    case layer
    /// Values of a layer that is cut or copied: `rest` and the piece's names as well.
    case piece
    /// Tracks, additions and held values of a transition.
    case transition
    case gesture

    var symbols: [Expression.Symbol] {
      let always: [Expression.Symbol] = [
        .containerWidth, .containerHeight, .safeTop, .safeLeft, .safeBottom, .safeRight,
      ]
      let pieces: [Expression.Symbol] = [.index, .count, .column, .row, .columns, .rows]
      switch self {
      case .layer: return always
      case .piece, .transition: return always + [.here, .rest, .initial] + pieces
      case .gesture:
        let others = always + pieces + [.initial]
        return always + Expression.Symbol.allCases.filter { !others.contains($0) }
      }
    }
  }

  func with(property: PropertyName?) -> Scope {
    var scope = self
    scope.property = property
    return scope
  }
}

/// Text that stands for `$name`, and what the names in it mean.
struct Substitution: Sendable {
  var scalar: YAMLScalar
  var substitutions: [String: Substitution]
}

/// The type of an expression.
enum ValueType: Hashable {
  case number, boolean, point, rect, radii, color, gradient, image, text, path, transform
  case word
  /// `here` and `rest`: whatever is asked for.
  case any

  init(_ kind: PropertyName.Kind) {
    self =
      switch kind {
      case .number: .number
      case .boolean: .boolean
      case .point: .point
      case .rect: .rect
      case .radii: .radii
      case .color: .color
      case .gradient: .gradient
      case .image: .image
      case .text: .text
      case .path: .path
      case .transform: .transform
      case .word: .word
      }
  }

  var noun: String {
    switch self {
    case .number: "a number"
    case .boolean: "true or false"
    case .point: "a point"
    case .rect: "a rectangle"
    case .radii: "a radius"
    case .color: "a colour"
    case .gradient: "a gradient"
    case .image: "a picture"
    case .text: "text"
    case .path: "a path"
    case .transform: "a transform"
    case .word: "a word"
    case .any: "a value"
    }
  }

  /// How to write one.
  var example: String? {
    switch self {
    case .boolean: "write true, false or a comparison"
    case .point: "for example [20, 40]"
    case .rect: "for example [20, 40, W - 40, 120]"
    case .radii: "for example 16, or four clockwise from the top left: [16, 16, 0, 0]"
    case .color: "for example white, systemTeal, 0xFF8800, black 40%"
    case .gradient: "for example 'black clear right'"
    case .transform: "for example 'identity', or 'translate 0 -10 scale 2'"
    default: nil
    }
  }

  /// Whether a value of this type may stand where `wanted` is asked for.
  func fits(_ wanted: ValueType) -> Bool {
    self == wanted || self == .any || (self == .number && wanted == .radii)
  }
}
