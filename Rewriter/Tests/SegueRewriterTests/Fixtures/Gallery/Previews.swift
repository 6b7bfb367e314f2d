import UIKit

#Preview { GalleryController() }

#Preview("Card", traits: .landscapeLeft, .portrait) {
    let controller = GalleryController()
    controller.title = "Card"
    return controller
}

@available(iOS 17.0, *)
#Preview(
    "Over lines"
) {
    GalleryController()
}

#Preview("Body", body: { UIView(frame: .zero) })

func makeGallery() -> UIViewController { GalleryController() }
#Preview("Function", body: makeGallery)

#if DEBUG
#Preview("Debug") { UILabel(frame: .zero) }
#endif
