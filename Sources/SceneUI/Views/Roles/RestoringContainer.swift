/// A container whose displayed children are part of the app's saved state.
protocol RestoringContainer: ViewController {
  var restorableChildren: [ViewController] { get }
  var restorableSelection: Int? { get }
  /// Whether restoring creates the children that the container does not contain yet.
  var createsRestoredChildren: Bool { get }
  func restore(_ children: [ViewController], selection: Int?) throws
}
