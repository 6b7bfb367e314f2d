import SegueModel

/// A view of the app that the written code looks up by the name of a scene's layer.
struct ViewReference: Hashable {
  /// The property of the protocol that the app implements.
  var name: String
  /// The layer's path in the scene.
  var path: String
  /// Whether the path stands for several views.
  var isList: Bool
}

/// A view as the written code names it.
struct ViewName: Hashable {
  /// The view: `toView`, `header`, `piece.view`.
  var view: String
  /// The state to which it returns, `toRest`; nil for what the transition adds.
  var rest: String?
  /// The frame in which a copy or a piece begins; nil for a view of the app.
  var frame: String?
  /// The superview.
  var space: String
  /// The identifier that the engine's random numbers go by, with an interpolation for a piece's index.
  var identifier: String
  /// What tells a view from others of the same name, without the element of a list.
  var key: String
  /// The place among several views, and their number.
  var index = "index"
  var count = "count"
  /// The list of which it is each in turn.
  var list: String?
  /// The piece of a picture, if it is one or within one.
  var piece = "piece"
}

/// Where an expression stands: the view that is set, and the property.
struct SwiftPlace {
  var view: ViewName?
  var property: PropertyName?
  /// Which number of a list is being written.
  var component: Int?
  /// The whole value that is being written, in which random numbers are told apart.
  var root: Expression?
  /// Names of a gesture, if it stands in one.
  var isGesture = false
}
