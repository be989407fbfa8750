import SceneValues

/// A registered class with its own and all inherited members. Each member is found with a single lookup.
package final class RegisteredClass: Sendable {
  package let declaration: ClassDeclaration
  package let superclass: RegisteredClass?
  private let properties: [String: PropertyAccess]
  private let outlets: [String: OutletAccess]
  private let actions: [String: ActionAccess]
  private let slots: [String: SlotAccess]
  private let relationships: [String: SlotAccess]
  private let events: [(name: String, rawValue: UInt32)]

  init(_ declaration: ClassDeclaration, superclass: RegisteredClass?) {
    self.declaration = declaration
    self.superclass = superclass
    properties = declaration.properties.inheriting(superclass?.properties)
    outlets = declaration.outlets.inheriting(superclass?.outlets)
    actions = declaration.actions.inheriting(superclass?.actions)
    slots = declaration.slots.inheriting(superclass?.slots)
    relationships = declaration.relationships.inheriting(superclass?.relationships)
    events = declaration.events.isEmpty ? superclass?.events ?? [] : declaration.events
  }

  package var name: String { declaration.description.name }
  package var type: any AnyObject.Type { declaration.type }

  package var facts: ClassFacts {
    let own = declaration.description.facts
    return superclass.map { own.inheriting($0.facts) } ?? own
  }

  package func property(_ key: String) -> PropertyAccess? { properties[key] }
  package func outlet(_ name: String) -> OutletAccess? { outlets[name] }
  package func action(_ selector: String) -> ActionAccess? { actions[selector] }
  package func slot(_ name: String) -> SlotAccess? { slots[name] }
  func relationship(_ name: String) -> SlotAccess? { relationships[name] }

  var eventNames: [String] { events.map(\.name) }

  func event(_ name: String?) -> UInt32? {
    guard let name else { return events.first?.rawValue }
    return events.first { $0.name == name }?.rawValue
  }

  /// Returns whether the class has a property with the same name as a superclass's property, but another type.
  func redeclaresProperties(of other: RegisteredClass) -> Bool {
    var next: RegisteredClass? = self
    while let current = next, current !== other {
      let redeclares = current.declaration.properties.contains { key, property in
        other.property(key).map { $0.type != property.type } ?? false
      }
      if redeclares { return true }
      next = current.superclass
    }
    return false
  }

  func isSubclass(of other: RegisteredClass) -> Bool {
    var next: RegisteredClass? = self
    while let current = next {
      if current.declaration.type == other.declaration.type { return true }
      next = current.superclass
    }
    return false
  }
}

extension Dictionary where Key == String {
  fileprivate func inheriting(_ inherited: [String: Value]?) -> [String: Value] {
    guard let inherited else { return self }
    return inherited.merging(self) { _, own in own }
  }
}
