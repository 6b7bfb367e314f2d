public import Foundation
import SegueGeometry
import SegueImages
import SegueStage

/// A picture, read from a PNG or a JPEG.
open class UIImage: NSObject {
  /// The picture as Core Graphics has it.
  public let cgImage: CGImage?
  /// Pixels to a point.
  public let scale: CGFloat
  /// The name by which tests find it.
  open var accessibilityIdentifier: String?

  /// The first of some pictures that follow each other.
  @preconcurrency @MainActor
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    SegueHost.current.note("the pictures of an animated image do not follow each other")
    return images.first
  }
  /// Finds a picture by its name beside the app's sources; nil if there is none among others, and a box if there are no others.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    if let found = SegueHost.current.resources.picture(name) {
      self.init(contentsOfFile: found)
      return
    }
    guard let box = Self.box(for: name) else { return nil }
    self.init(cgImage: box)
  }

  /// A box for a picture that no pictures beside the sources are to be searched for; nil if there are some.
  @MainActor
  private static func box(for name: String) -> CGImage? {
    let host = SegueHost.current
    guard !host.resources.hasPictures else {
      host.note("there is no picture '\(name)'")
      return nil
    }
    host.note("there are no pictures beside the files: those that they name are shown as boxes")
    return CGImage(StageImage(name: name, pixels: PictureBox.missing()))
  }

  /// Reads a PNG or a JPEG, with the scale of the file's name (`@2x`), or 1; nil if it is neither.
  ///
  /// Where libturbojpeg is not installed a JPEG is a grey box.
  public convenience init?(contentsOfFile path: String) {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    do throws(ImageError) {
      let pixels = try PixelBuffer(pictureFile: path)
      self.init(CGImage(StageImage(name: name, pixels: pixels)), scale: scale)
    } catch {
      guard case .noDecoder = error, let box = PictureBox.jpeg(path) else { return nil }
      VirtualRunLoop.schedule(after: 0) { SegueHost.current.note("pictures are grey boxes: \(error)") }
      self.init(CGImage(StageImage(name: name, pixels: box.pixels)), scale: scale * box.ratio)
    }
  }

  /// Reads a PNG or a JPEG; nil if it is neither.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = try? PixelBuffer(picture: Array(data)) else { return nil }
    self.init(CGImage(StageImage(name: "data", pixels: pixels)), scale: scale)
  }

  /// Finds a picture by its name, as if in a bundle.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?)
  {
    self.init(named: name)
  }
  /// Finds a picture by its name, as if in a bundle.
  @preconcurrency @MainActor
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }
  /// Creates the picture of a literal: by its name, or of no size.
  @preconcurrency @MainActor
  public required convenience init(imageLiteralResourceName name: String) {
    let found = SegueHost.current.resources.picture(name).flatMap { UIImage(contentsOfFile: $0) }
    self.init(found?.cgImage ?? Self.box(for: name), scale: found?.scale ?? 1)
  }
  /// One of the system's symbols: a box that stands for it, as the system's are not here.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    SegueHost.current.note("the symbol '\(name)' is shown as a box")
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20))
    context.setStrokeColor(UIColor.systemBlue.cgColor)
    context.setLineWidth(1.5)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 2, y: 2, width: 16, height: 16),
        cornerWidth: 4,
        cornerHeight: 4,
        transform: nil
      )
    )
    context.strokePath()
    self.init(context.image, scale: 3)
  }
  /// One of the system's symbols: a box that stands for it.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: name)
  }
  /// Creates an image of no size.
  public override convenience init() { self.init(nil, scale: 1) }
  /// Creates the image that a picture is, with some pixels to a point; it is upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale)
  }

  /// Creates the image that a picture is, a pixel to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  init(_ image: CGImage?, scale: CGFloat) {
    cgImage = image
    self.scale = scale
    super.init()
  }

  /// How the picture is coloured; always as it is.
  open var renderingMode: RenderingMode { mode }
  private var mode = RenderingMode.automatic
  /// How pixels lie; always upright.
  open var imageOrientation: Orientation { .up }
  /// What is not stretched; all is.
  open var capInsets: UIEdgeInsets { .zero }
  /// Pictures that follow each other; there is one.
  open var images: [UIImage]? { nil }
  /// Seconds that they take.
  open var duration: TimeInterval { 0 }

  /// The picture, to be coloured in another way; it is as it is.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    guard let cgImage else { return self }
    let copy = UIImage(cgImage, scale: scale)
    copy.mode = renderingMode
    return copy
  }
  /// The picture in a colour; it is as it is.
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The picture in a colour; it is as it is.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }
  /// The picture, without stretching its edges; all is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture, without stretching its edges; all is stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    self
  }
  /// The picture, without stretching its edges; all is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
  /// The picture in another weight or size; it is as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  /// The picture as a PNG; nil of one that was drawn, which is said.
  open func pngData() -> Data? {
    if case .pixels(let image) = cgImage?.content { return (try? image.pixels.pngData()).map { Data($0) } }
    return unwritten("a picture that was drawn is not written as a PNG")
  }
  /// The picture as a JPEG; nil, as it is not written, which is said.
  open func jpegData(compressionQuality: CGFloat) -> Data? { unwritten("pictures are not written as JPEGs") }

  /// Nothing, as is said; pictures are made on any thread.
  private func unwritten(_ note: String) -> Data? {
    VirtualRunLoop.schedule(after: 0) { SegueHost.current.note(note) }
    return nil
  }

  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As where it is shown.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }
  /// How pixels lie.
  public enum Orientation: Int, Sendable {
    /// In some way.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// How a picture becomes larger.
  public enum ResizingMode: Int, Sendable {
    /// By being repeated.
    case tile
    /// By being stretched.
    case stretch
  }
  /// In which weight and size a picture is.
  open class Configuration: NSObject {}
  /// In which weight and size a symbol is.
  open class SymbolConfiguration: Configuration {
    /// A size, in points.
    public init(pointSize: CGFloat) { super.init() }
    /// A size, in points, and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
    /// A size, in points, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) { super.init() }
    /// A weight.
    public init(weight: UIImage.SymbolWeight) { super.init() }
    /// A scale.
    public init(scale: UIImage.SymbolScale) { super.init() }
    /// The size of a text.
    public init(textStyle: UIFont.TextStyle) { super.init() }
  }
  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// In some weight.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    /// In some size.
    case `default` = -1, unspecified, small, medium, large
  }

  /// The size in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    if case .layers = cgImage.content { return CGSize(cgImage.size) }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}
