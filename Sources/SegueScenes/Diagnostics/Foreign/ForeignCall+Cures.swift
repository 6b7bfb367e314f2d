import SegueGeometry

extension ForeignCall {
  /// A spring of SwiftUI, UIKit or Core Animation in the dialect that it is written in.
  var springCure: String? {
    if let spring = springWritten { return "write \(spring)" }
    guard ["animate", "UIViewPropertyAnimator", "withAnimation", "animateKeyframes"].contains(lastName) else {
      return nil
    }
    let duration = self["withDuration"] ?? self["duration"]
    let ratio = self["usingSpringWithDamping"] ?? self["dampingRatio"]
    let velocity = self["initialSpringVelocity"].flatMap { Self.number($0) }.map { " velocity \($0)" } ?? ""
    var parts = duration.flatMap { Self.number($0) }.map { ["'duration: \($0)'"] } ?? []
    if let ratio = ratio.flatMap({ Self.number($0) }) {
      parts.append("'ease: spring(ratio \(ratio)\(velocity))'")
    }
    return "write \((parts + ["what changes under 'tracks'"]).joined(separator: " and "))"
  }

  private var springWritten: String? {
    func value(_ label: String) -> String? { self[label].flatMap { Self.number($0) } }
    switch lastName {
    case "spring", "UISpringTimingParameters", "interactiveSpring", "interpolatingSpring",
      "CASpringAnimation":
      // The language has no labels with a colon.
      guard arguments.contains(where: { $0.label != nil }) else { return nil }
    case "bouncy": return "spring(duration \(value("duration") ?? "0.5") bounce 0.3)"
    case "snappy": return "spring(duration \(value("duration") ?? "0.5") bounce 0.15)"
    case "smooth": return "spring(duration \(value("duration") ?? "0.5") bounce 0)"
    default: return nil
    }
    let ours = ["ratio", "response", "duration", "bounce", "stiffness", "damping", "mass", "velocity"]
    let isOurs = arguments.allSatisfy { argument in argument.label.map(ours.contains) ?? false }
    if lastName == "spring", isOurs {
      let numbers = arguments.map { argument in
        // The hand's, in whatever words.
        let isHands = argument.label == "velocity" && argument.value.allSatisfy(\.isLetter)
        return
          "\(argument.label ?? "") \(isHands ? "inherit" : Self.number(argument.value) ?? argument.value)"
      }
      return "spring(\(numbers.joined(separator: " ")))"
    }
    if let stiffness = value("stiffness"), let damping = value("damping") {
      return "spring(stiffness \(stiffness) damping \(damping) mass \(value("mass") ?? "1"))"
    }
    if let response = value("response") {
      return "spring(response \(response) ratio \(value("dampingFraction") ?? "0.825"))"
    }
    if let duration = value("duration") {
      return "spring(duration \(duration) bounce \(value("bounce") ?? "0"))"
    }
    return value("dampingRatio").map { "spring(ratio \($0))" }
  }

  /// A function that the language lacks, written with those that it has.
  var functionCure: String? {
    let values = arguments.map(\.value)
    switch (lastName, values.count) {
    case ("clamp", 3): return "write \(values[0]) in \(values[1])..\(values[2])"
    case ("lerp", 3), ("mix", 3): return "write \(values[0]) + (\(values[1]) - \(values[0])) * \(values[2])"
    case ("mod", 2), ("fmod", 2): return "write \(values[0]) % \(values[1])"
    case ("fmin", 2): return "write min(\(values.joined(separator: " ")))"
    case ("fmax", 2): return "write max(\(values.joined(separator: " ")))"
    default: return ForeignNames.cure(function: lastName)
    }
  }

  /// A curve by its control points, or by its name with a duration.
  var curveCure: String? {
    switch lastName {
    case "cubic-bezier", "cubicBezier", "timingCurve", "CAMediaTimingFunction", "UICubicTimingParameters":
      guard numbers.count >= 4 else { return "write bezier(x1 y1 x2 y2), or ease-in-out and its like" }
      return "write bezier(\(numbers.prefix(4).joined(separator: " ")))"
    case "easeInOut", "easeIn", "easeOut", "linear":
      guard let seconds = self["duration"].flatMap({ Self.number($0) }) else { return nil }
      let names = ["easeInOut": "ease-in-out", "easeIn": "ease-in", "easeOut": "ease-out"]
      return "write 'ease: \(names[lastName] ?? "linear")' and 'duration: \(seconds)'"
    default: return nil
    }
  }

