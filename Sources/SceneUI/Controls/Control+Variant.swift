import SceneRuntime

extension Control.State: StyleVariant {
  /// The name of the element that sets the values for a state in an `<appearance>`: `<state name="highlighted" …/>`.
  public static let element = "state"
  /// The normal state, which is the default. A state without a value uses the value for the normal state.
  public static let base = Control.State.normal
  /// The attribute `name`, which contains the names of the states.
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
