import UIKit

@objc extension UIView {
    var pinnedTag: Int { get { return tag } set { tag = newValue } }
    func blink() { alpha = 0 }
}

extension UIView {
    @IBInspectable var borderWidthOfLayer: CGFloat {
        get { return layer.borderWidth }
        set { layer.borderWidth = newValue }
    }
    func pinEdges(to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }
}
