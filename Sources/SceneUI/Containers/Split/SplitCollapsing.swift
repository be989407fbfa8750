/// A primary controller that can display a split view controller's secondary controller while only one column fits. For
/// example, a navigation controller pushes the secondary controller.
public protocol SplitCollapsing: ViewController {
  /// Adopts the secondary controller after the split view controller has collapsed to one column. At this point, the
  /// secondary controller is still a hidden child of the split view controller. To display the secondary controller, call
  /// its `willMove(toParent: nil)` and `removeFromParent()` methods, and make it a child of this controller. Otherwise,
  /// it stays hidden.
  ///
  /// - Throws: `LoadingError` if the controller cannot be displayed. The state is then unchanged.
  func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws

  /// Returns the secondary controller after a split view controller has expanded to several columns. If this method
  /// returns an adopted controller, it must first remove that controller from its parent.
  ///
  /// - Parameters:
  ///   - detail: The adopted controller, or the detail controller that has replaced it.
  ///   - split: The split view controller that has expanded.
  /// - Returns: The controller of the secondary column, or nil to use the previous controller.
  /// - Throws: `LoadingError` if the controller cannot be returned. The state is then unchanged.
  func separateSecondary(_ detail: ViewController?, for split: SplitViewController) throws -> ViewController?
}
