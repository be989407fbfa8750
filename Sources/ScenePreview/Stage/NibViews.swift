import SceneRuntime
import SceneUI

extension Nib {
  /// Creates the objects of the nib, and returns the top-level views and the views of view controllers, in file order.
  func shownViews() throws -> (views: [View], isEmpty: Bool) {
    let objects = try instantiate()
    return (objects.compactMap { $0 as? View ?? ($0 as? ViewController)?.suppliedView }, objects.isEmpty)
  }
}
