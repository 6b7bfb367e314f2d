import QuartzCore
import UIKit

/// A ring that fills with the transition's progress.
class RingLayer: CALayer {
    @NSCopying var note: NSString?
    @objc dynamic var progress: CGFloat = 0

    override init() {
        super.init()
        masksToBounds = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { progress = ring.progress }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        return key == #keyPath(RingLayer.progress) || super.needsDisplay(forKey: key)
    }
}

class TickLayer: RingLayer {
    let count: Int

    init(count: Int) {
        self.count = count
        super.init()
    }

    required init?(coder: NSCoder) { fatalError() }
}

class RingView: UIView {
    override class var layerClass: AnyClass { return RingLayer.self }
    var ring: RingLayer { return layer as! RingLayer }
    var progress: CGFloat {
        set { ring.progress = newValue }
        get { return ring.progress }
    }
}
