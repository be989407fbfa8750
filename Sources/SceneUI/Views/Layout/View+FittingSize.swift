import SceneLayout
import SceneValues

extension View {
  /// The target size that requests the smallest possible size from `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target size that requests the largest possible size from `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
  /// The default priority with which a view fits its target size: 50.
  public static let fittingSizeLevel = LayoutPriority(rawValue: 50)

  /// Returns the size that best satisfies the constraints of the view and its descendants.
  ///
  /// ```swift
  /// let size = form.systemLayoutSizeFitting(
  ///   Size(width: 320, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: 50)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The preferred size, in points. Use `layoutFittingCompressedSize` for the smallest size.
  ///   - horizontal: The priority of the target width. The default is `fittingSizeLevel`, which is lower than any default
  ///     content priority.
  ///   - vertical: The priority of the target height. The default is `fittingSizeLevel`.
  /// - Returns: The size in points, rounded up to the next pixel. No views are moved.
  public func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority = View.fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = View.fittingSizeLevel
  ) -> Size {
    classifyStructure()
    let island = LayoutIsland(root: self, isMeasurementOnly: true)
    return island.size(
      fitting: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
  }

  func classifyStructure() {
    var rounds = 0
    while hasLayoutWork, rounds < 8 {
      updateMarkedConstraints()
      rounds += 1
    }
  }
}

extension LayoutIsland {
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
