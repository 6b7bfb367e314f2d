public import Foundation
import SegueGeometry
import SegueImages
import SegueStage

/// A picture, read from a PNG.
open class UIImage: NSObject {
  /// The picture as Core Graphics has it.
  public let cgImage: CGImage?
  /// Pixels to a point.
  public let scale: CGFloat

  /// Finds a picture by its name in the folders of the host; nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let found = SegueHost.current.picturePath(named: name) else {
      SegueHost.current.note("there is no picture '\(name)'")
      return nil
    }
    self.init(contentsOfFile: found)
  }

  /// Reads a PNG, with the scale of the file's name (`@2x`), or 1; nil if it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let pixels = try? PixelBuffer(pngFile: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(CGImage(StageImage(name: name, pixels: pixels)), scale: scale)
  }

  /// Reads a PNG; nil if it is none.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let pixels = try? PixelBuffer(png: Array(data)) else { return nil }
    self.init(CGImage(StageImage(name: "data", pixels: pixels)), scale: scale)
  }

  /// Creates the image that a picture is, a pixel to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1) }

  init(_ image: CGImage, scale: CGFloat) {
    cgImage = image
    self.scale = scale
    super.init()
  }

  /// The size in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    if case .layers = cgImage.content { return CGSize(cgImage.size) }
    return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
  }
}

extension SegueHost {
  /// The file of a picture: by its name in a folder, or in an asset catalogue below it; the finest there is.
  func picturePath(named name: String) -> String? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    for folder in pictureFolders {
      for suffix in ["@3x", "@2x", ""] {
        let path = "\(folder)/\(name)\(suffix).png"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
      let set = "\(folder)/\(name).imageset"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: set)) ?? []
      if let file = files.filter({ $0.hasSuffix(".png") }).max() { return "\(set)/\(file)" }
    }
    return nil
  }
}
