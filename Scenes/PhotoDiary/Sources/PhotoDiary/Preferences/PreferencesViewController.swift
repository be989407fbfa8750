import SceneUI

/// The preferences, in a popover. Changes take effect immediately.
final class PreferencesViewController: ViewController {
  private weak var orderControl: SegmentedControl!
  private weak var themeControl: SegmentedControl!
  private weak var sizeControl: SegmentedControl!

  private static let themes: [InterfaceStyle] = [.light, .dark]

  override class var declaration: ClassDeclaration {
    ClassDeclaration(PreferencesViewController.self, "What can be set.") {
      $0.outlet("orderControl") { $0.orderControl = $1 }
      $0.outlet("themeControl") { $0.themeControl = $1 }
      $0.outlet("sizeControl") { $0.sizeControl = $1 }
      $0.action("setOrder:") { $0.setOrder($1) }
      $0.action("setTheme:") { $0.setTheme($1) }
      $0.action("setSize:") { $0.setSize($1) }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let preferences = context.preferences
    orderControl.selectedSegmentIndex = SortOrder.allCases.firstIndex(of: preferences.sortOrder) ?? 0
    themeControl.selectedSegmentIndex = Self.themes.firstIndex(of: preferences.theme) ?? 0
    sizeControl.selectedSegmentIndex = preferences.textSize
  }

  private func setOrder(_ sender: SegmentedControl) {
    context.preferences.sortOrder = SortOrder.allCases[sender.selectedSegmentIndex]
  }

  private func setTheme(_ sender: SegmentedControl) {
    context.preferences.theme = Self.themes[sender.selectedSegmentIndex]
  }

  private func setSize(_ sender: SegmentedControl) {
    context.preferences.textSize = sender.selectedSegmentIndex
  }
}
