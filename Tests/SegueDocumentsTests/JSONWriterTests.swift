import Testing

@testable import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct JSONWriterTests {
  /// What C's `%.12g` prints.
  private func printed(_ number: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 40)
    withVaList([number]) { _ = vsnprintf(&buffer, buffer.count, "%.12g", $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func written(_ number: Double) -> String {
    var json = JSONWriter()
    json.number(number)
    return json.text
  }

  @Test func numbersOfAllSizesAreAsCPrintsThem() {
    var random = SystemRandomNumberGenerator()
    for exponent in -8...16 {
      for _ in 0..<2_000 {
        let number = Double.random(in: -10...10, using: &random) * pow(10, Double(exponent))
        #expect(written(number) == printed(number))
      }
    }
  }

  @Test func numbersOfFewDigitsAreAsCPrintsThem() {
    for places in 0...13 {
      for units in [0, 1, 5, 9, 10, 95, 99, 100, 995, 999, 1_005, 123_456, 999_999, 9_999_995] as [Double] {
        for number in [units / pow(10, Double(places)), -units / pow(10, Double(places))] where number != 0 {
          #expect(written(number) == printed(number))
        }
      }
    }
    #expect(written(0) == "0" && written(-0.0) == "0")
  }

  @Test func halvesOfTheLastDigitAreAsCPrintsThem() {
    for exponent in -4...10 {
      // Twelve digits and a half, and the numbers next to it.
      for digits in [100_000_000_000, 123_456_789_012, 999_999_999_999, 100_000_000_001] as [Double] {
        let half = (digits + 0.5) * pow(10, Double(exponent - 11))
        for number in [half, half.nextUp, half.nextDown] { #expect(written(number) == printed(number)) }
      }
    }
  }

  @Test func powersOfTenAndTheirNeighboursAreAsCPrintsThem() {
    for exponent in -6...16 {
      let power = pow(10, Double(exponent))
      for number in [power, power.nextUp, power.nextDown, power * (1 - 1e-13), power * (1 + 1e-13)] {
        #expect(written(number) == printed(number))
      }
    }
  }

  @Test func commasComeByThemselves() {
    var json = JSONWriter()
    json.object { json in
      json.key("a")
      json.array { json in
        json.object { _ in }
        json.array { _ in }
        json.number(.nan)
        json.boolean(false)
      }
      json.key("b\"")
      json.text("é\u{1b}")
      json.key("c")
      json.null()
    }
    #expect(json.text == #"{"a":[{},[],null,false],"b\"":"é\u001b","c":null}"#)
  }
}
