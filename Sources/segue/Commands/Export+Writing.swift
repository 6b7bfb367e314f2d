import SegueDocuments
import SegueExport
import SegueGeometry
import SegueImages
import SegueModel
import SegueMovies
import SegueScenes
import SegueTransitions

extension Export {
  func writeMovie(_ export: MovieExport, _ format: MovieFormat) throws {
    if let maxSize { return try writeMovie(export, format, atMost: maxSize) }
    var picture = try ScreenPicture(scale: scale ?? 1)
    var progress = ProgressLine()
    let (bytes, result) = try export.movie(format, picture: &picture) { progress.show($0) }
    try write(bytes, result, export.rate, &progress)
  }

  private func writeMovie(_ export: MovieExport, _ format: MovieFormat, atMost limit: ByteLimit) throws {
    var settings = MovieSettings(rate: export.rate, scale: scale ?? 1)
    settings.quality = export.quality
    var fixed: MovieSettings.Fixed = []
    if fps != nil { fixed.insert(.rate) }
    if scale != nil { fixed.insert(.scale) }
    if quality != nil { fixed.insert(.quality) }
    var progress = ProgressLine()
    let (bytes, result, chosen) = try export.movie(
      format,
      fitting: limit.bytes,
      settings: settings,
      keeping: fixed
    ) { progress.show($0) }
    try write(bytes, result, chosen.rate, &progress)
    StandardError.print("  chosen for \(limit.bytes) bytes: \(chosen.summary(for: format))")
  }

  func writeCast(_ export: MovieExport, title: String) throws {
    var progress = ProgressLine()
    let (bytes, result) = try export.cast(
      picture: framePicture,
      isVersion3: castVersion == 3,
      title: title
    ) { progress.show($0) }
    try write(bytes, result, export.rate, &progress)
  }

  private func write(
    _ bytes: [UInt8],
    _ result: MovieExport.Result,
    _ rate: MovieRate,
    _ progress: inout ProgressLine
  ) throws {
    progress.clear()
    let path = output ?? ""
    try OutputFile(path: path).write(bytes, existing: .replacedOrFed)
    StandardError.print(result.summary(of: path, rate: rate))
  }

  /// Writes a file a frame.
  func writePictures(_ export: MovieExport, as names: PictureNames) throws {
    var picture = try ScreenPicture(scale: scale ?? 1)
    let last = try export.numbers.upperBound
    if let folder = names.folder { try OutputFolder(path: folder).create() }
    var progress = ProgressLine()
    var (count, total) = (0, 0)
    do {
      try export.forEachPicture(&picture, { try $0.pngData() }) { frame in
        let path = names.path(of: frame.number, last: last)
        try OutputFile(path: path).write(frame.outcome, existing: .replacedOrFed)
        (count, total) = (count + 1, total + frame.outcome.count)
        progress.show(frame.part)
      }
    } catch {
      progress.clear()
      let path = TextSanitizer.visible(names.given)
      StandardError.print(
        "\(path): \(count) pictures were written before the next one failed; they stay there"
      )
      throw error
    }
    progress.clear()
    StandardError.print("\(names.given): \(count) pictures, \(export.rate) a second, \(ByteCount(total))")
  }

  /// Writes so many frames of the run into one picture, with their times.
  func writeSheet(_ export: MovieExport, of count: Int) throws {
    var picture = try ScreenPicture(scale: scale ?? 1)
    let sheet = try picture.strip(of: export.run, count: count)
    let png = try sheet.pngData()
    let path = output ?? ""
    try OutputFile(path: path).write(png, existing: .replacedOrFed)
    StandardError.print("\(path): \(sheet.width) × \(sheet.height), \(count) frames, \(ByteCount(png.count))")
  }

  /// Writes an SVG that moves or a Lottie animation, and tells what it does not say.
  func writeVectors(_ export: MovieExport, of path: String, title: String) throws {
    var progress = ProgressLine()
    let make = kind == .lottie ? export.lottie : export.svg
    let (text, result, gaps) = try make(title) { progress.show($0) }
    for gap in gaps { StandardError.print("\(path): note: \(gap)") }
    try write(Array(text.utf8), result, export.rate, &progress)
  }

  /// Writes what every layer presents, as `segue sample` does.
  func writeTable(_ export: MovieExport, _ format: TableFormat) throws {
    let (text, rows, warning) = try export.table(format)
    let path = output ?? ""
    try OutputFile(path: path).write(Array(text.utf8), existing: .replacedOrFed)
    if let warning { StandardError.print(warning) }
    StandardError.print("\(path): \(rows) rows, \(export.rate) a second, \(ByteCount(text.utf8.count))")
  }
}

extension MovieSettings {
  /// The choice, in words.
  fileprivate func summary(for format: MovieFormat) -> String {
    var words = ["\(rate) frames a second", "\((scale * 100).formatted(places: 0)) % of a pixel per point"]
    if format == .gif { words.append("\(colors) colours at most") }
    if format == .webp {
      switch quality {
      case .exact: words.append("every pixel exact")
      case .near: words.append("pixels nearly exact")
      case .lossy(let level): words.append("quality \(level)")
      }
    }
    return words.joined(separator: ", ")
  }
}

extension MovieExport.Result {
  /// What was written, in a line.
  fileprivate func summary(of path: String, rate: MovieRate) -> String {
    "\(path): \(size.columns) × \(size.rows), \(frames) frames, \(rate) a second, "
      + "\(seconds.formatted(places: 2)) s, \(ByteCount(bytes))"
  }
}
