import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

/// Dynamics, segues, feedback, drawing and tables' looks as animators write them.
@MainActor
@Suite("Names of objects")
struct NamesOfObjectsTests {
  @Test("a push moves an item, and rests in the end")
  func dynamics() {
    let phone = Phone()
    let view = phone.view(CGRect(x: 100, y: 100, width: 100, height: 100))
    let animator = UIDynamicAnimator(referenceView: phone.window)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 0)
    let item = UIDynamicItemBehavior(items: [view])
    item.resistance = 5
    animator.addBehavior(item)
    animator.addBehavior(push)
    phone.host.advance(to: 0.1)
    #expect(view.center.x > 160 && view.center.y == 150)
    phone.host.advance(to: 10)
    #expect(!animator.isRunning)
    // A velocity of 200 that loses five parts of itself a second leads about 40 points.
    #expect(abs(view.center.x - 190) < 5)
    animator.removeAllBehaviors()
    let (gravity, walls) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
    walls.translatesReferenceBoundsIntoBoundary = true
    animator.addBehavior(gravity)
    animator.addBehavior(walls)
    phone.host.advance(to: 15)
    #expect(view.frame.maxY == phone.window.bounds.maxY)
    animator.removeAllBehaviors()
    animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 60, y: 70)))
    phone.host.advance(to: 20)
    #expect(abs(view.center.x - 60) < 1 && abs(view.center.y - 70) < 1)
  }

  @Test("a segue of the app's own goes its own way")
  func segues() {
    final class Fade: UIStoryboardSegue {
      override func perform() {
        source.view.addSubview(destination.view)
        destination.view.alpha = 0
        UIView.animate(withDuration: 1) {
          self.destination.view.alpha = 1
        } completion: { _ in
          self.source.present(self.destination, animated: false)
        }
      }
    }
    let phone = Phone()
    let (home, detail) = (Screen("home"), Screen("detail"))
    detail.modalPresentationStyle = .fullScreen
    phone.window.rootViewController = home
    phone.host.advance(to: 0)
    Fade(identifier: "fade", source: home, destination: detail).perform()
    phone.host.advance(to: 0.5)
    #expect((detail.view.layer.presentation()?.opacity ?? 0) > 0.4)
    phone.host.advance(to: 2)
    #expect(home.presentedViewController === detail)
  }

  @Test("what would be felt is said once")
  func feedback() {
    let phone = Phone()
    let generator = UIImpactFeedbackGenerator(style: .light)
    generator.prepare()
    for _ in 0..<3 { generator.impactOccurred() }
    #expect(phone.host.notes == ["haptic feedback: an impact, light"])
    #expect(generator.isPrepared)
  }

  @Test("a view that draws itself shows what it drew, and anew when it is told to")
  func drawing() {
    final class Disc: UIView {
      var color = UIColor.red
      override func draw(_ rect: CGRect) {
        color.setFill()
        let path = UIBezierPath(ovalIn: rect)
        path.fill()
        UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        if path.cgPath.isEmpty { fatalError("an oval has an outline") }
      }
    }
    let phone = Phone()
    let view = Disc(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    phone.window.addSubview(view)
    func fills() -> [Double] {
      let tree = phone.host.tree
      var found: [Double] = []
      func look(_ id: LayerID) {
        if tree[id].model.contents.shape != nil { found.append(tree[id].model.fill.red) }
        for below in tree[id].sublayers { look(below) }
      }
      look(view.layer.id)
      return found
    }
    phone.host.advance(to: 0)
    #expect(fills() == [1, 1])
    view.color = .black
    phone.host.advance(to: 0)
    #expect(fills() == [1, 1])
    view.setNeedsDisplay()
    phone.host.advance(to: 0)
    #expect(fills() == [0, 0])
  }

  @Test("a table's rows look as they are told to")
  func tables() {
    let phone = Phone()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let source = TableViewTests.Source()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    let style: UITableViewCell.SeparatorStyle = .none
    table.separatorStyle = style
    table.showsVerticalScrollIndicator = false
    phone.window.addSubview(table)
    phone.host.advance(to: 0)
    let cell = table.visibleCells[0]
    #expect(cell.separator.isHidden)
    cell.selectionStyle = .none
    cell.setHighlighted(true, animated: false)
    let shades = cell.subviews.filter { $0 !== cell.contentView && $0 !== cell.separator && !$0.isHidden }
    #expect(shades.isEmpty)
    #expect(!table.showsVerticalScrollIndicator)
  }

  @Test("constraints are taken back together, and an effect has a style")
  func rest() {
    let phone = Phone()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    phone.host.advance(to: 0)
    #expect(view.frame.width == 30)
    view.removeConstraints(view.constraints)
    phone.host.advance(to: 0)
    #expect(view.frame.width == 0)
    let style: UIBlurEffect.Style = .light
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
    phone.window.addSubview(blur)
    #expect(phone.host.tree.presentation(of: blur.layer.id, at: 0).backdropBlur > 0)
  }
}
