import UIKit

final class SoundsViewController: UIViewController {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(
      UINib(nibName: String(describing: SoundCell.self), bundle: nil), forCellReuseIdentifier: "Sound")
  }

  func cell(at path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "Sound", for: path)
  }
}

final class SoundCell: UITableViewCell {
  @IBOutlet private weak var title: UILabel!

  func show(_ sound: String) { title.text = sound }
}
