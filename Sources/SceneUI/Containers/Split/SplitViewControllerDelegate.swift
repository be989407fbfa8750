/// Methods that customize a split view controller. All methods have default implementations.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Notifies the delegate that columns are about to appear, disappear or move.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// Notifies the delegate that the primary or the supplementary column is about to appear.
  func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column)

  /// Notifies the delegate that the primary or the supplementary column is about to disappear.
  func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column)

  /// Returns the mode that `displayModeButtonItem` selects. By default, it is `automatic`.
  func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode

  /// Returns the controller to show after collapsing to one column, or nil, the default, for the primary
  /// controller.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// Returns the primary controller after expanding to both columns, or nil, the default, for the current
  /// one.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// Returns the column to show after three columns collapse to one. The user can go back to the preceding
  /// columns.
  ///
  /// - Parameters:
  ///   - split: The split view controller.
  ///   - column: The secondary column, or the last column with a controller.
  /// - Returns: The column to show. The default is `column`.
  func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingTo column: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Handles the secondary controller when the columns collapse to one. If the method returns false, the
  /// default, the primary controller adopts the secondary controller.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool

  /// Returns the secondary controller after expanding, or nil, the default, for the adopted or the previous
  /// one.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Shows a controller as the detail and returns true, or returns false, the default, if it does not show
  /// it.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool

  /// Shows a controller that no column handles and returns true, or returns false, the default, if it does
  /// not show it.
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
  /// Returns `automatic`, which lets the split view controller choose the mode.
  public func targetDisplayMode(for split: SplitViewController) -> SplitViewController.DisplayMode {
    .automatic
  }
  /// Returns nil, which keeps the primary controller.
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? { nil }
  /// Returns nil, which keeps the primary controller.
  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? { nil }
  /// Returns false, which lets the primary controller adopt the secondary controller.
  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { false }
  /// Returns nil, which restores the adopted controller.
  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  /// Returns false, which lets the split view controller show the controller.
  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
  /// Returns false, which lets an enclosing container show or present the controller.
  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: AnyObject?
  ) -> Bool { false }
}
