import SceneLayout
import SceneValues

// Positions and sizes are always finite. Values beyond ±2^40 points are clamped. A NaN leaves a component
// unchanged, except in a frame, where it becomes 0.
extension View {
  /// The visible rectangle in the view's own coordinates, in points. Changing the size does not move the center.
  public var bounds: Rect {
    get { storedBounds }
    set {
      animatingPlace { setBounds(newValue, center: center) }
      placeDidChange()
    }
  }

  /// The center of the view in the superview's coordinates. The transform is applied about this point. If
  /// `layer.anchorPoint` differs from the default, this property is the position of the anchor point.
  public var center: Point {
    get {
      let anchor = anchor
      return Point(
        x: untransformedOrigin.x + storedBounds.width * anchor.x,
        y: untransformedOrigin.y + storedBounds.height * anchor.y)
    }
    set {
      let newValue = newValue.bounded(to: .places, from: center)
      animatingPlace { untransformedOrigin = origin(of: storedBounds.size, at: newValue) }
    }
  }

  /// The position within the bounds to which `center` refers, in unit coordinates.
  private var anchor: Point { ownLayer?.extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }

  private func origin(of size: Size, at center: Point) -> Point {
    let anchor = anchor
    return Point(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
  }

  /// The view's transform, which is applied about `center`.
  public var transform: AffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue.bounded(to: .coordinates, from: storedTransform)
      ownLayer?.extras?.transform = nil
      animate(.transform, from: old, to: storedTransform)
    }
  }

  /// The bounding box of the transformed view, in the superview's coordinates.
  ///
  /// Setting the frame moves the center and resizes the bounds so that the transformed view fits the new frame.
  public var frame: Rect {
    get {
      if !isTransformed { return Rect(origin: untransformedOrigin, size: storedBounds.size) }
      let size = storedBounds.size
      let corners = Rect(origin: origin(of: size, at: .zero), size: size)
      let center = center
      return storedTransform.apply(to: corners).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let newValue = newValue.bounded(to: .places, from: .zero)
      animatingPlace {
        if !isTransformed {
          untransformedOrigin = Point(x: newValue.minX, y: newValue.minY)
          setSize(Size(width: newValue.width, height: newValue.height))
        } else {
          setBounds(
            Rect(origin: storedBounds.origin, size: size(framedBy: newValue.size)), center: newValue.center)
          if anchor != Point(x: 0.5, y: 0.5) {
            let reached = frame
            untransformedOrigin.x += newValue.minX - reached.minX
            untransformedOrigin.y += newValue.minY - reached.minY
          }
        }
      }
      placeDidChange()
    }
  }

  private func size(framedBy frame: Size) -> Size {
    let (a, b, c, d) = (
      abs(storedTransform.a), abs(storedTransform.b), abs(storedTransform.c), abs(storedTransform.d)
    )
    // The image of a w × h rectangle is a·w + c·h wide and b·w + d·h high.
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return storedBounds.size }
    let width = (abs(frame.width) * d - abs(frame.height) * c) / determinant
    let height = (abs(frame.height) * a - abs(frame.width) * b) / determinant
    guard width >= 0, height >= 0 else { return storedBounds.size }
    return Size(width: width, height: height)
  }

  private func setBounds(_ bounds: Rect, center: Point) {
    let bounds = bounds.bounded(to: .places, from: storedBounds)
    let size = fixedSize ?? Size(width: bounds.width, height: bounds.height)
    untransformedOrigin = self.origin(of: size, at: center)
    let origin = Point(x: bounds.minX, y: bounds.minY)
    if storedBounds.origin != origin {
      storedBounds.origin = origin
      setNeedsLayout()
      setNeedsDisplay()
      originOfBoundsDidChange()
      boundsDidMove()
    }
    setSize(size)
  }

  private func setSize(_ wanted: Size) {
    let size = fixedSize ?? wanted
    let old = storedBounds.size
    guard size != old else { return }
    storedBounds.size = size
    setNeedsLayout()
    setNeedsDisplay()
    guard !subviews.isEmpty else { return }
    notifyMarginObservers()
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.storedTransform.isIdentity && !subview.isPlacedByLayout {
      subview.frame = Autoresizing.resized(
        frame: subview.frame, mask: subview.autoresizingMask, from: old, to: size)
    }
  }

  var transformToSuperview: AffineTransform {
    let (center, anchor) = (center, anchor)
    let middle = Point(
      x: storedBounds.minX + storedBounds.width * anchor.x,
      y: storedBounds.minY + storedBounds.height * anchor.y)
    return AffineTransform.translation(x: -middle.x, y: -middle.y)
      .concatenating(storedTransform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  private var transformToTop: AffineTransform {
    var transform = transformToSuperview
    var view = superview
    while let current = view {
      transform = transform.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return transform
  }

  /// Converts a point from the coordinates of another view in the same window, or from window coordinates if `view` is
  /// nil. If this view's transform cannot be inverted, returns the center of the view.
  public func convert(_ point: Point, from view: View?) -> Point {
    let top = (view ?? topView).transformToTop.apply(to: point)
    guard let inverse = transformToTop.inverted() else { return storedBounds.center }
    return inverse.apply(to: top)
  }

  /// Converts a point to the coordinates of another view, or to window coordinates if `view` is nil.
  public func convert(_ point: Point, to view: View?) -> Point {
    (view ?? topView).convert(point, from: self)
  }

  /// Converts a rectangle from the coordinates of another view and returns its bounding box in this view's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let inverse = transformToTop.inverted() else {
      return Rect(origin: storedBounds.center, size: .zero)
    }
    return (view ?? topView).transformToTop.concatenating(inverse).apply(to: rect)
  }

  /// Converts a rectangle to the coordinates of another view and returns its bounding box in those coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    (view ?? topView).convert(rect, from: self)
  }

  private var topView: View {
    var top = self
    while let superview = top.superview { top = superview }
    return top
  }

  /// Resizes the view to the size that `sizeThatFits` returns for the current size.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = Rect(origin: frame.origin, size: size)
  }
}
