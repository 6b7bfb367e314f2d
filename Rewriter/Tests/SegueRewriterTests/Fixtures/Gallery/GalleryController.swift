import UIKit

// Zeilenenden von einem anderen System: äöü 🎴
class GalleryController: UIViewController {
	@IBOutlet weak var strip: UIScrollView!
	let überschrift = "🎴 Kärtchen"; @objc var zähler = 0

	@objc
	func tippen(über geste: UITapGestureRecognizer) { zähler += 1 }
	override func viewDidLoad() {
		super.viewDidLoad()
		let geste = UITapGestureRecognizer(target: self, action: #selector(
			tippen(über:)
		))
		strip.addGestureRecognizer(geste)
	}
}

extension GalleryController {
	override func viewWillAppear(_ animated: Bool) {
		super.viewWillAppear(animated)
	}
}
