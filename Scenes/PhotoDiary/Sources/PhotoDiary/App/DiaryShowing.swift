import SceneUI

/// A controller that shows a part of the diary, which the source of a segue sets in `prepare`.
protocol DiaryShowing: ViewController {
  var diary: Diary! { get set }
}

extension ViewController {
  func hand(_ diary: Diary) {
    (self as? any DiaryShowing)?.diary = diary
    for child in children { child.hand(diary) }
  }

  var content: ViewController { (self as? NavigationController)?.topViewController ?? self }

  /// Performs an operation. If it throws an error, shows an alert and returns false.
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
