import SceneUI

/// A controller that shows a part of the diary. The source of a segue passes it the diary in `prepare`.
protocol DiaryShowing: ViewController {
  var diary: Diary! { get set }
}

extension ViewController {
  /// Passes the diary to this controller and its children.
  func hand(_ diary: Diary) {
    (self as? any DiaryShowing)?.diary = diary
    for child in children { child.hand(diary) }
  }

  /// The controller itself, or the top view controller if it is a navigation controller.
  var content: ViewController { (self as? NavigationController)?.topViewController ?? self }

  /// Performs a throwing operation and shows an alert if it fails.
  ///
  /// - Returns: Whether the operation succeeded.
  @discardableResult
  func attempt(_ act: () throws -> Void) -> Bool {
    do {
      try act()
      return true
    } catch {
      notify(error)
      return false
    }
  }

  func notify(_ error: any Error) {
    let alert = AlertController(title: "The diary is as it was", message: "\(error)")
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    do { try present(alert, animated: true) } catch let second {
      for failure in [error, second] { context.failureHandler(failure) }
    }
  }
}
