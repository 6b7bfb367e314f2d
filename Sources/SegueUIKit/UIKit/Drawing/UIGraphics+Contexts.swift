public import Foundation

/// Makes a context the present one.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.current.contexts.append(context) }
/// Makes the context before the present one again.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = GraphicsContexts.current.contexts.popLast() }
/// Draws the outline of a rectangle of the present picture, a point wide.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Fills a rectangle of the present picture; how it is laid over what is there has no effect.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }
/// Draws only within a rectangle of the present picture.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The largest rectangle of a shape in the middle of another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  let origin = CGPoint(x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2)
  return CGRect(origin: origin, size: size)
}