  /// A rectangle, a point or a transform.
  var geometryCure: String? {
    let values = arguments.map { Self.number($0.value) ?? $0.value }
    switch lastName {
    case "CGRect", "CGRectMake", "CGPoint", "CGPointMake":
      guard values.count == 4 || values.count == 2 else { return "write [x, y, width, height], or [x, y]" }
      return "write [\(values.joined(separator: ", "))]"
    case "CGSize", "CGSizeMake":
      guard values.count == 2 else { return "write 'width' and 'height'" }
      return "write 'width: \(values[0])' and 'height: \(values[1])'"
    case "CGAffineTransform", "CATransform3DMakeScale", "CATransform3DMakeRotation",
      "CATransform3DMakeTranslation",
      "CGAffineTransformMakeScale":
      return "write 'scale', 'rotate' and 'move.x', or a transform: translate 10 20 scale 0.9"
    case "CGFloat", "Double", "Float": return values.first.map { "write \($0)" }
    case "calc": return "write the difference itself: W - 40"
    default: return nil
    }
  }

  /// A colour by its channels.
  var colorCure: String? {
    switch lastName {
    case "rgb", "rgba", "UIColor", "Color", "NSColor":
      return HexColor(channels: arguments.map(\.value), are255: lastName.hasPrefix("rgb"))
        .map { "write \($0.written)" }
        ?? "write a colour as 0xRRGGBB, with an opacity behind it: 0xFF8800 50%"
    case "linear-gradient", "radial-gradient":
      let colors = arguments.map(\.value).filter { NamedColors.color(named: $0) != nil }
      let direction = lastName == "radial-gradient" ? "radial" : "down"
      let isWhole = colors.count > 1 && colors.count == arguments.count
      return "write \(isWhole ? colors.joined(separator: " ") : "white black") \(direction)"
    case "hsl", "hsla", "hwb", "lab", "oklch":
      return "write a colour as 0xRRGGBB, with an opacity behind it: 0xFF8800 50%"
    default: return nil
    }
  }

  /// CSS's transform functions, which have commas and units.
  var transformCure: String? {
    switch name {
    case "translate", "translate3d": "write translate \(numbers.joined(separator: " "))"
    case "translateX": "write translate \(numbers.first ?? "10") 0"
    case "translateY": "write translate 0 \(numbers.first ?? "10")"
    case "scale3d": "write scale \(numbers.prefix(2).joined(separator: " "))"
    case "rotateX", "rotateY", "rotateZ":
      "write \(name == "rotateZ" ? "rotate" : name == "rotateX" ? "rotate-x" : "rotate-y") \(numbers.first ?? "45deg")"
    default: nil
    }
  }
}

/// A colour of eight bits a channel, as the language writes it.
struct HexColor {
  /// 0xRRGGBB.
  var rgb: UInt32
  /// 0…1.
  var alpha = 1.0

  /// Three, four, six or eight hexadecimal digits, as CSS has them.
  init?(digits: String) {
    let whole = digits.utf8.count <= 4 ? digits.map { "\($0)\($0)" }.joined() : digits
    guard whole.utf8.count == 6 || whole.utf8.count == 8, let value = UInt32(whole, radix: 16) else {
      return nil
    }
    rgb = whole.utf8.count == 8 ? value >> 8 : value
    if whole.utf8.count == 8 { alpha = Double(value & 0xff) / 255 }
  }

  /// Three channels, each to 255 or to 1, and an opacity.
  init?(channels: [String], are255: Bool) {
    let numbers = channels.compactMap { Double($0.hasPrefix(".") ? "0" + $0 : $0) }
    guard numbers.count == channels.count, numbers.count == 3 || numbers.count == 4 else { return nil }
    rgb = numbers.prefix(3).reduce(0) { sum, channel in
      sum << 8 | UInt32(clamping: min(max(are255 ? channel : channel * 255, 0), 255).rounded())
    }
    if numbers.count == 4 { alpha = min(max(numbers[3], 0), 1) }
  }

  var written: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    let padded = "0x" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    return alpha < 1 ? "\(padded) \(Int(clamping: (alpha * 100).rounded()))%" : padded
  }
}
