extension Color {
  /// The sum, component by component, as an additive animation makes it.
  public func adding(_ other: Color) -> Color {
    Color(
      red: red + other.red,
      green: green + other.green,
      blue: blue + other.blue,
      alpha: alpha + other.alpha
    )
  }
}
