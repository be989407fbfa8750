import AppKit

final class LimitsWindowController: NSWindowController {
  @IBOutlet private weak var field: NSTextField!

  convenience init() { self.init(windowNibName: "Limits") }

  override func windowDidLoad() { field.stringValue = "7" }
}

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  private let limits = LimitsWindowController()

  @IBAction func showLimits(_ sender: Any?) { limits.showWindow(sender) }
}
