/// A line of the inspector.
enum InspectorLine: Hashable, Sendable {
  case title(String)
  /// A property with its value in the model and as presented, where one differs from the other it is shown.
  case value(label: String, model: String, presented: String)
  /// A name and what it is, over the whole width.
  case note(label: String, text: String)
  case space
}
