/// A primary controller that shows the secondary controller of a split view controller while only one column
/// fits. A navigation controller pushes it.
public protocol SplitCollapsing: ViewController {
  /// Adopts the secondary controller after collapsing to one column. It is still a hidden child of the split
  /// view controller, and becomes a child of this one after `willMove(toParent: nil)` and
  /// `removeFromParent()`, or stays hidden.
  ///
  /// - Throws: `LoadingError`. The state is then unchanged.
  func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws

  /// Returns the secondary controller after a split view controller has expanded to both columns. An adopted
  /// controller must be returned without a parent.
  ///
  /// - Parameters:
  ///   - detail: The adopted controller, or the detail that has been shown since.
  ///   - split: The split view controller that has expanded.
  /// - Returns: The controller of the secondary column, or nil for the previous one.
  /// - Throws: `LoadingError`. The state is then unchanged.
  func separateSecondary(_ detail: ViewController?, for split: SplitViewController) throws -> ViewController?
}
