import SceneRuntime
import SceneValues

/// The height class of a bar. The appearance can differ between regular and compact bars.
public enum BarMetrics: String, SceneEnumeration, StyleVariant {
  case `default`
  /// Less than 44 points high, such as bars on a phone in landscape.
  case compact

  /// The element `<metrics>` in an `<appearance>`.
  public static let element = "metrics"
  /// The default metrics, which also serve as the fallback for `compact`.
  public static let base = BarMetrics.default
  /// The attribute `name`, which specifies the metrics.
  public static let axes = [StyleAxis("name", \BarMetrics.self)]

  init(height: Double) { self = height < 44 ? .compact : .default }
}
