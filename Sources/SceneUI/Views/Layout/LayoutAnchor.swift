import SceneValues

/// The kind of an anchor. A constraint can relate only anchors of the same kind.
public protocol LayoutAnchorKind {}
/// The kind of anchors along an axis, such as edges, centers, and baselines.
public protocol LayoutAxisKind: LayoutAnchorKind {}

/// The kind of anchors along the horizontal axis.
public enum LayoutXAxis: LayoutAxisKind {}
/// The kind of anchors along the vertical axis.
public enum LayoutYAxis: LayoutAxisKind {}
/// The kind of anchors that represent widths or heights.
public enum LayoutLength: LayoutAnchorKind {}

/// An edge or center along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxis>
/// An edge, center, or baseline along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxis>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutLength>

/// An attribute of a view or layout guide that is used to create constraints.
///
/// ```swift
/// LayoutConstraint.activate([
///   title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///   title.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///   photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.75),
/// ])
/// ```
///
/// An anchor retains its view or guide. Constraints created from an anchor are initially inactive.
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
  /// Returns a constraint that makes this anchor equal to another anchor plus a constant, in points.
  public func constraint(equalTo other: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, other, constant: constant)
  }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: constant)
  }

  /// Returns a constraint that makes this anchor less than or equal to another anchor plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: constant)
  }
}

extension LayoutAnchor where Kind == LayoutXAxis {
  /// Returns a constraint that places this anchor after another by a multiple of the system spacing (8 points).
  public func constraint(
    equalToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// Returns a constraint that places this anchor after another by at least a multiple of the system spacing (8 points).
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }

  /// Returns a constraint that places this anchor after another by at most a multiple of the system spacing (8 points).
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter other: LayoutXAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, constant: VisualFormat.standardDistance * multiplier)
  }
}

extension LayoutAnchor where Kind == LayoutYAxis {
  /// Returns a constraint that places this anchor below another anchor by a multiple of the system spacing.
  ///
  /// The system spacing is 8 points or, between two baselines, the larger line height. It is updated when fonts change.
  public func constraint(
    equalToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.equal, below: other, multiplier)
  }

  /// Returns a constraint that places this anchor below another anchor by at least a multiple of the system spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow other: LayoutYAxisAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    spaced(.greaterThanOrEqual, below: other, multiplier)
  }

  /// Returns a constraint that places this anchor below another anchor by at most a multiple of the system spacing.
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
  /// Returns a constraint that makes this dimension equal to a constant, in points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, constant: constant)
  }

  /// Returns a constraint that sets a minimum value for this dimension, in points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that sets a maximum value for this dimension, in points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, constant: constant)
  }

  /// Returns a constraint that makes this dimension equal to a multiple of another dimension plus a constant, in points.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at least a multiple of another dimension plus a constant, in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, other, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that makes this dimension at most a multiple of another dimension plus a constant, in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, other, multiplier: multiplier, constant: constant)
  }
}
