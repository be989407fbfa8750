import SceneRuntime

/// Whom a control tells of its events, in the order in which they were connected.
///
/// Most have one: it lies in the control, because an array for it was an allocation for each button of a scene.
struct ControlTargets {
  struct Target {
    let action: BoundAction
    var events: Control.Events
  }

  private var first: Target?
  private var others: [Target] = []

  var all: [Target] { first.map { [$0] + others } ?? [] }

  mutating func append(_ action: consuming BoundAction, for events: Control.Events) {
    if first == nil {
      first = Target(action: action, events: events)
    } else {
      others.append(Target(action: action, events: events))
    }
  }

  /// Takes events from those whose actions fulfil a condition, and forgets whoever is told of nothing any more.
  mutating func subtract(_ events: Control.Events, where condition: (BoundAction) -> Bool) {
    first?.take(events, where: condition)
    for index in others.indices { others[index].take(events, where: condition) }
    removeAll(where: \.events.isEmpty)
  }

  mutating func removeAll(where condition: (Target) -> Bool) {
    others.removeAll(where: condition)
    if let known = first, condition(known) { first = others.isEmpty ? nil : others.removeFirst() }
  }
}

extension ControlTargets.Target {
  fileprivate mutating func take(_ events: Control.Events, where condition: (BoundAction) -> Bool) {
    if condition(action) { self.events.subtract(events) }
  }
}
