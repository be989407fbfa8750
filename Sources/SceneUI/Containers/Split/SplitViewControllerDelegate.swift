/// Methods by which a delegate customizes a split view controller. All methods are optional.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Called before columns appear, disappear, or move.
  func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode)

  /// Called before the primary or the supplementary column appears.
  func splitViewController(_ split: SplitViewController, willShow column: SplitViewController.Column)

  /// Called before the primary or the supplementary column disappears.
  func splitViewController(_ split: SplitViewController, willHide column: SplitViewController.Column)

  /// Returns the mode that `displayModeButtonItem` selects. The default is `automatic`.
  func targetDisplayModeForAction(in split: SplitViewController) -> SplitViewController.DisplayMode

  /// Returns the controller to display after collapsing to one column. If this method returns nil, which is the default,
  /// the primary controller is displayed.
  func primaryViewController(forCollapsing split: SplitViewController) -> ViewController?

  /// Returns the primary controller after expanding. If this method returns nil, which is the default, the primary
  /// controller does not change.
  func primaryViewController(forExpanding split: SplitViewController) -> ViewController?

  /// Returns the column to display after three columns have collapsed to one. The default is `column`, which is the last
  /// column that has a controller. The user can go back to the preceding columns.
  func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingToProposedTopColumn column: SplitViewController.Column
  ) -> SplitViewController.Column

  /// Handles the secondary controller when the columns collapse to one. If this method returns false, which is the
  /// default, the primary controller adopts the secondary controller.
  func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool

  /// Returns the secondary controller after expanding. If this method returns nil, which is the default, the adopted or
  /// previous controller is used.
  func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?

  /// Displays a controller as the detail and returns true. If this method returns false, which is the default, the split
  /// view controller displays the controller.
  func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool

  /// Displays a controller in response to a call to `show` and returns true. If this method returns false, which is the
  /// default, an enclosing container displays the controller.
  func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ split: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the secondary column, or the last column with a controller.
  public func splitViewController(
    _ split: SplitViewController, topColumnForCollapsingToProposedTopColumn column: SplitViewController.Column
  ) -> SplitViewController.Column { column }
  /// Returns `automatic`, so the split view controller chooses the mode.
  public func targetDisplayModeForAction(in split: SplitViewController) -> SplitViewController.DisplayMode {
    .automatic
  }
  /// Returns nil, so the primary controller does not change.
  public func primaryViewController(forCollapsing split: SplitViewController) -> ViewController? { nil }
  /// Returns nil, so the primary controller does not change.
  public func primaryViewController(forExpanding split: SplitViewController) -> ViewController? { nil }
  /// Returns false, so the primary controller adopts the secondary controller.
  public func splitViewController(
    _ split: SplitViewController, collapseSecondary secondary: ViewController, onto primary: ViewController
  ) -> Bool { false }
  /// Returns nil, so the adopted or previous controller is used as the secondary controller.
  public func splitViewController(
    _ split: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
  /// Returns false, so the split view controller displays the controller.
  public func splitViewController(
    _ split: SplitViewController, showDetail controller: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false, so an enclosing container displays or presents the controller.
  public func splitViewController(
    _ split: SplitViewController, show controller: ViewController, sender: Any?
  ) -> Bool { false }
}
