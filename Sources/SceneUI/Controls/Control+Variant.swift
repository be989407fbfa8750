import SceneRuntime

extension Control.State: StyleVariant {
  /// The name of the element in an `<appearance>` that sets the values for a state: `<state name="highlighted" …/>`.
  public static let element = "state"
  /// The normal state, which is the default. States without a value use the value for the normal state.
  public static let base = Control.State.normal
  /// The `name` attribute, which lists the names of the states.
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
