@testable import SegueUIKit

/// A host with a window, as an app finds them.
@MainActor
struct Phone {
  let host: SegueHost
  let window: UIWindow

  /// Makes them the present ones.
  init(width: Double = 393, height: Double = 852) {
    // What other threads asked of the last one is not this one's.
    VirtualRunLoop.open(for: SegueHost.current)
    host = SegueHost(size: CGSize(width: width, height: height))
    SegueHost.current = host
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.makeKeyAndVisible()
    host.advance(to: 0)
  }

  /// A view in the window that has been seen.
  func view(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> UIView {
    let view = UIView(frame: frame)
    window.addSubview(view)
    host.advance(to: host.time)
    return view
  }

  /// A layer that stands alone in the window and has been seen.
  func layer(_ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    window.layer.addSublayer(layer)
    host.advance(to: host.time)
    return layer
  }
}

extension CGRect {
  /// Whether all four numbers are near those of another one.
  func isNear(_ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
    let differences = [
      origin.x - other.origin.x, origin.y - other.origin.y, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) <= distance }
  }
}
