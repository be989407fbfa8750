import SceneRuntime
import SceneValues

/// A height class of bars. A bar can have different appearances for the default and compact heights.
public enum BarMetrics: String, SceneEnumeration, StyleVariant {
  case `default`
  /// A height of less than 44 points, such as that of a bar on a phone in landscape orientation.
  case compact

  /// The name of the `<metrics>` element inside an `<appearance>` element.
  public static let element = "metrics"
  /// The default metrics. If a property has no value for `compact`, its value for these metrics applies.
  public static let base = BarMetrics.default
  /// The axis for the `name` attribute, which specifies the metrics.
  public static let axes = [StyleAxis("name", \BarMetrics.self)]

  init(height: Double) { self = height < 44 ? .compact : .default }
}
