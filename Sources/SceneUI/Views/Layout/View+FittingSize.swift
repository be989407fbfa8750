import SceneLayout
import SceneValues

extension View {
  /// The smallest size: what `systemLayoutSizeFitting(_:)` is asked for to hear how little is enough.
  public static let layoutFittingCompressedSize = Size.zero
  /// A size larger than any that is wanted.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
  /// 50: how much a size counts that a view should have if it can.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// The size that the view's constraints, and those in it, give it.
  ///
  /// ```swift
  /// let size = form.systemLayoutSizeFitting(
  ///   Size(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50)
  /// ```
  ///
  /// - Parameters:
  ///   - target: the size that it is to have if it can, in points: `layoutFittingCompressedSize` for as little as is
  ///     enough.
  ///   - horizontal: how much the target's width counts; `fittingSizeLevel`, less than any content, by default.
  ///   - vertical: how much its height counts.
  /// - Returns: the size, in points, up to the next pixel. Nothing is moved.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority = View.fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = View.fittingSizeLevel
  ) -> Size {
    settleStructure()
    let island = LayoutIsland(root: self, isTrial: true)
    return island.size(
      fitting: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
  }

  /// Views in it that were marked for their constraints have been asked.
  func settleStructure() {
    var rounds = 0
    while hasLayoutWork, rounds < 8 {
      updateMarkedConstraints()
      rounds += 1
    }
  }
}

extension LayoutIsland {
  /// The size of the root that all that is in it agrees to.
  fileprivate func size(fitting target: Size, horizontal: Double, vertical: Double) -> Size {
    build()
    guard let engine else { return target }
    engine.setRootSize(target, horizontalPriority: horizontal, verticalPriority: vertical)
    var moved: Set<LayoutItemID> = []
    solve(into: &moved)
    let size = engine.rootSize
    return Size(width: max(0, grid.roundedUp(size.width)), height: max(0, grid.roundedUp(size.height)))
  }
}
