import SceneValues

/// The kind of an anchor. Only anchors of the same kind can be related to each other.
public protocol LayoutAnchorKind {}
/// The kind of anchors along an axis: edges, centers, and baselines.
public protocol LayoutAxisKind: LayoutAnchorKind {}

/// The kind of anchors along the horizontal axis.
public enum LayoutXAxis: LayoutAxisKind {}
/// The kind of anchors along the vertical axis.
public enum LayoutYAxis: LayoutAxisKind {}
/// The kind of anchors that are widths or heights.
public enum LayoutLength: LayoutAnchorKind {}

/// An edge or center along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An edge, center, or baseline along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

/// An attribute of a view or layout guide, for creating constraints.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
/// ])
/// ```
///
/// An anchor retains its view or guide. The constraints that it creates are initially inactive.
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
  /// Returns a constraint that places this anchor at another anchor plus a constant, in points.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, other, constant: constant)
  }

  /// Returns a constraint that places this anchor at or after another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: constant)
  }

  /// Returns a constraint that places this anchor at or before another anchor plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: constant)
  }
}

extension LayoutAnchor where Kind == LayoutXAxis {
  /// Returns a constraint that places this anchor after another one by a multiple of the system spacing, 8 points.
  public func constraint(
    equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// Returns a constraint that places this anchor after another one by at least a multiple of the system spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// Returns a constraint that places this anchor after another one by at most a multiple of the system spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }
}

extension LayoutAnchor where Kind == LayoutYAxis {
  /// Returns a constraint that places this anchor below another anchor by the system spacing times a multiplier.
  ///
  /// The spacing is 8 points or, between two baselines, the larger line height. It is updated when fonts change.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.equal, below: other, multiplier)
  }

  /// Returns a constraint that places this anchor below another one by at least a multiple of the system spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, below: other, multiplier)
  }

  /// Returns a constraint that places this anchor below another one by at most a multiple of the system spacing.
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
  /// Returns a constraint that sets this dimension to a constant, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// Returns a constraint that sets a minimum for this dimension, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that sets a maximum for this dimension, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that sets this dimension to another dimension times a multiplier plus a constant in points.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at least another dimension times a multiplier plus a constant.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at most another dimension times a multiplier plus a constant.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }
}
