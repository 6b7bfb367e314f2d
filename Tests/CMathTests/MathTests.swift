import CMath
import Foundation
import Testing

/// The functions are the same on every machine, and as good as any.
@Suite struct MathTests {
  private struct Function: Sendable {
    var name: String
    var own: @Sendable (Double) -> Double
    var system: @Sendable (Double) -> Double
    var range: ClosedRange<Double>
  }

  private static let functions: [Function] = [
    Function(name: "exp", own: { CMath.exp($0) }, system: { Foundation.exp($0) }, range: -750...720),
    Function(name: "expm1", own: { CMath.expm1($0) }, system: { Foundation.expm1($0) }, range: -60...60),
    Function(name: "log", own: { CMath.log($0) }, system: { Foundation.log($0) }, range: 0...1e6),
    Function(name: "log1p", own: { CMath.log1p($0) }, system: { Foundation.log1p($0) }, range: -1...20),
    Function(name: "sinh", own: { CMath.sinh($0) }, system: { Foundation.sinh($0) }, range: -60...60),
    Function(name: "cosh", own: { CMath.cosh($0) }, system: { Foundation.cosh($0) }, range: -720...720),
    Function(name: "sin", own: { CMath.sin($0) }, system: { Foundation.sin($0) }, range: -1e7...1e7),
    Function(name: "cos", own: { CMath.cos($0) }, system: { Foundation.cos($0) }, range: -1e7...1e7),
    Function(name: "asin", own: { CMath.asin($0) }, system: { Foundation.asin($0) }, range: -1...1),
    Function(name: "acos", own: { CMath.acos($0) }, system: { Foundation.acos($0) }, range: -1...1),
  ]

  /// Arguments with the nearest numbers to the true results, computed with 113 bits.
  private static let exact: [(name: String, argument: Double, result: Double)] = [
    ("exp", -0x1.5e4p+9, 0x1.4ff475c68ca02p-1011),
    ("exp", 0x1.999999999999ap-4, 0x1.1aec7b35a00d4p+0),
    ("exp", 0x1p+0, 0x1.5bf0a8b145769p+1),
    ("exp", 0x1.62d999999999ap+9, 0x1.d75ae7a50ee14p+1023),
    ("expm1", 0x1.12e0be826d695p-30, 0x1.12e0be84bbb51p-30),
    ("expm1", -0x1.3333333333333p-2, -0x1.0966f2c7907f6p-2),
    ("expm1", 0x1.4p+1, 0x1.65d6fd931e0bbp+3),
    ("log", 0x1.56e1fc2f8f359p-997, -0x1.5963447f87fb5p+9),
    ("log", 0x1.fff2e48e8a71ep-1, -0x1.a3738d2cf1cc2p-14),
    ("log", 0x1.8p+0, 0x1.9f323ecbf984cp-2),
    ("log", 0x1.7e43c8800759cp+996, 0x1.5963447f87fb5p+9),
    ("log1p", 0x1.19799812dea11p-40, 0x1.19799812de065p-40),
    ("log1p", -0x1.8p-1, -0x1.62e42fefa39efp+0),
    ("sinh", 0x1.4f8b588e368f1p-17, 0x1.4f8b588e4e94p-17),
    ("sinh", 0x1.a666666666666p+1, 0x1.b1364baa2b89cp+3),
    ("sinh", -0x1.44p+4, -0x1.290d76d1966a9p+28),
    ("cosh", 0x1.999999999999ap-2, 0x1.14c128b1a7c2bp+0),
    ("cosh", 0x1.fp+3, 0x1.48f609e7b6c86p+21),
    ("sin", 0x1.5798ee2308c3ap-27, 0x1.5798ee2308c3ap-27),
    ("sin", 0x1.6666666666666p-1, 0x1.49d6e694619b8p-1),
    ("sin", 0x1.8p+1, 0x1.210386db6d55bp-3),
    ("sin", -0x1.92p+6, 0x1.fb3f833470ff1p-6),
    ("sin", 0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1),
    ("cos", 0x1.a36e2eb1c432dp-14, 0x1.ffffffd50ce24p-1),
    ("cos", 0x1p+1, -0x1.aa22657537205p-2),
    ("cos", 0x1.c6bf52634p+49, -0x1.06c154609d33fp-1),
    ("cos", 0x1.e42d130773b76p+1023, 0x1.9b6913f41bde3p-1),
    ("asin", 0x1p-2, 0x1.02be9ce0b87cdp-2),
    ("asin", -0x1.fae147ae147aep-1, -0x1.6de3c6f33d51dp+0),
    ("acos", 0x1.ffffde7210be9p-1, 0x1.72ba46065af16p-10),
    ("acos", 0x1.999999999999ap-4, 0x1.787b22ce3f59p+0),
    ("acos", -0x1.8p-1, 0x1.359d26f93b6c3p+1),
  ]

