import UIKit

final class ClockViewController: UIViewController {
  private static let settingsSegue = "showSettings"

  @IBOutlet private weak var timeLabel: UILabel!

  @IBAction func snooze(_ sender: UIButton) {
    timeLabel.text = "12:10"
    performSegue(withIdentifier: "showAlarms", sender: self)
  }

  @IBAction func unwindToClock(segue: UIStoryboardSegue) {}

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showAlarms" {
      timeLabel.textColor = UIColor(named: "Gong")
      (segue.destination as! AlarmsViewController).title = "12:00"
    }
  }

  func ring() {
    performSegue(withIdentifier: Self.settingsSegue, sender: self)
    performSegue(withIdentifier: "showSounds", sender: self)
    performSegue(withIdentifier: "showHelp", sender: self)
    present(RingViewController(), animated: true)
  }

  func settings() -> UITableViewController {
    UIStoryboard(name: "Settings", bundle: nil).instantiateInitialViewController() as! UITableViewController
  }

  func sounds() -> UIViewController {
    UIStoryboard(name: "Settings", bundle: nil)
      .instantiateViewController(withIdentifier: String(describing: SoundsViewController.self))
  }
}
