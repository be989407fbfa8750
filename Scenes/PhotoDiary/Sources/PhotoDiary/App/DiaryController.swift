import SceneUI

/// The root controller. It shows the list next to the selected entry, or only one of them in a narrow window.
final class DiaryController: SplitViewController, SplitViewControllerDelegate, DiaryShowing {
  /// The diary, which the app must set before it shows anything.
  var diary: Diary!
  private var observation: ObservationToken?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(DiaryController.self, "The list of entries beside the one that is read.") {
      // Unwinding dismisses all controllers that are presented over the diary.
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

  /// In a narrow window, shows the selected entry above the list, or only the list if no entry is selected.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { (secondary.content as? EntryViewController)?.entryID == nil }
}
