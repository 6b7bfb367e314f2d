import ArgumentParser

/// A part of a whole, written `0.4` or `40%`.
struct Fraction: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    let isPercentage = argument.hasSuffix("%")
    guard let number = Double(isPercentage ? String(argument.dropLast()) : argument), number.isFinite else {
      return nil
    }
    value = isPercentage ? number / 100 : number
  }
}
