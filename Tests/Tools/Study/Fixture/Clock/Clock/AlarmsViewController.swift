import UIKit

final class AlarmsViewController: UITableViewController {
  @IBOutlet private weak var countLabel: UILabel!

  static func make() -> UIViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    return storyboard.instantiateViewController(withIdentifier: "Alarms") as! AlarmsViewController
  }

  static func makeWithTitle() -> AlarmsViewController {
    let alarms = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Alarms")
    alarms.title = "Alarms"
    return alarms as! AlarmsViewController
  }

  static func makeWithCoder() -> UIViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Alarms") { coder in
      AlarmsViewController(coder: coder)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "1"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AlarmCell", for: path) as! AlarmCell
    cell.imageView?.image = UIImage(named: "bell")
    return cell
  }
}

final class AlarmCell: UITableViewCell {}
