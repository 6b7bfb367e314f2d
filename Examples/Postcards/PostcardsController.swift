import UIKit

/// The list: its rows are a prototype of the storyboard, and a tap goes the row's segue.
class PostcardsController: UITableViewController {
  private let places = ["Lisbon", "Reykjavík", "Naples", "Kyoto"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "postcard", for: indexPath)
    (cell as? PostcardCell)?.nameLabel.text = places[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? PostcardCell, let card = segue.destination as? PostcardController else { return }
    card.place = cell.nameLabel.text ?? ""
    card.growth.origin = cell.convert(cell.bounds, to: nil)
    card.transitioningDelegate = card.growth
  }

  @IBAction func closePostcard(_ segue: UIStoryboardSegue) {}
}

class PostcardCell: UITableViewCell {
  @IBOutlet var nameLabel: UILabel!
}
