import Foundation
import SegueGeometry
import SegueStage

extension CALayer {
  /// The value of an animatable property by its key path; nil for any other key.
  func keyedValue(_ key: String) -> Any? {
    let state = ownState
    switch key {
    case "position": return position
    case "bounds": return bounds
    case "bounds.size": return bounds.size
    case "bounds.origin": return bounds.origin
    case "frame": return frame
    case "anchorPoint": return anchorPoint
    case "transform": return transform
    case "shadowOffset": return shadowOffset
    case "hidden", "isHidden": return isHidden
    case "name": return name
    case "masksToBounds": return masksToBounds
    case "cornerRadius": return cornerRadius
    case "path": return (self as? CAShapeLayer)?.path
    case "colors": return (self as? CAGradientLayer)?.colors
    case "locations": return (self as? CAGradientLayer)?.locations
    case "startPoint": return (self as? CAGradientLayer)?.startPoint
    case "endPoint": return (self as? CAGradientLayer)?.endPoint
    case "contents": return contents
    default: break
    }
    guard let path = AnimationPath(key), let property = path.properties.first else { return nil }
    if property.isTransformPart {
      return TransformParts(state.transform).value(of: property).map { CGFloat($0) }
    }
    if let color = state.color(of: property) { return CGColor(color) }
    return state.number(of: property).map { CGFloat($0) }
  }

  /// Sets an animatable property by its key path; false for any other key.
  func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
    if key == "hidden" || key == "isHidden" || key == "masksToBounds" {
      guard let flag = value as? Bool else { return false }
      if key == "masksToBounds" { masksToBounds = flag } else { isHidden = flag }
      return true
    }
    if setContents(value, key) { return true }
    guard let value, let path = AnimationPath(key) else { return false }
    if path.properties.contains(where: \.isTransformPart) { return setTransformPart(value, path) }
    let parsed = AnimationValue(value)
    let values = path.properties.indices.compactMap { index in
      parsed?.part(index, of: path).map { (path.properties[index], $0) }
    }
    guard values.count == path.properties.count else { return false }
    if key == "cornerRadius", let radius = values.first?.1.number { self.radius = radius }
    let old = bounds
    change(String(key.prefix { $0 != "." }), to: values)
    if bounds != old {
      setNeedsLayout()
      boundsDidChange(from: old)
    }
    return true
  }

  /// Sets what a layer shows in front of its background, where it shows that: such layers keep what they were given.
  private func setContents(_ value: Any?, _ key: String) -> Bool {
    switch (key, self) {
    case ("path", let layer as CAShapeLayer): layer.path = value as? CGPath
    case ("colors", let layer as CAGradientLayer): layer.colors = value as? [Any]
    case ("locations", let layer as CAGradientLayer): layer.locations = value as? [NSNumber]
    case ("startPoint", let layer as CAGradientLayer):
      layer.startPoint = value as? CGPoint ?? layer.startPoint
    case ("endPoint", let layer as CAGradientLayer): layer.endPoint = value as? CGPoint ?? layer.endPoint
    case ("contents", _): contents = value
    default: return false
    }
    return true
  }

  /// Sets a part of the transform's matrix: what it is now, with the part's difference before it.
  private func setTransformPart(_ value: Any, _ path: AnimationPath) -> Bool {
    let matrix = ownState.transform
    let parts = TransformParts(matrix)
    var components = TransformComponents()
    for index in path.properties.indices {
      guard let number = AnimationValue(value)?.part(index, of: path)?.number else { return false }
      let relative = parts.relative(number, of: path.properties[index])
      components.set(relative, of: path.properties[index])
    }
    change("transform", to: [(.transform, .transform(components.transform.concatenating(matrix)))])
    return true
  }
}

extension TransformComponents {
  fileprivate mutating func set(_ value: Double, of property: LayerProperty) {
    var state = LayerState()
    state.components = self
    state.setNumber(value, of: property)
    self = state.components
  }
}
