import AppKit

final class MeterViewController: NSViewController {
  @objc dynamic var pressure: Double = 1
  @objc dynamic var gauges: [Gauge] = []
  @IBOutlet private weak var slider: NSSlider!

  @IBAction func reset(_ sender: NSButton) {
    slider.doubleValue = 1
    pressure = 1
    sender.image = NSImage(named: NSImage.addTemplateName)
  }

  @IBAction func export(_ sender: Any?) {
    performSegue(withIdentifier: "showDetail", sender: sender)
  }
}

final class Gauge: NSObject {
  @objc dynamic var limit: Double = 4
  @objc dynamic var parts: [Gauge] = []
}
