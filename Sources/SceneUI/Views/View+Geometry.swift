import SceneLayout
import SceneValues

// Places and sizes are finite, whoever sets them: what is beyond 2 to the power of 40 points becomes that, and what is no
// number leaves its part as it is; a frame's becomes 0.
extension View {
  /// The view's own coordinates: what of them it shows. Changing the size keeps the center where it is.
  public var bounds: Rect {
    get { storedBounds }
    set {
      animatingPlace { setBounds(newValue, center: center) }
      placeDidChange()
    }
  }

  /// The middle, in the superview's coordinates. The transform turns about it and leaves it where it is. With another
  /// `layer.anchorPoint`, where that is.
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

  /// What of the bounds stands at the center, in parts of their size: the middle, unless the layer says otherwise.
  private var anchor: Point { ownLayer?.extras?.anchorPoint ?? Point(x: 0.5, y: 0.5) }

  private func origin(of size: Size, at center: Point) -> Point {
    let anchor = anchor
    return Point(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
  }

  /// Applied about the center.
  public var transform: AffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue.bounded(to: .coordinates, from: storedTransform)
      ownLayer?.extras?.transform = nil
      animate(.transform, from: old, to: storedTransform)
    }
  }

  /// The smallest upright rectangle, in the superview's coordinates, that the transformed view fits in.
  ///
  /// Setting it moves the center, and gives the bounds the size that the transform makes fit.
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
          // Where it turns about another point than its middle, that does not bring it there yet.
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

  /// The bounds whose transformed image is as large as a frame; those it has, where there are none.
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
      // The background moves with what the bounds show.
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
    tellThoseThatKeepMargins()
    guard autoresizesSubviews else { return }
    for subview in subviews where subview.storedTransform.isIdentity && !subview.isPlacedByLayout {
      subview.frame = Autoresizing.resized(
        frame: subview.frame, mask: subview.autoresizingMask, from: old, to: size)
    }
  }

  // MARK: Coordinates

  /// From this view's coordinates to its superview's.
  var transformToSuperview: AffineTransform {
    let (center, anchor) = (center, anchor)
    let middle = Point(
      x: storedBounds.minX + storedBounds.width * anchor.x,
      y: storedBounds.minY + storedBounds.height * anchor.y)
    return AffineTransform.translation(x: -middle.x, y: -middle.y)
      .concatenating(storedTransform)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// From this view's coordinates to those of the top of its hierarchy.
  private var transformToTop: AffineTransform {
    var transform = transformToSuperview
    var view = superview
    while let current = view {
      transform = transform.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return transform
  }

  /// A point of another view of the same window, in this view's coordinates. For nil, of the window.
  ///
  /// A view that a transform has squeezed flat has no point for it: then it is the middle.
  public func convert(_ point: Point, from view: View?) -> Point {
    let top = (view ?? topView).transformToTop.apply(to: point)
    guard let inverse = transformToTop.inverted() else { return storedBounds.center }
    return inverse.apply(to: top)
  }

  /// A point of this view in another's coordinates. For nil, in the window's.
  public func convert(_ point: Point, to view: View?) -> Point {
    (view ?? topView).convert(point, from: self)
  }

  /// The smallest upright rectangle around another view's rectangle, in this view's coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    guard let inverse = transformToTop.inverted() else {
      return Rect(origin: storedBounds.center, size: .zero)
    }
    return (view ?? topView).transformToTop.concatenating(inverse).apply(to: rect)
  }

  /// The smallest upright rectangle around a rectangle of this view, in another's coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    (view ?? topView).convert(rect, from: self)
  }

  private var topView: View {
    var top = self
    while let superview = top.superview { top = superview }
    return top
  }

  /// Takes the size that `sizeThatFits` gives for the present one.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = Rect(origin: frame.origin, size: size)
  }
}
