import Testing

@testable import SegueUIKit

/// Walls, queues, colours that depend on traits, logs and what libraries ask of the system.
@MainActor
@Suite("Names of the system")
struct NamesOfSystemsTests {
  @Test("an item falls on a wall, bounces by its elasticity, and both ends of the contact are told")
  func wall() {
    final class Watcher: NSObject, UICollisionBehaviorDelegate {
      var told: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) { told.append("began \(identifier.map { "\($0)" } ?? "bounds")") }
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
      ) { told.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }
    }
    let phone = Phone()
    let view = phone.view(CGRect(x: 100, y: 100, width: 40, height: 40))
    let animator = UIDynamicAnimator(referenceView: phone.window)
    let (gravity, walls, watcher) = (UIGravityBehavior(items: [view]), UICollisionBehavior(), Watcher())
    walls.addItem(view)
    walls.collisionDelegate = watcher
    walls.addBoundary(
      withIdentifier: "floor" as NSString,
      from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 393, y: 300)
    )
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = 0.5
    for rule in [gravity, walls, item] { animator.addBehavior(rule) }
    phone.host.advance(to: 0.5)
    // A fall of 160 points at 1000 points per second squared takes 0.566 s.
    #expect(watcher.told.isEmpty && view.frame.maxY < 300)
    phone.host.advance(to: 0.6)
    #expect(watcher.told.first == "began floor")
    #expect(item.linearVelocity(for: view).y < -200)
    phone.host.advance(to: 10)
    #expect(watcher.told.contains("ended floor"))
    #expect(abs(view.frame.maxY - 300) < 0.5 && view.center.x == 120)
    #expect(walls.boundaryIdentifiers?.count == 1)
    walls.removeBoundary(withIdentifier: "floor" as NSString)
    animator.wake()
    phone.host.advance(to: 10.5)
    #expect(view.frame.minY > 300)
  }

  @Test("a slanted wall turns the velocity about its normal")
  func slant() {
    let phone = Phone()
    let view = phone.view(CGRect(x: 90, y: 0, width: 20, height: 20))
    let animator = UIDynamicAnimator(referenceView: phone.window)
    let (walls, item) = (UICollisionBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 200))
    path.addLine(to: CGPoint(x: 200, y: 0))
    walls.addBoundary(withIdentifier: "slope" as NSString, for: path)
    item.elasticity = 1
    item.addLinearVelocity(CGPoint(x: 0, y: 300), for: view)
    animator.addBehavior(walls)
    animator.addBehavior(item)
    phone.host.advance(to: 0.6)
    // Off a slope of 45 degrees, down becomes left.
    let velocity = item.linearVelocity(for: view)
    #expect(abs(velocity.x + 300) < 1e-6 && abs(velocity.y) < 1e-6)
  }

  @Test(
    "no speed leads an item through a wall, from either side, and one that is put elsewhere was not led there"
  )
  func tunnels() {
    for speed in [300.0, 3000, 30_000, 300_000] {
      for side in [-1.0, 1] {
        let phone = Phone()
        let view = phone.view(CGRect(x: 100, y: 300 + side * 200 - 5, width: 10, height: 10))
        let animator = UIDynamicAnimator(referenceView: phone.window)
        let (walls, item) = (UICollisionBehavior(items: [view]), UIDynamicItemBehavior(items: [view]))
        let ends = (CGPoint(x: 0, y: 300), CGPoint(x: 393, y: 300))
        walls.addBoundary(withIdentifier: "wall" as NSString, from: ends.0, to: ends.1)
        item.addLinearVelocity(CGPoint(x: 0, y: -side * speed), for: view)
        animator.addBehavior(walls)
        animator.addBehavior(item)
        phone.host.advance(to: 2)
        #expect(abs(view.center.y - (300 + side * 5)) < 1e-6, "\(speed) from \(side)")
        view.center = CGPoint(x: 100, y: 300 - side * 100)
        animator.updateItem(usingCurrentState: view)
        phone.host.advance(to: 3)
        #expect(abs(view.center.y - (300 - side * 100)) < 1e-9)
      }
    }
  }

  @Test(
    "what falls comes to rest on a wall or a bound, however heavy and however elastic it is short of wholly"
  )
  func rests() {
    for magnitude: CGFloat in [0.5, 1, 4, 10] {
      for elasticity: CGFloat in [0, 0.3, 0.6, 0.8] {
        for isBound in [false, true] {
          let phone = Phone()
          let view = phone.view(CGRect(x: 100, y: 100, width: 40, height: 40))
          let animator = UIDynamicAnimator(referenceView: phone.window)
          let (gravity, walls) = (UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]))
          let item = UIDynamicItemBehavior(items: [view])
          (gravity.magnitude, item.elasticity) = (magnitude, elasticity)
          walls.translatesReferenceBoundsIntoBoundary = isBound
          let floor = isBound ? phone.window.bounds.maxY : 400
          if !isBound {
            let ends = (CGPoint(x: 0, y: floor), CGPoint(x: 393, y: floor))
            walls.addBoundary(withIdentifier: "floor" as NSString, from: ends.0, to: ends.1)
          }
          for rule in [gravity, walls, item] { animator.addBehavior(rule) }
          phone.host.advance(to: 40)
          #expect(!animator.isRunning, "\(magnitude), \(elasticity), \(isBound)")
          #expect(abs(view.frame.maxY - floor) < 1e-6)
        }
      }
    }
  }

  @Test("an item beside the end of a wall passes it, and one that is anchored is not pushed")
  func pastTheEnd() {
    let phone = Phone()
    let (passing, fixed) = (
      phone.view(CGRect(x: 210, y: 0, width: 20, height: 20)),
      phone.view(CGRect(x: 90, y: 295, width: 20, height: 20))
    )
    let animator = UIDynamicAnimator(referenceView: phone.window)
    let walls = UICollisionBehavior(items: [passing])
    walls.addItem(fixed)
    walls.addBoundary(
      withIdentifier: "ledge" as NSString,
      from: CGPoint(x: 0, y: 300),
      to: CGPoint(x: 200, y: 300)
    )
    let (item, anchor) = (UIDynamicItemBehavior(items: [passing]), UIDynamicItemBehavior(items: [fixed]))
    anchor.isAnchored = true
    item.addLinearVelocity(CGPoint(x: 0, y: 400), for: passing)
    for rule in [walls, item, anchor] { animator.addBehavior(rule) }
    phone.host.advance(to: 1)
    #expect(passing.center.y > 350 && fixed.center.y == 305)
  }

  @Test("contacts are those of the walls that are there, whichever come and go")
  func contactsOfWalls() {
    final class Watcher: NSObject, UICollisionBehaviorDelegate {
      var told: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior,
        beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) { told.append("\(identifier.map { "\($0)" } ?? "bounds")") }
    }
    let phone = Phone()
    let view = phone.view(CGRect(x: 100, y: 100, width: 40, height: 40))
    let animator = UIDynamicAnimator(referenceView: phone.window)
    let (gravity, walls, watcher) = (
      UIGravityBehavior(items: [view]), UICollisionBehavior(items: [view]), Watcher()
    )
    walls.collisionDelegate = watcher
    for (name, y) in [("far", 800.0), ("upper", 300), ("lower", 500)] {
      walls.addBoundary(
        withIdentifier: name as NSString,
        from: CGPoint(x: 0, y: y),
        to: CGPoint(x: 393, y: y)
      )
    }
    animator.addBehavior(gravity)
    animator.addBehavior(walls)
    phone.host.advance(to: 2)
    #expect(watcher.told == ["upper"])
    walls.removeBoundary(withIdentifier: "upper" as NSString)
    animator.wake()
    phone.host.advance(to: 4)
    #expect(watcher.told == ["upper", "lower"])
    walls.removeAllBoundaries()
    walls.addBoundary(
      withIdentifier: "last" as NSString,
      from: CGPoint(x: 0, y: 700),
      to: CGPoint(x: 393, y: 700)
    )
    phone.host.advance(to: 6)
    #expect(watcher.told == ["upper", "lower", "last"] && abs(view.frame.maxY - 700) < 1e-6)
  }

  @Test("an item of a group is waited for, and one that is cancelled is not done")
  func queues() {
    let phone = Phone()
    var done: [String] = []
    let group = DispatchGroup()
    let first = DispatchWorkItem(qos: .userInitiated) { done.append("first") }
    let second = DispatchWorkItem(flags: .barrier) { done.append("second") }
    second.cancel()
    DispatchQueue.main.async(group: group, execute: first)
    DispatchQueue.global().async(group: group, execute: second)
    group.enter()
    group.notify(queue: .main, work: DispatchWorkItem { done.append("all") })
    phone.host.advance(to: 0.1)
    #expect(done == ["first"])
    group.leave()
    phone.host.advance(to: 0.2)
    #expect(done == ["first", "all"])
  }

  @Test("a colour of traits shows the screen's, and tells the others")
  func colours() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #expect(color == UIColor.white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor.black)
    #expect(UIColor.red.resolvedColor(with: .current) == UIColor.red)
  }

  @Test("the app is found by its method's name")
  func sharedByName() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector) && !UIView.responds(to: selector))
    let found = UIApplication.perform(selector)?.takeUnretainedValue()
    #expect(found === UIApplication.shared)
    #expect(NSStringFromSelector(selector) == "sharedApplication")
    #expect(UIView.description().hasSuffix("UIView"))
  }

  @Test("a property that holds an object is observed by which one it is")
  func observing() {
    final class Watcher: NSObject, UIScrollViewDelegate {}
    let phone = Phone()
    let (scroll, watcher) = (UIScrollView(frame: phone.window.bounds), Watcher())
    phone.window.addSubview(scroll)
    var count = 0
    let observation = scroll.observe(\.delegate) { _, _ in count += 1 }
    phone.host.advance(to: 0.1)
    scroll.delegate = watcher
    phone.host.advance(to: 0.2)
    scroll.delegate = watcher
    phone.host.advance(to: 0.3)
    #expect(count == 1)
    observation.invalidate()
  }

  @Test("a button's parts are where its overrides put them")
  func button() {
    final class Spread: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: 1, y: 2, width: 30, height: 10)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.maxX - 8, y: 0, width: 8, height: 8)
      }
    }
    let button = Spread(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 1, y: 2, width: 30, height: 10))
    #expect(button.imageView?.frame == CGRect(x: 82, y: 0, width: 8, height: 8))
  }

  @Test("a path is copied moved")
  func path() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 5, y: 7, width: 10, height: 10))
    #expect(path.mutableCopy(using: nil)?.boundingBox == path.boundingBox)
  }

  @Test("what conversions stand for is filled in, in order")
  func messages() {
    #expect("\(OSLogMessage("\(1) of \("two", privacy: .public)").text)" == "1 of two")
    #expect(filled("%{public}@ is %.2f%%, %ld more", ["it", 0.5, 3]) == "it is 0.5%, 3 more")
    #expect(filled("%@", []) == "")
  }
}
