/// A primary controller that shows the secondary controller of a split view controller while only one column
/// fits. A navigation controller pushes it.
public protocol SplitCollapsing: ViewController {
  /// Adopts the secondary controller after collapsing to one column. It is still a hidden child of the split
  /// view controller, and becomes a child of this one after `willMove(toParent: nil)` and
  /// `removeFromParent()`, or stays hidden.
  ///
  /// - Throws: `LoadingError`. The state is then unchanged.
  func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws

  /// Returns the secondary controller after expanding to both columns, or nil for the previous one. An
  /// adopted controller must be returned without a parent.
  ///
  /// - Throws: `LoadingError`. The state is then unchanged.
  func separateSecondary(_ detail: ViewController?, for split: SplitViewController) throws -> ViewController?
}
