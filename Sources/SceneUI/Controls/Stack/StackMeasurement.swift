import SceneValues

/// The sizes that views have told a stack view, and the stack views inside it, while it arranges them.
///
/// A stack view asks each of its views several times, and one that it holds asks its own as often each time: the
/// innermost of ten was asked millions of times. Nothing changes in between, so each view is asked once for a width.
final class StackMeasurement {
  private struct Question: Hashable {
    let view: ObjectIdentifier
    let width: Double
  }

  private var contents: [ObjectIdentifier: (width: Double?, height: Double?)] = [:]
  private var sizes: [Question: Size] = [:]

  /// A view's `intrinsicContentSize`.
  func contentSize(of view: View) -> (width: Double?, height: Double?) {
    let key = ObjectIdentifier(view)
    if let known = contents[key] { return known }
    let size = view.intrinsicContentSize
    contents[key] = size
    return size
  }

  /// What a view says to `sizeThatFits`.
  ///
  /// - Parameters:
  ///   - view: the view that is asked, the first time.
  ///   - width: the most that there is, in points; 0 for any.
  /// - Returns: its answer, the same for each time.
  func size(of view: View, fitting width: Double) -> Size {
    let key = Question(view: ObjectIdentifier(view), width: width)
    if let known = sizes[key] { return known }
    let size = view.sizeThatFits(Size(width: width, height: 0))
    sizes[key] = size
    return size
  }
}
