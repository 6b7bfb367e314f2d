import SegueDocuments
import SegueImages
import SegueModel
import SegueStage

/// The pictures a scene names: files beside it and bundled ones, each read once, even if reading fails.
struct PictureLibrary {
  /// The scene's folder; nil if it has none, and then only bundled pictures are found.
  private let folder: String?
  private var known: [String: Result<StageImage, Finding>] = [:]
  private let budget: PictureBudget
  /// The pixels that the files of further pictures may have.
  private var decodableLeft: Int
  /// The pixels that further pictures may keep.
  private var keepableLeft: Int

  init(folder: String?, budget: PictureBudget = .stage) {
    self.folder = folder
    self.budget = budget
    decodableLeft = budget.decodedTotal
    keepableLeft = budget.keptTotal
  }

  /// The picture a scalar names.
  mutating func picture(_ scalar: YAMLScalar) throws(Finding) -> StageImage {
    let name = scalar.text
    let result: Result<StageImage, Finding>
    if let before = known[name] {
      result = before
    } else {
      do throws(Finding) { result = .success(try load(scalar)) } catch { result = .failure(error) }
      known[name] = result
    }
    do throws(Finding) {
      return try result.get()
    } catch {
      var finding = error
      finding.range = scalar.range
      throw finding
    }
  }

  private mutating func load(_ scalar: YAMLScalar) throws(Finding) -> StageImage {
    let name = scalar.text
    guard AssetPath.isInside(name) else { throw AssetPath.outside(scalar) }
    let path = try file(scalar)
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(path, limit: SceneLimits.pictureSize)
    } catch {
      throw Finding("cannot read '\(shown(name))': \(Self.reason(error))", at: scalar.range)
    }
    do throws(ImageError) {
      var limits = ImageLimits.standard
      limits.pixels = min(budget.decodedEach, decodableLeft)
      let picture = try PixelBuffer(picture: bytes, limits: limits)
      decodableLeft -= picture.pixels.count
      let allowance = budget.allowance(left: keepableLeft)
      let kept = picture.halved(to: allowance)
      keepableLeft -= kept.pixels.count
      return StageImage(name: name, pixels: kept)
    } catch {
      throw Finding("cannot show '\(shown(name))': \(error)", at: scalar.range, hint: hint(error))
    }
  }

  /// Refuses a picture that is within its own limit but exceeds the total.
  private func hint(_ error: ImageError) -> String? {
    guard case .tooManyPixels(let width, let height, let limits) = error else { return nil }
    let alone = ImageLimits(side: limits.side, pixels: budget.decodedEach, fileBytes: limits.fileBytes)
    guard alone.allow(width: width, height: height) else { return nil }
    return "a scene's pictures share \(budget.decodedTotal) pixels"
  }

  private func shown(_ name: String) -> String { TextSanitizer.visible(name) }

  static func reason(_ failure: FileReader.Failure) -> String {
    switch failure {
    case .system(let message): message.prefix(1).lowercased() + message.dropFirst()
    case .isDirectory: "it is a folder"
    case .isNotFile: "it is not a file"
    case .tooLarge: "it is larger than \(SceneLimits.pictureSize >> 20) MB"
    }
  }

  /// A file beside the scene comes before a bundled picture of the same name.
  private func file(_ scalar: YAMLScalar) throws(Finding) -> String {
    let name = scalar.text
    if let folder {
      let home = AssetPath.real(folder) ?? folder
      for candidate in [name, name + ".png", name + ".jpg", name + ".jpeg"] {
        guard let real = AssetPath.real("\(home)/\(candidate)") else { continue }
        guard AssetPath.isInside(real, folder: home) else { throw AssetPath.outside(scalar) }
        if FileReader.isFile(real) { return real }
      }
    }
    for pictures in ResourceFolders.folders(named: "Pictures") where SceneName.isValid(name) {
      let path = "\(pictures)/\(name).png"
      if FileReader.isFile(path) { return path }
    }
    let valid = Self.bundled
    let mayBeBundled = SceneName.isValid(name)
    guard !valid.isEmpty || !mayBeBundled else {
      throw Finding(
        "no picture '\(shown(name))' is beside the scene, and the program's own are not installed",
        at: scalar.range,
        hint: "the scene may well be right: the pictures belong in \(ResourceFolders.home)"
      )
    }
    throw Finding(
      "no picture is called '\(shown(name))'",
      at: scalar.range,
      hint: name.contains(".") || name.contains("/")
        ? "the file would stand beside the scene"
        : Suggestions.forScenes.hint(for: name, among: valid, listing: "bundled pictures")
    )
  }

  /// The names of the pictures that come with the program.
  static let bundled: [String] =
    ResourceFolders.folders(named: "Pictures").first.map { folder in
      FileReader.names(in: folder).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
    } ?? []
}
