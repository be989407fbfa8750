import SceneRuntime

/// Looks that differ from state to state.
extension Control.State: StyleVariant {
  public static let element = "state"
  public static let base = Control.State.normal
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
