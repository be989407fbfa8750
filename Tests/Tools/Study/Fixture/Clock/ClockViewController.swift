import UIKit

final class ClockViewController: UIViewController {
  @IBOutlet private weak var timeLabel: UILabel!

  @IBAction func snooze(_ sender: UIButton) {
    timeLabel.text = "12:10"
    performSegue(withIdentifier: "showAlarms", sender: self)
  }
}
