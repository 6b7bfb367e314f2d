import Foundation

extension UIView {
  /// A property that UIKit itself declares, by its name; nil for another name.
  func ownValue(forKey key: String) -> Any? {
    switch key {
    case "frame": frame
    case "bounds": bounds
    case "center": center
    case "alpha": alpha
    case "transform": transform
    case "hidden", "isHidden": isHidden
    case "tag": tag
    case "backgroundColor": backgroundColor
    case "contentOffset": (self as? UIScrollView)?.contentOffset
    case "contentSize": (self as? UIScrollView)?.contentSize
    case "contentInset": (self as? UIScrollView)?.contentInset
    default: nil
    }
  }

  /// Sets a property that UIKit itself declares, by its name; false for another name or type.
  func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    switch (key, value) {
    case ("frame", let value as CGRect): frame = value
    case ("bounds", let value as CGRect): bounds = value
    case ("center", let value as CGPoint): center = value
    case ("alpha", let value as CGFloat): alpha = value
    case ("hidden", let value as Bool), ("isHidden", let value as Bool): isHidden = value
    case ("tag", let value as Int): tag = value
    case ("backgroundColor", let value as UIColor?): backgroundColor = value
    case ("contentOffset", let value as CGPoint): (self as? UIScrollView)?.contentOffset = value
    default: return false
    }
    return true
  }
}
