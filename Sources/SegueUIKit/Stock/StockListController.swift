import Foundation

/// A stock screen with cards to tap.
@preconcurrency @MainActor
public final class StockListController: UIViewController {
  /// Called as a card is tapped.
  var opened: () -> Void = {}
  /// The card that was tapped last.
  private(set) var openedCard = UIView()

  /// The card that was tapped last, the first one before.
  public var stockView: UIView { openedCard }
  /// A picture over all of that card.
  public private(set) lazy var stockPicture = StockPicture.over(openedCard)
  /// The card's label.
  public var stockLabel: UILabel { openedCard.subviews.lazy.compactMap { $0 as? UILabel }.first ?? UILabel() }
  /// A button in the card's corner.
  public private(set) lazy var stockButton = StockPicture.button(in: openedCard)

  private static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]

  /// Lays out the heading and the cards.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.backgroundColor = .white
    let heading = UILabel(frame: CGRect(x: 20, y: 70, width: view.bounds.width - 40, height: 44))
    heading.text = "List"
    heading.font = .boldSystemFont(ofSize: 34)
    view.addSubview(heading)
    let height = (view.bounds.height - 180) / CGFloat(Self.colors.count)
    for (index, color) in Self.colors.enumerated() { add(color, index, height) }
  }

  private func add(_ color: UIColor, _ index: Int, _ height: CGFloat) {
    let place = CGRect(
      x: 20,
      y: 130 + CGFloat(index) * height,
      width: view.bounds.width - 40,
      height: height - 16
    )
    let card = UIView(frame: place)
    card.backgroundColor = color
    card.layer.cornerRadius = 16
    card.layer.name = "card\(index + 1)"
    let label = UILabel(frame: CGRect(x: 20, y: 16, width: place.width - 40, height: 28))
    label.text = "Card \(index + 1)"
    label.textColor = .white
    label.font = .boldSystemFont(ofSize: 22)
    card.addSubview(label)
    let action = Selector("open:") { (list: StockListController) in
      { (tap: UITapGestureRecognizer) in list.open(tap) }
    }
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: action))
    view.addSubview(card)
    if index == 0 { openedCard = card }
  }

  private func open(_ tap: UITapGestureRecognizer) {
    tap.view.map { openedCard = $0 }
    opened()
  }
}

/// A stock screen with a picture and a text, that can be closed.
@preconcurrency @MainActor
public final class StockDetailController: UIViewController {
  /// Called as it is to be closed.
  var closed: () -> Void = {}

  /// The picture's place, in its colour.
  public private(set) lazy var stockView = view.subviews.first ?? view ?? UIView()
  /// A picture over all of that.
  public private(set) lazy var stockPicture = StockPicture.over(stockView)
  /// The heading.
  public var stockLabel: UILabel { view.subviews.lazy.compactMap { $0 as? UILabel }.first ?? UILabel() }
  /// The button that closes the screen.
  public var stockButton: UIButton { view.subviews.lazy.compactMap { $0 as? UIButton }.first ?? UIButton() }

  /// Lays out the picture, the texts and the button.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    view.backgroundColor = .white
    let width = view.bounds.width
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: width, height: width * 0.9))
    picture.backgroundColor = .systemIndigo
    picture.layer.name = "picture"
    view.addSubview(picture)
    add(
      "Detail",
      CGRect(x: 20, y: width * 0.9 + 24, width: width - 40, height: 40),
      .boldSystemFont(ofSize: 28)
    )
    let body = "What is shown once a card has been opened. It closes with a tap, or is pulled away."
    add(body, CGRect(x: 20, y: width * 0.9 + 76, width: width - 40, height: 120), .systemFont(ofSize: 17))
    let close = UIButton(frame: CGRect(x: width - 64, y: 64, width: 44, height: 44))
    close.setTitle("×", for: .normal)
    let closing = Selector("close") { (detail: StockDetailController) in { () in detail.closed() } }
    close.addTarget(self, action: closing, for: .touchUpInside)
    view.addSubview(close)
  }

  private func add(_ text: String, _ frame: CGRect, _ font: UIFont) {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = font
    label.numberOfLines = 0
    view.addSubview(label)
  }
}
