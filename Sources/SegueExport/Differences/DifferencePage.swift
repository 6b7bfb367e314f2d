import SegueDocuments
import SegueGeometry
public import SegueImages
import SegueModel

/// A report of what differs, as one web page that needs nothing else and runs no script.
public struct DifferencePage: Sendable {
  private let difference: SceneDifference
  private let pictures: [String: RunPictures]

  /// The most rows of a table.
  private static let mostRows = 200

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - pictures: What runs look like when they differ most, by their names; as many as there are.
  public init(_ difference: SceneDifference, pictures: [String: RunPictures]) {
    self.difference = difference
    self.pictures = pictures
  }

  /// Returns the page.
  ///
  /// - Throws: `ImageError` if a picture cannot be encoded.
  public func text() throws(ImageError) -> String {
    var body = heading
    for run in difference.runs where !run.isEmpty { body += try section(of: run) }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width">
      <title>\(Self.shown(difference.first)) → \(Self.shown(difference.second))</title>
      <style>\(Self.style)</style>
      \(body)</html>

      """
  }

  private var heading: String {
    let others =
      difference.runsInFirst.map { "<li>only in A: \(Self.shown($0))\n" }
      + difference.runsInSecond.map { "<li>only in B: \(Self.shown($0))\n" }
    let equal = difference.runs.filter(\.isEmpty).map { Self.shown($0.name) }
    return "<h1>What differs</h1>\n"
      + "<dl><dt>A<dd>\(Self.shown(difference.first))<dt>B<dd>\(Self.shown(difference.second))</dl>\n"
      + (difference.isEmpty ? "<p>Nothing.\n" : "")
      + (others.isEmpty ? "" : "<ul>\n\(others.joined())</ul>\n")
      + (equal.isEmpty ? "" : "<p>The same in both: \(equal.joined(separator: ", "))\n")
  }

  private func section(of run: RunDifference) throws(ImageError) -> String {
    var text = "<h2>\(Self.shown(run.name))</h2>\n<p>\(Self.shown(run.summary))\n"
    if let pictures = pictures[run.name] {
      let time = run.worstTime.formatted(atMost: 3)
      text += "<div class=\"pictures\">\n"
      text +=
        try Self.figure(pictures.first, "A at \(time) s") + Self.figure(pictures.second, "B at \(time) s")
      text += try Self.figure(pictures.difference, "what differs, amplified") + "</div>\n"
    }
    return text + Self.table(run.differences) + Self.list(run)
  }

  private static func figure(_ picture: PixelBuffer, _ caption: String) throws(ImageError) -> String {
    let link = try PictureData.link(to: picture)
    return "<figure><img src=\"\(link)\" alt=\"\(caption)\"><figcaption>\(caption)</figcaption></figure>\n"
  }

  private static func table(_ differences: [MotionDifference]) -> String {
    if differences.isEmpty { return "" }
    let own = differences.filter { !$0.isCarried }
    let rows = own.prefix(mostRows).map { difference in
      let numbers = [difference.amount, "\(difference.time.formatted(atMost: 3)) s", difference.values]
      return "<tr><td>\(shown(difference.layer))<td>\(difference.measure.rawValue)"
        + numbers.map { "<td class=\"number\">\(shown($0))" }.joined() + "\n"
    }
    let rest = differences.count - rows.count
    return "<table>\n<tr><th>layer<th>measure<th>differs by<th>at<th>A → B\n\(rows.joined())</table>\n"
      + (rest > 0 ? "<p>and \(rest) more, of sublayers that are carried along and others\n" : "")
  }

  private static func list(_ run: RunDifference) -> String {
    let items =
      run.presences.map {
        "\($0.layer) is shown in \($0.isInFirst ? "A" : "B") alone at \($0.time.formatted(atMost: 3)) s"
      }
      + run.layersInFirst.map { "layer only in A: \($0)" }
      + run.layersInSecond.map { "layer only in B: \($0)" }
      + (run.ending.map { [$0] } ?? [])
    let calls = run.calls.map { shown(($0.isInFirst ? "- " : "+ ") + $0.line) }
    return (items.isEmpty ? "" : "<ul>\n\(items.map { "<li>\(shown($0))\n" }.joined())</ul>\n")
      + (calls.isEmpty ? "" : "<pre>\(calls.joined(separator: "\n"))</pre>\n")
  }

  private static func shown(_ text: String) -> String { SVGFormat.attribute(text) }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
    dt { float: left; width: 2rem; font-weight: 600 }
    .pictures { display: flex; flex-wrap: wrap; gap: 1rem }
    figure { margin: 0; flex: 1 1 12rem; max-width: 20rem } img { width: 100%; border: 1px solid #8888 }
    figcaption { color: #888 } table { border-collapse: collapse }
    td, th { padding: .15rem .8rem .15rem 0; text-align: left; border-bottom: 1px solid #8883 }
    .number { text-align: right; font-variant-numeric: tabular-nums } pre { overflow-x: auto }
    """
}
