import SegueDocuments
import Testing

@testable import SegueRunner

/// The app's own controllers in the places of stock screens.
extension StockPartsTests {
  private func screens(_ all: (String, String)...) -> String {
    let texts = all.map { #"{"side": "\#($0)", "type": "\#($1)"}"# }.joined(separator: ",")
    return "\"screens\": [\(texts)]"
  }

  @Test("an animator that casts its screens to the app's own controllers gets them")
  func ownScreens() throws {
    let made = try expression(
      type(
        "Reveal",
        role: "animator",
        properties: [("source", "Main?")],
        more: screens(("from", "Main"), ("to", "Detail"), ("from", "Detail"), ("to", "Main"))
      ),
      type("Main", role: "viewController"),
      type("Picture", role: "view"),
      type("Model", kind: "struct", initializer: [("name", "String"), ("image", "UIImage")]),
      type("Needs", kind: "struct", initializer: [("view", "UIView")]),
      type(
        "Detail",
        role: "viewController",
        properties: [
          ("grid", "UICollectionView!"), ("model", "Model!"), ("height", "NSLayoutConstraint!"),
          ("picture", "Picture!"), ("needs", "Needs!"), ("count", "Int"), ("title", "String?"),
          ("delegate", "Unknown!"),
        ]
      )
    )
    #expect(
      made == """
        {
            var stock = SegueStock()
            stock.list = {
              SegueStock.screen(Main.self, make: {
                let screen = Main()
                return screen
              })
            }
            stock.detail = {
              SegueStock.screen(Detail.self, make: {
                let screen = Detail()
                screen.model = Model(name: "", image: UIImage())
                return screen
              }, fill: { screen, parts in
                screen.grid = parts.view("grid") { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
                screen.height = parts.constraint()
                screen.picture = parts.view("picture") { Picture() }
              })
            }
            stock.animator = { step in
              if step.isForward {
                let animator = Reveal()
                animator.source = (step.list as! Main)
                return animator
              }
              let animator = Reveal()
              animator.source = (step.list as! Main)
              return animator
            }
            return .stock(stock)
          }()
        """
    )
  }

  @Test("of two animators the one that leads back says the screens the other way round")
  func screensOfTwo() throws {
    let all = [
      type("Main", role: "viewController"), type("Detail", role: "viewController"),
      type("Bars", role: "navigationController"),
    ]
    func places(_ animators: String...) throws -> [String] {
      let text = #"{"facts": {"types": [\#((animators + all).joined(separator: ","))], "entries": []}}"#
      let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
      let lines = try #require(StockParts(sources)).expression.split(separator: "\n").map {
        $0.drop { $0 == " " }
      }
      return zip(lines, lines.dropFirst()).compactMap { line, next in
        guard line.hasPrefix("stock.list") || line.hasPrefix("stock.detail") else { return nil }
        return
          "\(line.dropFirst(6).prefix { $0 != " " }) \(next.split(separator: "(")[1].prefix { $0 != "." })"
      }
    }
    let show = type("Show", role: "animator", more: screens(("to", "Detail")))
    let hide = type("Dismiss", role: "animator", more: screens(("from", "Detail"), ("to", "Main")))
    #expect(try places(show, hide) == ["list Main", "detail Detail"])
    #expect(try places(hide) == ["list Main", "detail Detail"])
    #expect(try places(show) == ["detail Detail"])
    // Containers have nothing to show by themselves, and what is not the app's is not known.
    let other = type("Fold", role: "animator", more: screens(("from", "Bars"), ("to", "Gone")))
    #expect(try places(other) == [])
    let asked = type("Fold", role: "animator", initializer: [("fromVC", "Main"), ("to", "Detail")])
    #expect(try places(asked) == ["list Main", "detail Detail"])
    let same = type("Fold", role: "animator", initializer: [("fromVC", "Main"), ("to", "Main")])
    #expect(try places(same) == ["list Main", "detail Main"])
    let text = #"{"facts": {"types": [\#(([same] + all).joined(separator: ","))], "entries": []}}"#
    let sources = RewrittenSources(try #require(JSONReader.value(of: Array(text.utf8))), folder: "/tmp")
    let made = try #require(StockParts(sources)).expression
    #expect(made.contains("return Fold(fromVC: (step.list as! Main), to: (step.detail as! Main))"))
    #expect(made.contains("return Fold(fromVC: (step.detail as! Main), to: (step.list as! Main))"))
    // What does not compile with them is tried without.
    let plain = try #require(StockParts(sources, setsProperties: false)).expression
    #expect(!plain.contains("stock.list"))
  }
}
