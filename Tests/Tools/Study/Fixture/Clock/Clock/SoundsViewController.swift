import UIKit

final class SoundsViewController: UIViewController {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(
      UINib(nibName: String(describing: SoundCell.self), bundle: nil), forCellReuseIdentifier: "Sound")
  }
}

final class SoundCell: UITableViewCell {}
