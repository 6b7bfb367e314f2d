import UIKit
import os.log

private let log = OSLog(subsystem: "menu", category: "transition")

public enum SideMenuState: Int { case closed, open }

open class SideMenuController: UIViewController {
    fileprivate var state = SideMenuState.closed { didSet { os_log("state", log: log) } }
    public var menu: UIViewController?
    open weak var menuDelegate: SideMenuDelegate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        [
            UIScreenEdgePanGestureRecognizer(target: self, action: #selector(
                handleEdge(_:) // the edge
            )),
            UITapGestureRecognizer(target: self, action: #selector(SideMenuController.handleTap))
        ].forEach(view.addGestureRecognizer)
    }

    @objc
    open func handleEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) { toggle(true) }

    @objc(menuTapped:) func handleTap(_ recognizer: UITapGestureRecognizer) { toggle(true) }

    @objc @discardableResult func toggle(_ animated: Bool) -> Bool {
        state = state == .open ? .closed : .open
        if state == .open { menuDelegate?.sideMenuDidOpen?(self, animated: animated) }
        return state == .open
    }
}

@objc public protocol SideMenuDelegate: NSObjectProtocol {
    @objc optional func sideMenuDidOpen(_ menu: SideMenuController, animated: Bool)
}

extension SideMenuController: UIViewControllerTransitioningDelegate {
    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}
