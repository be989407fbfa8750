import SceneUI

/// A controller that shows something of the diary. Who leads to it hands it the diary, in `prepare`.
protocol DiaryShowing: ViewController {
  var diary: Diary! { get set }
}

extension ViewController {
  /// Hands the diary to this controller and to all that it holds.
  func hand(_ diary: Diary) {
    (self as? any DiaryShowing)?.diary = diary
    for child in children { child.hand(diary) }
  }

  /// This controller, or what is on top in the navigation controller that it is.
  var content: ViewController { (self as? NavigationController)?.topViewController ?? self }

  /// Does something that may fail, and says so where it does.
  ///
  /// - Returns: whether it went well.
  @discardableResult
  func attempt(_ act: () throws -> Void) -> Bool {
    do {
      try act()
      return true
    } catch {
      tell(error)
      return false
    }
  }

  /// Says what could not be done.
  func tell(_ error: any Error) {
    let alert = AlertController(title: "The diary is as it was", message: "\(error)")
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    do { try present(alert, animated: true) } catch let second {
      for failure in [error, second] { context.failureHandler(failure) }
    }
  }
}
