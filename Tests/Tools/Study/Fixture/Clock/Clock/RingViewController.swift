import UIKit

final class RingViewController: UIViewController {
  @IBOutlet private weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Ring"
  }
}
