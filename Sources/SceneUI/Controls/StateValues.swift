/// A value for each state of a control: one not set for a combination of bits falls back to normal's.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// What was set for exactly this state.
  subscript(exactly state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// What holds in this state.
  subscript(_ state: Control.State) -> Value? { values[state] ?? values[.normal] }
}
