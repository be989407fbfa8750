import SceneValues

/// What anchors of one kind are of: only these can be compared.
public protocol LayoutAnchorKind {}
/// Anchors along an axis: edges, centers, baselines.
public protocol LayoutAxisKind: LayoutAnchorKind {}

/// Anchors along the horizontal axis.
public enum LayoutXAxis: LayoutAxisKind {}
/// Anchors along the vertical axis.
public enum LayoutYAxis: LayoutAxisKind {}
/// Widths and heights.
public enum LayoutLength: LayoutAnchorKind {}

/// An edge, a center or a baseline along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An edge, a center or a baseline along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

/// An attribute of a view or of a layout guide, of which constraints are made.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
/// ])
/// ```
///
/// It keeps its view, or its guide. The constraints that it makes are not active.
public struct LayoutAnchor<Kind: LayoutAnchorKind> {
  let end: LayoutConstraint.End
  let attribute: LayoutAttribute

  init(_ end: LayoutConstraint.End, _ attribute: LayoutAttribute) {
    self.end = end
    self.attribute = attribute
  }

  func constraint(
    _ relation: LayoutRelation, _ other: LayoutAnchor?, multiplier: Double = 1, constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      end, attribute, relatedBy: relation, other?.end, other?.attribute, multiplier: multiplier,
      constant: constant)
  }
}

extension LayoutAnchor where Kind: LayoutAxisKind {
  /// This is to be where another one is, moved by a constant, in points.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, other, constant: constant)
  }

  /// This is to be where another one is, moved by a constant, or further right or down.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: constant)
  }

  /// This is to be where another one is, moved by a constant, or further left or up.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: constant)
  }
}

extension LayoutAnchor where Kind == LayoutXAxis {
  /// This is to follow another one at the system's distance, 8 points, times a multiplier.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// This is to follow another one at least at the system's distance times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// This is to follow another one at most at the system's distance times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }
}

extension LayoutAnchor where Kind == LayoutYAxis {
  /// This is to lie below another one at the system's distance times a multiplier: 8 points, but between baselines the
  /// height of a line of text.
  ///
  /// Of two baselines whose fonts differ, the higher line counts. When a font changes, the distance does.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.equal, below: other, multiplier)
  }

  /// This is to lie below another one at least at the system's distance times a multiplier.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, below: other, multiplier)
  }

  /// This is to lie below another one at most at the system's distance times a multiplier.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.lessThanOrEqual, below: other, multiplier)
  }

  private func spaced(
    _ relation: LayoutRelation, below other: LayoutYAxisAnchor, _ multiplier: Double
  ) -> LayoutConstraint {
    let spaced = constraint(relation, other, constant: VisualFormat.standardDistance * multiplier)
    if attribute.isBaseline, other.attribute.isBaseline {
      spaced.baselineSpacing = multiplier
      spaced.takeBaselineSpacing()
    }
    return spaced
  }
}

extension LayoutAnchor where Kind == LayoutLength {
  /// This is to be so long, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// This is to be at least so long.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// This is to be at most so long.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// This is to be as long as another one times a multiplier, and a constant, in points.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, other, multiplier: multiplier, constant: constant)
  }

  /// This is to be at least as long as another one times a multiplier, and a constant.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// This is to be at most as long as another one times a multiplier, and a constant.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }
}
