public import SegueGeometry

extension Knob {
  /// Returns the literal's text after the given number of steps, down if negative; nil if it is at its limit already.
  public func turned(by steps: Int, _ step: Step) -> String? {
    let result: String
    switch value {
    case .number(let number): result = turned(number, by: steps, step)
    case .color(let color):
      result = Self.hex(color.turningHue(byDegrees: Double(steps) * kind.distance(step, from: 0)))
    case .curve(let name):
      let names = NamedCurve.allCases
      let index = (names.firstIndex(of: name) ?? 0) + steps
      result = names[min(max(index, 0), names.count - 1)].rawValue
    }
    return result == text ? nil : result
  }

  private func turned(_ number: Double, by steps: Int, _ step: Step) -> String {
    let distance = kind.distance(step, from: number)
    let range = kind.range
    // A typed value may be outside the range; turning must not make it jump to the limit.
    let lower = min(range.lowerBound, number)
    let upper = max(range.upperBound, number)
    let moved = min(max(number + Double(steps) * distance, lower), upper)
    return numberText(kind == .count ? moved.rounded() : moved, precision: distance)
  }

  /// Returns a number in this knob's style, with its suffix.
  public func numberText(_ number: Double, precision: Double) -> String {
    let suffix = kind == .percent ? "%" : kind == .degrees ? "deg" : ""
    return NumberText(like: text).text(number, precision: precision) + suffix
  }

  /// Returns a colour as `0xFF8800`; its opacity is a knob of its own.
  public static func hex(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map {
      Int(clamping: (min(max($0, 0), 1) * 255).rounded())
    }
    return "0x"
      + channels.map { channel in
        let digits = String(channel, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension Color {
  /// The colour with its hue turned; saturation and brightness (HSB's) stay.
  ///
  /// A grey has no hue, so it becomes lighter instead: a hundredth of the way a degree.
  fileprivate func turningHue(byDegrees degrees: Double) -> Color {
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    guard chroma > 0 else {
      let white = min(max(highest + degrees / 100, 0), 1)
      return Color(red: white, green: white, blue: white, alpha: alpha)
    }
    let sextant: Double =
      if highest == red {
        (green - blue) / chroma
      } else if highest == green {
        2 + (blue - red) / chroma
      } else {
        4 + (red - green) / chroma
      }
    let turned = (sextant + degrees / 60).truncatingRemainder(dividingBy: 6)
    let hue = turned < 0 ? turned + 6 : turned
    func channel(_ offset: Double) -> Double {
      let place = (offset + hue).truncatingRemainder(dividingBy: 6)
      return highest - chroma * max(0, min(place, 4 - place, 1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
