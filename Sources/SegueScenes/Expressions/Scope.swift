import SegueDocuments
import SegueModel

/// The meaning of names in the place of an expression.
struct Scope {
  var place: NamePlace
  /// `i` and `n` of the innermost `repeat`, written out.
  var constants: [String: Double] = [:]
  /// Tokens, and over them a preset's parameters.
  var substitutions: [String: Substitution] = [:]
  /// A gesture's `let` names and their types.
  var locals: [String: ValueType] = [:]
  /// The gesture that the expression belongs to.
  var gesture: GestureTraits?
  /// The property being set, which a bare path means.
  var property: PropertyName?
  /// Whether one of the numbers of the property's list is written.
  var isComponent = false

  init(_ place: NamePlace, substitutions: [String: Substitution] = [:]) {
    self.place = place
    self.substitutions = substitutions
  }

  func with(property: PropertyName?) -> Scope {
    var scope = self
    scope.property = property
    scope.isComponent = false
    return scope
  }

  /// The scope of one number of a list.
  var ofComponent: Scope {
    var scope = self
    scope.isComponent = true
    return scope
  }

  func at(_ place: NamePlace) -> Scope {
    var scope = self
    scope.place = place
    return scope
  }

  /// The symbols that mean something here.
  var symbols: [Expression.Symbol] { Expression.Symbol.allCases.filter { refusal(of: $0) == nil } }

  /// Why a time and a curve know none of the values that belong to a property.
  private static let timing =
    "it is the value of a property, and a time or a curve sets none: write a number, or read a layer: home/card.x"

  /// The reason why a symbol has no value here, with the places where it has one; nil if it has a value.
  func refusal(of symbol: Expression.Symbol) -> String? {
    guard symbol.places.contains(place) else {
      return place.isTiming && symbol.standsForProperty ? Self.timing : symbol.whereabouts
    }
    return gesture?.refusal(of: symbol)
  }
}

/// The traits of a gesture that decide which of its names have a value.
struct GestureTraits {
  /// nil if it could not be read, which is reported separately.
  var recognizer: GestureDefinition.Recognizer?
  var hasProgress: Bool
  var drives: Bool

  fileprivate func refusal(of symbol: Expression.Symbol) -> String? {
    switch symbol {
    case .pinchScale, .startScale:
      recognizer == nil || recognizer == .pinch
        ? nil : "it is how far two fingers have gone apart: recognize: pinch"
    case .velocityScale:
      recognizer == nil || recognizer == .pinch
        ? nil : "it is how fast two fingers go apart: recognize: pinch"
    case .velocityX, .velocityY, .projectedX, .projectedY:
      recognizer != .pinch ? nil : "a pinch has one velocity, that of its scale: velocity.scale"
    case .progress: hasProgress ? nil : "give the gesture a 'progress'"
    case .duration: drives ? nil : "it is the duration of the transition that a gesture 'drives'"
    default: nil
    }
  }
}

/// The type of an expression.
enum ValueType: Hashable {
  case number, boolean, point, rect, radii, color, gradient, image, text, path, transform
  case word
  /// A radius by itself: one number, or one for each corner.
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

  /// Whether a value of this type is allowed where `wanted` is expected.
  func fits(_ wanted: ValueType) -> Bool {
    self == wanted || self == .any || (self == .number && wanted == .radii)
  }
}
