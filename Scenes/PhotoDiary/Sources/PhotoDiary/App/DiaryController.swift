import SceneUI

/// The whole: the list of entries beside the one that is read, or, where it is narrow, one of them at a time.
final class DiaryController: SplitViewController, SplitViewControllerDelegate, DiaryShowing {
  /// Set by the program before anything is shown.
  var diary: Diary!
  private var observation: ObservationToken?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(DiaryController.self, "The list of entries beside the one that is read.") {
      // Whatever lies over the diary is done: unwinding sends it away.
      $0.action("done:") { (_, _: Segue) in }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    diary.failureHandler = { [weak self] in self?.tell($0) }
    context.style = context.preferences.theme
    observation = context.notifications.observe(.preferencesDidChange) { [weak self] _ in
      guard let self else { return }
      context.style = context.preferences.theme
    }
  }

  /// Where it becomes narrow, the entry that is read lies on the list; without one, there is the list.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { (secondary.content as? EntryViewController)?.entryID == nil }
}
