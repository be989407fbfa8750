import UIKit

final class RingViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Ring"
  }

  func prepare(_ table: UITableView, for kinds: [String]) {
    for kind in kinds { table.register(UITableViewCell.self, forCellReuseIdentifier: kind) }
  }
}
