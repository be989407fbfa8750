import SceneRuntime
import SceneValues

/// The height class of a bar. Bars can have different appearances for regular and compact heights.
public enum BarMetrics: String, SceneEnumeration, StyleVariant {
  case `default`
  /// A height of less than 44 points, such as the height of bars on a phone in landscape orientation.
  case compact

  /// The element `<metrics>` in an `<appearance>`.
  public static let element = "metrics"
  /// The default metrics. A property without a value for `compact` uses its value for these metrics.
  public static let base = BarMetrics.default
  /// The attribute `name`, which specifies the metrics.
  public static let axes = [StyleAxis("name", \BarMetrics.self)]

  init(height: Double) { self = height < 44 ? .compact : .default }
}
