import SceneRuntime
import SceneValues

/// The state of a bar button and the metrics of its bar, which determine the button's background image.
///
/// ```xml
/// <appearance class="BarButtonItem" backgroundImage="plate">
///   <background state="highlighted" backgroundImage="pressedPlate"/>
///   <background metrics="compact" backgroundImage="lowPlate"/>
/// </appearance>
/// ```
public struct BarButtonVariant: StyleVariant {
  /// The state of the button.
  public var state: Control.State
  /// The metrics of the bar.
  public var metrics: BarMetrics

  /// Creates a variant. By default, it is that of the normal state and the default metrics.
  public init(state: Control.State = .normal, metrics: BarMetrics = .default) {
    self.state = state
    self.metrics = metrics
  }

  /// The name of the element in an `<appearance>` that sets the image for a variant.
  public static let element = "background"
  /// The normal state with the default metrics.
  public static let base = BarButtonVariant()
  /// The `state` attribute, which lists the names of the states, and the `metrics` attribute.
  public static let axes = [
    StyleAxis("state", \BarButtonVariant.state), StyleAxis("metrics", \BarButtonVariant.metrics),
  ]
}
