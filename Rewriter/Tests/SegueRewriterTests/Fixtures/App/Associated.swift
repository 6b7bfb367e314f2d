import UIKit

private var transitionKey: UInt8 = 0

extension UIViewController {
    var storedTransition: NSObject? {
        get { return objc_getAssociatedObject(self, &transitionKey) as? NSObject }
        set { objc_setAssociatedObject(self, &transitionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    @objc func segue_viewDidLoad() { storedTransition = nil }

    static func exchange() {
        guard let a = class_getInstanceMethod(self, NSSelectorFromString("viewDidLoad")),
              let b = class_getInstanceMethod(self, #selector(segue_viewDidLoad)) else { return }
        method_exchangeImplementations(a, b)
    }
}
