import UIKit

private let sheetInset: CGFloat = 12

extension SheetController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place(inset: sheetInset)
    }

    private func place(inset: CGFloat) {
        view.frame = view.frame.insetBy(dx: inset, dy: 0)
    }

    @objc func settle() { detent = 0.5 }
}