  private func function(_ name: String) throws -> Function {
    try #require(Self.functions.first { $0.name == name })
  }

  @Test func hardArgumentsGiveTheNearestNumber() throws {
    for (name, argument, result) in Self.exact {
      #expect(try function(name).own(argument) == result, "\(name)(\(argument))")
    }
  }

  /// The system's own are off by up to two units in the last place.
  @Test func agreesWithTheSystem() {
    for function in Self.functions {
      var generator = SystemRandomNumberGenerator()
      for index in 0..<20_000 {
        let wide = Double.random(in: function.range, using: &generator)
        // Half of them near 0, where differences cancel.
        let argument = index % 2 == 0 ? wide : wide * Foundation.exp(-Double(index % 40))
        let (own, system) = (function.own(argument), function.system(argument))
        guard own != system else { continue }
        #expect(abs(own - system) <= 2 * system.ulp, "\(function.name)(\(argument))")
      }
    }
  }

  @Test func edgesOfTheDomains() throws {
    let arguments: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNormalMagnitude / 8,
      .leastNormalMagnitude / 8, 2, -2, 711, -746, 1.7e308,
    ]
    for function in Self.functions {
      for argument in arguments {
        let (own, system) = (function.own(argument), function.system(argument))
        let isSame = own.isNaN ? system.isNaN : own.sign == system.sign && abs(own - system) <= 2 * system.ulp
        #expect(isSame || own == system, "\(function.name)(\(argument)) is \(own), not \(system)")
      }
    }
  }

  @Test func powersOfWhatIsNotNegative() {
    let bases: [Double] = [0, .leastNormalMagnitude / 8, 0.04, 0.5, 1, 1.0001, 255, 1e300, .infinity]
    let exponents: [Double] = [0, 1 / 2.4, 2.4, -0.5, 1, 3, 1000, -.infinity]
    for base in bases {
      for exponent in exponents {
        let (own, system) = (CMath.pow(base, exponent), Foundation.pow(base, exponent))
        #expect(own == system || abs(own - system) <= system.ulp, "\(base) to the \(exponent)")
      }
    }
    #expect(CMath.pow(-2, 2).isNaN)
  }

  /// Floats between those that are tried lie on the same polynomial.
  @Test func floatsAreRightToTheirLastPlace() {
    for index in 0..<200_000 {
      let exponent = Float(index) * 0.0015 - 151
      let power = Foundation.exp2(Double(exponent))
      let step = max(Double(Float(power).ulp), Double(Float.leastNonzeroMagnitude))
      #expect(power > 3.4e38 || abs(Double(CMath.exp2(exponent)) - power) <= 0.6 * step, "exp2(\(exponent))")
      let number = index % 2 == 0 ? Float(index) * 1e-5 : Foundation.exp2(exponent)
      guard number > 0, number.isFinite else { continue }
      let logarithm = Foundation.log2(Double(number))
      let error = abs(Double(CMath.log2(number)) - logarithm)
      #expect(error <= 0.6 * Double(Float(logarithm).ulp), "log2(\(number))")
    }
  }

  @Test func edgesOfTheFloats() {
    #expect(CMath.exp2(Float.nan).isNaN && CMath.log2(Float.nan).isNaN && CMath.log2(Float(-1)).isNaN)
    #expect(CMath.exp2(Float.infinity) == .infinity && CMath.exp2(-Float.infinity) == 0)
    #expect(CMath.exp2(Float(128)) == .infinity && CMath.exp2(Float(-149)) == .leastNonzeroMagnitude)
    #expect(CMath.log2(Float(0)) == -.infinity && CMath.log2(Float.infinity) == .infinity)
    #expect(CMath.log2(Float.leastNonzeroMagnitude) == -149)
    #expect(CMath.log2(Float.greatestFiniteMagnitude) == 128)
    for whole in -126...127 {
      #expect(CMath.log2(CMath.exp2(Float(whole))) == Float(whole))
    }
  }
}
