/// A controller that takes in what a split view controller has no room for, whose primary controller it is. A navigation
/// controller pushes it.
public protocol SplitCollapsing: ViewController {
  /// A split view controller, whose primary controller this is, has room for one column only: takes the secondary one
  /// in, which is one of its children still and out of sight. It becomes a child of this one, after
  /// `willMove(toParent: nil)` and `removeFromParent()`, or stays where it is, out of sight.
  ///
  /// - Throws: `LoadingError`; then everything is as before.
  func collapseSecondary(_ secondary: ViewController, for split: SplitViewController) throws

  /// A split view controller, whose primary controller this is, has room for both columns again: what is to be in the
  /// secondary one? Whoever took it in gives it back, as nobody's child.
  ///
  /// - Parameters:
  ///   - detail: what was taken in, or has been shown as the detail since.
  ///   - split: the split view controller that has room again.
  /// - Returns: what is to be in the secondary column; nil for what was there before.
  /// - Throws: `LoadingError`; then everything is as before.
  func separateSecondary(_ detail: ViewController?, for split: SplitViewController) throws -> ViewController?
}
