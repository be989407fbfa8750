import SceneRuntime
import SceneValues

/// How much room a bar has: looks may differ between a usual one and a low one.
public enum BarMetrics: String, SceneEnumeration, StyleVariant {
  case `default`
  /// Lower than 44 points, as bars are on a phone that is held sideways.
  case compact

  /// The element `<metrics>`, which stands inside an `<appearance>`.
  public static let element = "metrics"
  /// What is meant where no metrics are named, and what `compact` falls back to.
  public static let base = BarMetrics.default
  /// The attribute `name`, which says the metrics.
  public static let axes = [StyleAxis("name", \BarMetrics.self)]

  init(height: Double) { self = height < 44 ? .compact : .default }
}
