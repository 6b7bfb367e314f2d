import SegueWire
import Testing

@testable import SegueUIKit

/// What an app sets without an effect is told, once, and nothing else is.
@MainActor
@Suite("Properties without an effect")
struct UnusedTests {
  /// Something that has no effect, by the words of its note.
  private struct Case {
    let note: String
    let set: @MainActor () -> Void
  }

  private let picture: UIImage = {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
  }()

  private var cases: [Case] {
    [
      Case(note: "shadowImage of a navigation bar") { UINavigationBar().shadowImage = picture },
      Case(note: "backIndicatorImage of a navigation bar") { UINavigationBar().backIndicatorImage = picture },
      Case(note: "setTitleVerticalPositionAdjustment(_:for:) of a navigation bar") {
        UINavigationBar().setTitleVerticalPositionAdjustment(3, for: .default)
      },
      Case(note: "prompt of a navigation item") { UINavigationItem(title: "").prompt = "Look" },
      Case(note: "searchController of a navigation item") {
        UINavigationItem(title: "").searchController = UISearchController(searchResultsController: nil)
      },
      Case(note: "badgeValue of a tab bar item") {
        UITabBarItem(title: nil, image: nil, tag: 0).badgeValue = "1"
      },
      Case(note: "titlePositionAdjustment of a tab bar item") {
        UITabBarItem(title: nil, image: nil, tag: 0).titlePositionAdjustment = UIOffset(
          horizontal: 1,
          vertical: 0
        )
      },
      Case(note: "shadowImage of a tab bar") { UITabBar().shadowImage = picture },
      Case(note: "selectionIndicatorImage of a tab bar") { UITabBar().selectionIndicatorImage = picture },
      Case(note: "setBackgroundImage(_:forToolbarPosition:barMetrics:) of a toolbar") {
        UIToolbar().setBackgroundImage(picture, forToolbarPosition: .any, barMetrics: .default)
      },
      Case(note: "setShadowImage(_:forToolbarPosition:) of a toolbar") {
        UIToolbar().setShadowImage(picture, forToolbarPosition: .any)
      },
      Case(note: "filter of a transition of layers") { CATransition().filter = 1 },
      Case(note: "hidesBarsOnTap of a navigation controller") {
        UINavigationController().hidesBarsOnTap = true
      },
      Case(note: "hidesBarsOnSwipe of a navigation controller") {
        UINavigationController().hidesBarsOnSwipe = true
      },
      Case(note: "providesPresentationContextTransitionStyle of a view controller") {
        UIViewController().providesPresentationContextTransitionStyle = true
      },
      Case(note: "definesPresentationContext of a view controller") {
        UIViewController().definesPresentationContext = true
      },
      Case(note: "overrideUserInterfaceStyle of a view controller") {
        UIViewController().overrideUserInterfaceStyle = .dark
      },
      Case(note: "overrideUserInterfaceStyle of a view") { UIView().overrideUserInterfaceStyle = .dark },
      Case(note: "semanticContentAttribute of a view") {
        UIView().semanticContentAttribute = .forceRightToLeft
      },
      Case(note: "showsTouchWhenHighlighted of a button") { UIButton().showsTouchWhenHighlighted = true },
      Case(note: "setTitleShadowColor(_:for:) of a button") {
        UIButton().setTitleShadowColor(.black, for: .normal)
      },
      Case(note: "setPreferredSymbolConfiguration(_:forImageIn:) of a button") {
        UIButton().setPreferredSymbolConfiguration(.init(pointSize: 20), forImageIn: .normal)
      },
      Case(note: "setThumbImage(_:for:) of a slider") { UISlider().setThumbImage(picture, for: .normal) },
      Case(note: "setMinimumTrackImage(_:for:) of a slider") {
        UISlider().setMinimumTrackImage(picture, for: .normal)
      },
      Case(note: "setMaximumTrackImage(_:for:) of a slider") {
        UISlider().setMaximumTrackImage(picture, for: .normal)
      },
      Case(note: "allowsDefaultTighteningForTruncation of a label") {
        UILabel().allowsDefaultTighteningForTruncation = true
      },
      Case(note: "minimumScaleFactor of a label") { UILabel().minimumScaleFactor = 0.5 },
      Case(note: "adjustsFontSizeToFitWidth of a label") { UILabel().adjustsFontSizeToFitWidth = true },
      Case(note: "clearButtonMode of a text field") { UITextField().clearButtonMode = .always },
      Case(note: "adjustsFontSizeToFitWidth of a text field") {
        UITextField().adjustsFontSizeToFitWidth = true
      },
      Case(note: "numberOfTapsRequired of a long press") {
        UILongPressGestureRecognizer().numberOfTapsRequired = 1
      },
      Case(note: "sectionHeaderTopPadding of a table") { UITableView().sectionHeaderTopPadding = 8 },
    ]
  }

  @Test("each is told once, by its name and whose it is")
  func told() {
    for one in cases {
      let phone = Phone()
      one.set()
      one.set()
      #expect(phone.host.notes == [one.note + " has no effect"])
      #if os(Linux)
        #expect(phone.host.placedNotes.map { $0.address > 0 } == [true])
      #endif
    }
  }

  @Test("what asks for nothing is not told")
  func untold() {
    let phone = Phone()
    let bar = UINavigationBar()
    // An image of no size is how apps take a line away that is not here.
    bar.shadowImage = UIImage()
    bar.backIndicatorImage = nil
    bar.setTitleVerticalPositionAdjustment(0, for: .default)
    UINavigationItem(title: "").searchController = nil
    UIMenuController.shared.setMenuVisible(false, animated: true)
    UIView().overrideUserInterfaceStyle = .light
    UIView().semanticContentAttribute = .forceLeftToRight
    UIButton().setTitleShadowColor(nil, for: .normal)
    UISlider().setThumbImage(nil, for: .normal)
    UITextField().clearButtonMode = .never
    UITableView().sectionHeaderTopPadding = 0
    #expect(phone.host.notes == [])
  }

  @Test("a context's blend mode is told, whatever thread draws")
  func blendMode() {
    let phone = Phone()
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
      renderer.cgContext.setBlendMode(.normal)
    }
    phone.host.advance(to: 0.1)
    #expect(phone.host.notes == [])
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
      renderer.cgContext.setBlendMode(.multiply)
    }
    phone.host.advance(to: 0.2)
    #expect(phone.host.notes == ["the blend mode of a context has no effect"])
  }

  @Test("a menu of editing is told, however it is asked for")
  func menus() {
    let asked: [@MainActor () -> Void] = [
      { UIMenuController.shared.isMenuVisible = true },
      { UIMenuController.shared.setMenuVisible(true, animated: true) },
      { UIMenuController.shared.showMenu(from: UIView(), rect: .zero) },
    ]
    for ask in asked {
      let phone = Phone()
      ask()
      #expect(phone.host.notes == ["menus of editing are not shown"])
      #expect(!UIMenuController.shared.isMenuVisible)
    }
  }
}
