import SceneRuntime

extension Control.State: StyleVariant {
  /// The element for a state in an `<appearance>`: `<state name="highlighted" …/>`.
  public static let element = "state"
  /// The normal state, which is the default and the fallback of the others.
  public static let base = Control.State.normal
  /// The attribute `name`, which lists the bits that are set.
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
