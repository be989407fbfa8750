import SceneDiagnostics

/// `<outlet>` or `<outletCollection>`, inside the object that has the property.
package struct OutletNode: Sendable {
  /// The object that has the outlet; nil for the owner of a nib.
  package var source: Int?
  package var nameRange: SourceRange
  package var property: Name
  /// One for an outlet; any number, in the order written, for a collection.
  package var destinations: [Name]
  package var isCollection: Bool

  package init(
    source: Int?, nameRange: SourceRange, property: Name, destinations: [Name], isCollection: Bool
  ) {
    self.source = source
    self.nameRange = nameRange
    self.property = property
    self.destinations = destinations
    self.isCollection = isCollection
  }
}

/// `<action>`, inside its sender.
package struct ActionNode: Sendable {
  package var sender: Int
  package var nameRange: SourceRange
  package var selector: Name
  package var destination: Name
  /// Without one, the primary event of the sender's class.
  package var event: Name?

  package init(sender: Int, nameRange: SourceRange, selector: Name, destination: Name, event: Name?) {
    self.sender = sender
    self.nameRange = nameRange
    self.selector = selector
    self.destination = destination
    self.event = event
  }
}

/// The kinds of segues there are.
package enum SegueKind: String, Sendable, CaseIterable {
  case show, showDetail, present, popover, embed, replace, unwind, custom

  /// What Xcode's files call kinds, in former versions or today, that a scene calls otherwise.
  package static let xcodeNames: [String: SegueKind] = [
    "push": .show, "modal": .present, "presentation": .present, "sheet": .present,
    "popoverPresentation": .popover,
  ]
}

/// `<segue>`, inside its trigger, or inside its controller where code performs it.
package struct SegueNode: Sendable {
  /// The object whose element holds it.
  package var holder: Int
  /// The controller of its scene.
  package var source: Int?
  package var nameRange: SourceRange
  package var kind: Name
  package var identifier: Name?
  package var destination: Name?
  /// The custom segue class.
  package var customClass: Name?
  /// The unwind selector.
  package var action: Name?
  package var anchor: Name?

  package init(holder: Int, source: Int?, nameRange: SourceRange, kind: Name) {
    self.holder = holder
    self.source = source
    self.nameRange = nameRange
    self.kind = kind
  }

  package var knownKind: SegueKind? { SegueKind(rawValue: kind.text) }

  /// The object that sets it off; nil where code performs it.
  package var trigger: Int? { holder == source ? nil : holder }

  /// Whether the destination is a controller of another storyboard: `Other#id`.
  package var leadsElsewhere: Bool { destination?.text.contains("#") ?? false }
}
