import Testing

@testable import SegueUIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  /// A view with a size of its own.
  private final class Block: UIView {
    var natural = CGSize(width: 40, height: 20)
    override var intrinsicContentSize: CGSize { natural }
  }

  private func stack(
    _ widths: [CGFloat],
    _ phone: Phone,
    in box: CGRect = CGRect(x: 0, y: 0, width: 300, height: 100)
  )
    -> UIStackView
  {
    let stack = UIStackView(
      arrangedSubviews: widths.map { width in
        let block = Block()
        block.natural.width = width
        return block
      }
    )
    stack.frame = box
    phone.window.addSubview(stack)
    return stack
  }

  private func boxes(_ stack: UIStackView, _ phone: Phone) -> [CGRect] {
    phone.host.advance(to: phone.host.time)
    return stack.arrangedSubviews.map(\.frame)
  }

  private func isNear(_ boxes: [CGRect], _ others: [CGRect]) -> Bool {
    boxes.count == others.count && zip(boxes, others).allSatisfy { $0.isNear($1, within: 1e-6) }
  }

  @Test("equal parts, spacing and alignment")
  func equally() {
    let phone = Phone()
    let stack = stack([40, 50, 60], phone)
    (stack.distribution, stack.spacing, stack.alignment) = (.fillEqually, 15, .center)
    let found = boxes(stack, phone)
    let wanted = [0, 105, 210].map { CGRect(x: $0, y: 40, width: 90, height: 20) }
    #expect(isNear(found, wanted))
    stack.alignment = .fill
    #expect(boxes(stack, phone).allSatisfy { $0.minY == 0 && $0.height == 100 })
    stack.alignment = .bottom
    #expect(boxes(stack, phone).allSatisfy { $0.maxY == 100 && $0.height == 20 })
  }

  @Test("equal distances, equal middles, proportions")
  func distributions() {
    let phone = Phone()
    let stack = stack([40, 80, 60], phone)
    stack.distribution = .equalSpacing
    #expect(boxes(stack, phone).map(\.minX).map { ($0 * 1e6).rounded() / 1e6 } == [0, 100, 240])
    stack.distribution = .equalCentering
    #expect(boxes(stack, phone).map { ($0.midX * 1e6).rounded() / 1e6 } == [20, 145, 270])
    stack.distribution = .fillProportionally
    let widths = boxes(stack, phone).map { ($0.width * 1e3).rounded() / 1e3 }
    #expect(widths == [66.667, 133.333, 100])
  }

  @Test("a hidden view gives up its room, moving in an animation")
  func hidden() {
    let phone = Phone()
    let stack = stack([40, 40, 40], phone)
    (stack.distribution, stack.axis) = (.fillEqually, .vertical)
    _ = boxes(stack, phone)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[1].isHidden = true
    }
    phone.host.advance(to: 0.5)
    let last = stack.arrangedSubviews[2]
    #expect(abs(last.frame.minY - 50) < 1e-9)
    #expect(abs((last.layer.presentation()?.frame.minY ?? 0) - (50 + 100.0 * 2 / 3) / 2) < 1e-6)
    stack.removeArrangedSubview(last)
    last.removeFromSuperview()
    #expect(boxes(stack, phone)[0].height == 100)
  }

  @Test("a stack is as large as what is in it, and its own margins, if nothing else says its size")
  func natural() {
    let phone = Phone()
    let stack = stack([40, 50], phone)
    stack.translatesAutoresizingMaskIntoConstraints = false
    (stack.spacing, stack.isLayoutMarginsRelativeArrangement) = (10, true)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.leftAnchor.constraint(equalTo: phone.window.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: phone.window.topAnchor, constant: 100).isActive = true
    phone.host.advance(to: 0)
    #expect(stack.frame.isNear(CGRect(x: 0, y: 100, width: 106, height: 24), within: 1e-6))
  }
}
