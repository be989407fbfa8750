import SceneValues

/// A view as a stack view knows it.
struct StackMember {
  let view: View
  /// The size it had when it was added: what it counts for where it has no content.
  private let ownSize: Size
  var customSpacing: Double?

  init(_ view: View) {
    self.view = view
    ownSize = view.bounds.size
  }

  /// Whether its content says how long it is along an axis.
  func hasContent(along axis: StackView.Axis, _ measurement: StackMeasurement) -> Bool {
    let content = measurement.contentSize(of: view)
    return (axis == .horizontal ? content.width : content.height) != nil
  }

  /// The size that it would like.
  ///
  /// - Parameters:
  ///   - width: the most that there is; nil for any.
  ///   - measurement: what views have said already.
  /// - Returns: the size, in points.
  func size(width: Double?, _ measurement: StackMeasurement) -> Size {
    let content = measurement.contentSize(of: view)
    guard content.width != nil, content.height != nil else {
      return Size(width: content.width ?? ownSize.width, height: content.height ?? ownSize.height)
    }
    return measurement.size(of: view, fitting: width ?? 0)
  }

  func place(in rect: Rect) {
    if view.transform.isIdentity {
      view.frame = rect
    } else {
      // A frame would be the transformed view's.
      view.bounds = Rect(origin: view.bounds.origin, size: rect.size)
      view.center = rect.center
    }
  }
}
