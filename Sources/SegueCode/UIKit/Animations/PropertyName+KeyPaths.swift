import SegueModel
import SegueMotion

extension PropertyName {
  var isScale: Bool { self == .scale || self == .scaleX || self == .scaleY }

  /// The key paths of Core Animation that make up the property.
  var keyPaths: [String] {
    switch self {
    case .frame: ["position.x", "position.y", "bounds.size.width", "bounds.size.height"]
    case .x, .centerX, .positionX: ["position.x"]
    case .y, .centerY, .positionY: ["position.y"]
    case .center, .position: ["position.x", "position.y"]
    case .width: ["bounds.size.width"]
    case .height: ["bounds.size.height"]
    case .anchor: ["anchorPoint.x", "anchorPoint.y"]
    case .z: ["zPosition"]
    case .opacity: ["opacity"]
    case .fill: ["backgroundColor"]
    case .radius: ["cornerRadius"]
    case .borderWidth: ["borderWidth"]
    case .borderColor: ["borderColor"]
    case .shadowRadius: ["shadowRadius"]
    case .shadowX: ["shadowOffset.width"]
    case .shadowY: ["shadowOffset.height"]
    case .shadowOpacity: ["shadowOpacity"]
    case .shadowColor: ["shadowColor"]
    case .strokeWidth: ["lineWidth"]
    case .strokeColor: ["strokeColor"]
    case .offset: ["bounds.origin.x", "bounds.origin.y"]
    case .offsetX: ["bounds.origin.x"]
    case .offsetY: ["bounds.origin.y"]
    case .scale: ["transform.scale.x", "transform.scale.y"]
    case .scaleX: ["transform.scale.x"]
    case .scaleY: ["transform.scale.y"]
    case .rotate: ["transform.rotation.z"]
    case .rotateX: ["transform.rotation.x"]
    case .rotateY: ["transform.rotation.y"]
    case .moveX: ["transform.translation.x"]
    case .moveY: ["transform.translation.y"]
    case .moveZ: ["transform.translation.z"]
    case .transform: ["transform"]
    case .sublayersM34: ["sublayerTransform"]
    default: []
    }
  }
}

extension MediaTiming.FillMode {
  /// The name in `CAMediaTimingFillMode`.
  var code: String {
    switch self {
    case .both: "both"
    case .forwards: "forwards"
    case .backwards: "backwards"
    case .removed: "removed"
    }
  }
}

extension LayerPath {
  /// Whether the layers that the left path means include all those that the right one does.
  static func ~= (left: LayerPath, right: LayerPath) -> Bool {
    left.components.count == right.components.count
      && zip(left.components, right.components).allSatisfy { $0 == $1 || $0 == "*" }
  }
}
