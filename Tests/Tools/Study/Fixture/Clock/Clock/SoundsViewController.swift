import UIKit

final class SoundsViewController: UIViewController {
  private let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(
      UINib(nibName: String(describing: SoundCell.self), bundle: nil), forCellReuseIdentifier: "Sound")
  }

  func cell(at path: IndexPath) -> SoundCell {
    table.dequeueReusableCell(withIdentifier: "Sound", for: path) as! SoundCell
  }

  func sample() -> SoundCell {
    UINib(nibName: "SoundCell", bundle: nil).instantiate(withOwner: nil)[0] as! SoundCell
  }
}

final class SoundCell: UITableViewCell {
  @IBOutlet private weak var title: UILabel!

  func show(_ sound: String) { title.text = sound }
}
