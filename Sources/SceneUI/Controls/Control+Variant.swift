import SceneRuntime

/// Looks that differ from state to state.
extension Control.State: StyleVariant {
  /// Inside an `<appearance>`, `<state name="highlighted" …/>` says what holds in a state.
  public static let element = "state"
  /// What is said without a state is said for the normal one, which the others fall back to.
  public static let base = Control.State.normal
  /// The attribute `name`, with the names of the bits that are set.
  public static let axes = [StyleAxis("name", \Control.State.self)]
}
