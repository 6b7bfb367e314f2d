import SegueGeometry
import SegueGestures
import SegueUIKitRules
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Sheets")
struct SheetPresentationTests {
  private final class Diary: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var mayDismiss = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
    {
      lines.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
  }

  /// A phone with a sheet of three heights on its screen.
  @MainActor
  private struct Shown {
    let phone = Phone()
    let home = Screen("home")
    let page = Screen("page")
    let diary = Diary()
    let sheet: UISheetPresentationController

    init(_ prepare: (UISheetPresentationController) -> Void = { _ in }) throws {
      phone.window.rootViewController = home
      sheet = try #require(page.sheetPresentationController)
      sheet.detents = [.large(), .custom(identifier: .init("small")) { _ in 130 }, .medium()]
      sheet.selectedDetentIdentifier = .medium
      sheet.delegate = diary
      prepare(sheet)
      phone.host.advance(to: 0)
      phone.host.perform { [home, page] in home.present(page, animated: true) }
      phone.host.advance(to: 1)
    }

    var top: CGFloat { page.view.frame.minY }
    var seen: CGFloat { page.view.layer.presentation()?.frame.minY ?? 0 }
    var dim: CGFloat? { sheet.dimmingView?.alpha }

    func touch(_ phase: PointerEvent.Phase, _ y: Double, at time: Double) {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: 200, y: y), time: time))
    }

    /// Drags slowly and waits until all is at rest.
    func drag(from start: Double, to end: Double, at time: Double) {
      touch(.began, start, at: time)
      for step in 1...10 {
        touch(.moved, start + (end - start) * Double(step) / 10, at: time + Double(step) / 10)
      }
      touch(.ended, end, at: time + 2)
      phone.host.advance(to: time + 5)
    }
  }

  @Test("it is what presents a page sheet, set up before it is presented, and rests at the chosen detent")
  func presentation() throws {
    let shown = try Shown()
    #expect(shown.page.presentationController === shown.sheet)
    #expect(shown.page.view.frame == CGRect(x: 0, y: 426, width: 393, height: 852 - 69))
    #expect(shown.dim == 1)
    #expect(shown.page.view.superview === shown.sheet.containerView)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil)
    #expect(UIViewController().sheetPresentationController?.detents.map(\.identifier) == [.large])
  }

  @Test("a delegate that is set before the presentation is told")
  func delegate() throws {
    let (phone, home, page, diary) = (Phone(), Screen("home"), Screen("page"), Diary())
    phone.window.rootViewController = home
    let outer = UINavigationController(rootViewController: page)
    page.presentationController?.delegate = diary
    phone.host.advance(to: 0)
    phone.host.perform { home.present(outer, animated: true) }
    phone.host.advance(to: 1)
    #expect(outer.presentationController?.delegate === diary)
    phone.host.handle(PointerEvent(phase: .began, location: Point(x: 200, y: 30), time: 1))
    phone.host.handle(PointerEvent(phase: .ended, location: Point(x: 200, y: 30), time: 1.1))
    phone.host.advance(to: 3)
    #expect(diary.lines == ["should", "will", "did"])
  }

  @Test("a detent without a height does not apply, and the lowest is where a sheet rests unless told")
  func detents() throws {
    let shown = try Shown {
      $0.detents = [.custom { _ in nil }, .custom { $0.maximumDetentValue / 2 }, .large()]
      $0.selectedDetentIdentifier = nil
    }
    let largest = 852.0 - 59 - 34 - 10
    #expect(shown.top == CGFloat(852 - 34 - largest / 2))
  }

  private nonisolated static let strangeHeights: [[CGFloat]] = [
    [], [CGFloat.nan], [-CGFloat.infinity, CGFloat.infinity, 0],
  ]

  @Test("strange heights, or none, are borne by the sheet and by a finger", arguments: strangeHeights)
  func strange(_ heights: [CGFloat]) throws {
    let shown = try Shown { $0.detents = heights.map { height in .custom { _ in height } } }
    #expect(shown.page.view.frame.minY.isFinite && shown.page.view.frame.height.isFinite)
    shown.drag(from: 820, to: 400, at: 2)
    shown.drag(from: 300, to: 500, at: 10)
    #expect(shown.page.view.frame.minY.isFinite)
  }

  @Test("a change of the detent is at once, or by the sheet's spring")
  func changes() throws {
    let shown = try Shown()
    shown.phone.host.perform { shown.sheet.selectedDetentIdentifier = .init("small") }
    #expect(abs(shown.top - 688) < 1e-9)
    shown.phone.host.perform { shown.sheet.animateChanges { shown.sheet.selectedDetentIdentifier = .large } }
    #expect(shown.top == 69)
    shown.phone.host.advance(to: 1.1)
    #expect(shown.seen > 69 && shown.seen < 688)
    shown.phone.host.advance(to: 5)
    #expect(shown.seen == 69)
    // What the app does itself, its delegate is not told.
    #expect(shown.diary.lines.isEmpty)
  }

  @Test("a finger leads it to another detent, of which the delegate is told")
  func finger() throws {
    let shown = try Shown()
    shown.drag(from: 450, to: 130, at: 2)
    #expect(shown.top == 69)
    #expect(shown.diary.lines == ["com.apple.UIKit.large"])
    shown.drag(from: 100, to: 690, at: 10)
    #expect(shown.diary.lines.last == "small")
    #expect(shown.sheet.selectedDetentIdentifier == .init("small"))
  }

  @Test("a finger takes it away, and so does a tap on what it dims")
  func dismissal() throws {
    let dragged = try Shown()
    dragged.drag(from: 450, to: 840, at: 2)
    #expect(dragged.diary.lines == ["should", "will", "did"])
    #expect(dragged.home.presentedViewController == nil)
    let tapped = try Shown()
    tapped.touch(.began, 100, at: 2)
    tapped.touch(.ended, 100, at: 2.05)
    tapped.phone.host.advance(to: 4)
    #expect(tapped.diary.lines == ["should", "will", "did"])
    #expect(tapped.page.view.window == nil)
  }

  @Test("a delegate or a modal controller keeps it")
  func kept() throws {
    let refused = try Shown()
    refused.diary.mayDismiss = false
    refused.drag(from: 450, to: 840, at: 2)
    #expect(refused.diary.lines == ["should", "attempt"])
    #expect(refused.top == 426 && refused.seen == 426)
    let modal = try Shown()
    modal.page.isModalInPresentation = true
    modal.drag(from: 450, to: 840, at: 2)
    #expect(modal.diary.lines == ["small", "attempt"])
    #expect(modal.home.presentedViewController === modal.page)
  }

  @Test("where nothing is dimmed, what is behind takes touches")
  func undimmed() throws {
    let shown = try Shown { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(shown.dim == 0)
    #expect(shown.phone.window.hitTest(CGPoint(x: 200, y: 100), with: nil) === shown.home.view)
    #expect(shown.phone.window.hitTest(CGPoint(x: 200, y: 600), with: nil) === shown.page.view)
    shown.phone.host.perform { shown.sheet.selectedDetentIdentifier = .large }
    #expect(shown.dim == 1)
    #expect(shown.phone.window.hitTest(CGPoint(x: 200, y: 30), with: nil) === shown.sheet.dimmingView)
  }

  @Test("a handle and round corners come and go with what is preferred, and nothing is left")
  func looks() throws {
    let shown = try Shown {
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    #expect(shown.page.view.layer.cornerRadius == 24)
    #expect(shown.page.view.subviews.last?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    let count = shown.page.view.subviews.count
    shown.sheet.prefersGrabberVisible = false
    #expect(shown.page.view.subviews.count == count - 1)
    shown.sheet.prefersGrabberVisible = true
    shown.phone.host.perform { shown.page.dismiss(animated: true) }
    shown.phone.host.advance(to: 3)
    #expect(shown.page.view.subviews.count == count - 1)
    #expect(shown.page.view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("its list scrolls once the sheet is up, and the rest of the finger's way is the sheet's again")
  func content() throws {
    for expands in [true, false] {
      let shown = try Shown { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
      let list = UIScrollView(frame: shown.page.view.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 393, height: 3000)
      shown.page.view.addSubview(list)
      shown.touch(.began, 700, at: 2)
      for step in 1...50 { shown.touch(.moved, 700 - Double(step) * 10, at: 2 + Double(step) / 50) }
      // The first step only recognizes the drag.
      #expect(shown.top == (expands ? 69 : 426))
      #expect(abs(list.contentOffset.y - (expands ? 490 - 357 : 490)) <= 10)
      let offset = list.contentOffset.y
      for step in 1...60 { shown.touch(.moved, 200 + Double(step) * 10, at: 3 + Double(step) / 50) }
      #expect(list.contentOffset.y == 0)
      #expect(abs(shown.top - ((expands ? 69 : 426) + 600 - offset)) < 1e-9)
    }
  }

  @Test("an animator of the app's has the view for itself, unless the app asks for the sheet")
  func animator() throws {
    for isConfigured in [false, true] {
      let (phone, home, page, delegate) = (Phone(), Screen("home"), Screen("page"), TestDelegate())
      phone.window.rootViewController = home
      if isConfigured { try #require(page.sheetPresentationController).detents = [.medium()] }
      delegate.forward = TestAnimator(duration: 0.5) { context in
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.frame = context.containerView.bounds
        view.alpha = 0
        UIView.animate(withDuration: 0.5) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(true)
        }
      }
      page.transitioningDelegate = delegate
      phone.host.advance(to: 0)
      phone.host.perform { home.present(page, animated: true) }
      phone.host.advance(to: 1)
      phone.host.perform { page.view.superview?.setNeedsLayout() }
      phone.host.advance(to: 2)
      #expect(page.view.frame.minY == (isConfigured ? 426 : 0))
      #expect(page.view.superview?.subviews.count == (isConfigured ? 2 : 1))
      #expect(phone.host.calls.contains { $0.1.text.contains("alongside") } == isConfigured)
      phone.host.perform { page.dismiss(animated: true) }
      phone.host.advance(to: 4)
      #expect(page.view.window == nil)
    }
  }

  @Test("nothing of a sheet stays in memory once it is gone")
  func memory() throws {
    weak var page: UIViewController?
    weak var sheet: UISheetPresentationController?
    do {
      let shown = try Shown()
      (page, sheet) = (shown.page, shown.sheet)
      shown.drag(from: 450, to: 130, at: 2)
      shown.phone.host.perform { shown.page.dismiss(animated: true) }
      shown.phone.host.advance(to: 12)
    }
    #expect(page == nil)
    #expect(sheet == nil)
  }
}
