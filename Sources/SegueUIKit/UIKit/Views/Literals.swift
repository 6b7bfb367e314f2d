import Foundation

extension UIColor: _ExpressibleByColorLiteral {}
extension CGColor: _ExpressibleByColorLiteral {}
extension UIImage: @preconcurrency _ExpressibleByImageLiteral {}

/// The type of a literal colour.
public typealias _ColorLiteralType = UIColor
/// The type of a literal picture.
public typealias _ImageLiteralType = UIImage
