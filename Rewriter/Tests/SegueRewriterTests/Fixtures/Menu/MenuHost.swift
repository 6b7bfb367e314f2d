import UIKit

class BaseScreen: UIViewController, UIScrollViewDelegate, SideMenuDelegate {
    var opened = 0
}

/// The superclass declared the conformance; these are found by name.
class MenuHost: BaseScreen {
    var scrolled = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func sideMenuDidOpen(_ menu: SideMenuController, animated: Bool) { opened += 1 }
}

class ListScreen: UITableViewController {
    var selected: IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected = indexPath }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
