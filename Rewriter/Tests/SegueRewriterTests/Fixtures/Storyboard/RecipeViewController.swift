import UIKit

class RecipeViewController: UIViewController {
    @IBOutlet private weak var photo: UIImageView!
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet weak var closeButton: UIButton? { didSet { closeButton?.tag = 3 } }
    @IBOutlet var dots: [UIView]!
    var zoom: RecipeZoomSegue?

    @IBAction func closeTapped(_ sender: UIButton) { dismiss(animated: true, completion: nil) }
    @IBAction func sliderMoved(_ slider: UISlider, forEvent event: UIEvent) {}
    @IBAction private func unwindToRecipe(segue: UIStoryboardSegue) {}
    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        if segue.identifier == "zoom" { zoom = segue as? RecipeZoomSegue }
    }

    func showNext() {
        performSegue(withIdentifier: "zoom", sender: self)
        let next = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "next")
        perform(Selector("closeTapped:"), with: nil)
        if responds(to: #selector(RecipeViewController.closeTapped)) { present(next, animated: true) }
    }
}

@objc(RecipeZoomSegue)
class RecipeZoomSegue: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: true, completion: nil) }
}
