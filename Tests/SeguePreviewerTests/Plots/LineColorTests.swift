import Foundation
import SegueCells
import SegueInterface
import Testing

@testable import SeguePreviewer

/// The colours of a plot's lines, as eyes see them that have all cones, and ones that lack a kind.
struct LineColorTests {
  /// From linear sRGB to what is seen without one kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
  private static let eyes: [(name: String, matrix: [[Double]])] = [
    ("all cones", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
    (
      "protanopia",
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    (
      "deuteranopia",
      [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    (
      "tritanopia",
      [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
  ]

  private func linear(_ rgb: UInt32) -> [Double] {
    [16, 8, 0].map { shift in
      let level = Double(rgb >> UInt32(shift) & 0xff) / 255
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
  }

  private func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// Ottosson's OKLab, in which 0.02 is a difference that is just noticed.
  private func lab(_ linear: [Double]) -> [Double] {
    let cones = product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      linear.map { min(max($0, 0), 1) }
    )
    return product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ],
      cones.map { cbrt($0) }
    )
  }

  private func colors(_ depth: ColorDepth) -> [UInt32] {
    let theme = Theme(colors: depth)
    return (0..<Theme.lineCount).map { theme.line($0).foreground.rgb(fallback: 0) }
  }

  @Test("Every eye tells any two lines apart", arguments: [(ColorDepth.truecolor, 0.08), (.ansi256, 0.03)])
  func everyEye(depth: ColorDepth, least: Double) {
    let colors: [UInt32] = colors(depth)
    for eye in Self.eyes {
      let seen: [[Double]] = colors.map { lab(product(eye.matrix, linear($0))) }
      for (index, color) in seen.enumerated() {
        for (other, second) in seen[..<index].enumerated() {
          let square: Double = zip(color, second).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
          #expect(square.squareRoot() >= least, "\(eye.name): lines \(other) and \(index)")
        }
      }
    }
  }

  @Test("They show on black and on white", arguments: [ColorDepth.truecolor, .ansi256])
  func grounds(depth: ColorDepth) {
    for color in colors(depth) {
      let light: Double = zip([0.2126, 0.7152, 0.0722], linear(color)).reduce(0) { $0 + $1.0 * $1.1 }
      #expect((light + 0.05) / 0.05 >= 2.2 && 1.05 / (light + 0.05) >= 2.1, "\(String(color, radix: 16))")
    }
  }
}
