/// Methods that customize a split view controller. All methods have default implementations.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Notifies the delegate that columns will appear, disappear or move.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// Notifies the delegate that the primary or the supplementary column will appear.
  func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column)

  /// Notifies the delegate that the primary or the supplementary column will disappear.
  func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column)

  /// Returns the mode that `displayModeButtonItem` selects. The default is `automatic`.
  func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode

  /// Returns the controller to show after collapsing to one column. Nil is for the primary controller.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// Returns the primary controller after expanding to both columns. Nil, the default, for the current one.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// Returns the visible column after three columns collapse to one. The user can go back to the preceding
  /// columns.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - column: The secondary column, or the last one with a controller.
  /// - Returns: The column to show. The default is `column`.
  func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingTo column: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Handles the secondary controller when the columns collapse to one. If it returns false, the default, the
  /// primary controller adopts it.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool

  /// Returns the secondary controller after expanding. Nil is for the adopted or the previous one.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller as the detail and returns whether it has. The default is false.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool

  /// Shows a controller that no column handles and returns whether it has. The default is false.
  func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: AnyObject?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing by default.
  public func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing by default.
  public func splitViewController(
    _ split: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing by default.
  public func splitViewController(
    _ split: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the last column with a controller.
  public func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingTo column: SplitViewController.Column
  ) -> SplitViewController.Column { column }
  /// Returns `automatic`: the controller chooses.
  public func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode {
    .automatic
  }
  /// Returns nil, which keeps the primary controller.
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? { nil }
  /// Returns nil, which keeps the primary controller.
  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? { nil }
  /// Returns false: the primary controller adopts the secondary one.
  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { false }
  /// Returns nil, which restores the adopted controller.
  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  /// Returns false: the split view controller shows the controller.
  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
  /// Returns false: an enclosing container shows the controller, or it is presented.
  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
}
