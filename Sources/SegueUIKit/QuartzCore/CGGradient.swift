public import Foundation
import SegueGeometry
import SegueStage

/// How numbers become colours; every colour is in sRGB here.
public final class CGColorSpace: Sendable {
  /// The name.
  public let name: String?

  /// Creates the space of a name.
  public init?(name: String) { self.name = name }

  /// sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB, without a limit.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The wider P3, which is taken as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// What its components are: red, green and blue.
  public var model: CGColorSpaceModel { .rgb }
  /// The number of components without alpha.
  public var numberOfComponents: Int { 3 }

  fileprivate init(_ name: String) { self.name = name }
}

/// The space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB") }
/// The space of grey; colours in it are given by red, green and blue here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray") }

/// What the components of a space are.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Nobody knows.
  case unknown = -1
  /// Grey.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Inks.
  case cmyk
  /// Lightness and two differences.
  case lab
}

/// What becomes of colours that a space does not have; every colour is in sRGB here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As the system likes.
  case defaultIntent
  /// The nearest one.
  case absoluteColorimetric, relativeColorimetric
  /// One that looks as different from the others as before.
  case perceptual
  /// One as saturated.
  case saturation
}

extension CGColor {
  /// The space of the components.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The same colour in another space; all colours are in sRGB here.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?)
    -> CGColor?
  {
    self
  }
}

/// Colours at places between 0 and 1.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient of colours at places, or evenly spread.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let inks = colors.compactMap { ($0 as? CGColor)?.color }
    guard !inks.isEmpty, inks.count == colors.count else { return nil }
    stops = inks.enumerated().map { index, ink in
      let even = inks.count > 1 ? Double(index) / Double(inks.count - 1) : 0
      return Gradient.Stop(color: ink, location: locations.map { Double($0[index]) } ?? even)
    }
  }

  /// Creates a gradient of components, four to a colour.
  public init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    stops = (0..<count).map { index in
      let numbers = (0..<4).map { Double(components[4 * index + $0]) }
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      return Gradient.Stop(
        color: Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]),
        location: locations.map { Double($0[index]) } ?? even
      )
    }
  }
}

/// Whether a gradient goes on outside of its ends; it always does.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each end.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// How what is drawn is laid over what is there; it covers it in any case.
public enum CGBlendMode: Int, Sendable {
  /// It covers it.
  case normal
  /// Other ways.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  /// Other ways.
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
  /// Other ways.
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How lines end.
public enum CGLineCap: Int, Sendable {
  /// At their points.
  case butt
  /// Round, around their points.
  case round
  /// Square, around their points.
  case square

  var engine: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// How lines meet.
public enum CGLineJoin: Int, Sendable {
  /// In a point.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel

  var engine: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int, Sendable {
  /// Its inside.
  case fill
  /// Its inside, by the other rule.
  case eoFill
  /// Its line.
  case stroke
  /// Both.
  case fillStroke
  /// Both, by the other rule.
  case eoFillStroke
}

/// How smoothly pictures change their size.
public enum CGInterpolationQuality: Int, Sendable {
  /// In some way.
  case `default`, none, low, high, medium
}

extension CGContext {
  /// Draws a gradient along a line, over all that is not clipped.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient) { box in
      .linear(start: Self.fraction(startPoint, in: box), end: Self.fraction(endPoint, in: box))
    }
  }

  /// Draws a gradient out from a point, over all that is not clipped; it begins at the middle of the outer circle.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient) { box in
      let radius = Size(
        width: Double(endRadius / max(box.width, 1e-6)),
        height: Double(endRadius / max(box.height, 1e-6))
      )
      return .radial(center: Self.fraction(endCenter, in: box), radius: radius)
    }
  }

  private static func fraction(_ point: CGPoint, in box: CGRect) -> Point {
    Point(
      x: Double((point.x - box.minX) / max(box.width, 1e-6)),
      y: Double((point.y - box.minY) / max(box.height, 1e-6))
    )
  }

  /// Sets the colour inside of paths, by red, green and blue.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines, by red, green and blue.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets how what is drawn is laid over what is there, which has no effect.
  public func setBlendMode(_ mode: CGBlendMode) {
    guard mode != .normal else { return }
    // Contexts are drawn into on any thread.
    VirtualRunLoop.schedule(after: 0) { SegueHost.current.note("the blend mode of a context has no effect") }
  }
  /// Sets how pointed lines may meet, which has no effect.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets how flat curves may be, which has no effect.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets whether edges are smooth; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets how smoothly pictures change their size, which has no effect.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Sets a shadow, which is not drawn.
  @preconcurrency @MainActor
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {
    SegueHost.current.note("shadows are not drawn into pictures")
  }
  /// Clears a rectangle, which has no effect: nothing is under it but what is drawn.
  @preconcurrency @MainActor
  public func clear(_ rect: CGRect) { SegueHost.current.note("nothing is cleared in pictures") }
  /// Begins to draw what is laid over the rest as one.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
  /// Ends what is laid over the rest as one.
  public func endTransparencyLayer() { restoreGState() }
  /// Draws the path in one way or in both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = pen
    switch mode {
    case .fill: fillPath()
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      pen = path
      strokePath()
    }
  }
  /// Draws lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  /// Draws the outline of a rectangle in a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(.rect(rect), width: Double(width)) }
}
