import SceneRuntime

/// A control's targets, in the order of connection. Most controls have one target, which is stored inline. An
/// array would require one allocation for each button in a scene.
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
