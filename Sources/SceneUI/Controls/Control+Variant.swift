import SceneRuntime

extension Control.State: StyleVariant {
  /// The name of the element for a state in an `<appearance>`: `<state name="highlighted" …/>`.
  public static let element = "state"
  /// The normal state, which is the default and serves as the fallback for all other states.
  public static let base = Control.State.normal
  /// The attribute `name`, which lists the bits to set.
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
