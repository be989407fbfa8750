/// Has a say in what a split view controller shows. Every method has an answer by default.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Columns are about to come, go or change their place.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// The primary or the supplementary column is about to come.
  func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column)

  /// The primary or the supplementary column is about to go.
  func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column)

  /// The mode that `displayModeButtonItem` leads to; `automatic`, by default, for what the controller thinks best.
  func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode

  /// There is room for one column only: what is it to show? nil, by default, for the primary one.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// There is room for both columns again: what is the primary one to show? nil, by default, for what it shows.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// There is room for one column of three only: which is to be seen first? Those before it are there to go back to.
  ///
  /// - Parameters:
  ///   - split: the controller that has room for one.
  ///   - column: the secondary one, or the last that there is.
  /// - Returns: the column to be seen; by default `column`.
  func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingTo column: SplitViewController.Column
  ) -> SplitViewController.Column

  /// There is room for one column only: takes care of the secondary controller.
  ///
  /// - Returns: true where nothing more is to be done: it has been put elsewhere, or is not worth showing. False, by
  ///   default, to let the primary one take it in: a navigation controller pushes it.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool

  /// There is room for both columns again: what is to be in the secondary one? nil, by default, for what the primary
  /// controller took in, or else what was there before.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// A controller is to be shown as the detail.
  ///
  /// - Returns: true where the delegate has shown it. False by default.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool

  /// A controller is to be shown, and nothing inside the columns has a way of its own to.
  ///
  /// - Returns: true where the delegate has shown it. False by default.
  func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: AnyObject?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// By default, does nothing.
  public func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// By default, does nothing.
  public func splitViewController(
    _ split: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// By default, does nothing.
  public func splitViewController(
    _ split: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// By default, the last column that there is.
  public func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingTo column: SplitViewController.Column
  ) -> SplitViewController.Column { column }
  /// By default `automatic`: what the controller thinks best.
  public func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode {
    .automatic
  }
  /// By default nil: the primary controller stays.
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? { nil }
  /// By default nil: the primary controller stays.
  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? { nil }
  /// By default false: the primary controller takes the secondary one in.
  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { false }
  /// By default nil: what was taken in comes back.
  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  /// By default false: the split view controller shows it.
  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
  /// By default false: a container around shows it, or it is presented.
  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
}
