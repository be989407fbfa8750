import SceneUI

/// The root controller: the list of entries next to the selected entry, or one of them at a time in a narrow
/// window.
final class DiaryController: SplitViewController, SplitViewControllerDelegate, DiaryShowing {
  /// The app sets it before it shows anything.
  var diary: Diary!
  private var observation: ObservationToken?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(DiaryController.self, "The list of entries beside the one that is read.") {
      // Unwinding dismisses everything that is presented over the diary.
      $0.action("done:") { (_, _: Segue) in }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    diary.failureHandler = { [weak self] in self?.notify($0) }
    context.style = context.preferences.theme
    observation = context.notifications.observe(.preferencesDidChange) { [weak self] _ in
      guard let self else { return }
      context.style = context.preferences.theme
    }
  }

  /// In a narrow window, shows the selected entry on top of the list, or the list if no entry is selected.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { (secondary.content as? EntryViewController)?.entryID == nil }
}
