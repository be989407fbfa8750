import SceneDiagnostics

/// An `<outlet>` or `<outletCollection>` element inside the object that has the outlet.
package struct OutletNode: Sendable {
  /// The object that has the outlet, or nil for a nib's owner.
  package var source: Int?
  package var nameRange: SourceRange
  package var property: Name
  /// The destinations, in source order. An outlet has exactly one destination, and a collection can have any number.
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

package struct ActionNode: Sendable {
  package var sender: Int
  package var nameRange: SourceRange
  package var selector: Name
  package var destination: Name
  /// The event, or nil for the primary event of the sender's class.
  package var event: Name?

  package init(sender: Int, nameRange: SourceRange, selector: Name, destination: Name, event: Name?) {
    self.sender = sender
    self.nameRange = nameRange
    self.selector = selector
    self.destination = destination
    self.event = event
  }
}

package enum SegueKind: String, Sendable, CaseIterable {
  case show, showDetail, present, popover, embed, replace, unwind, custom

  /// The segue kinds whose names in Xcode files and scenes differ, keyed by their current and former Xcode names.
  package static let xcodeNames: [String: SegueKind] = [
    "push": .show, "modal": .present, "presentation": .present, "sheet": .present,
    "popoverPresentation": .popover,
  ]
}

/// A `<segue>` element. The element is inside its trigger or, if code performs the segue, inside its controller.
package struct SegueNode: Sendable {
  package var holder: Int
  package var source: Int?
  package var nameRange: SourceRange
  package var kind: Name
  package var identifier: Name?
  package var destination: Name?
  package var customClass: Name?
  package var action: Name?
  package var anchor: Name?

  package init(holder: Int, source: Int?, nameRange: SourceRange, kind: Name) {
    self.holder = holder
    self.source = source
    self.nameRange = nameRange
    self.kind = kind
  }

  package var knownKind: SegueKind? { SegueKind(rawValue: kind.text) }

  package var trigger: Int? { holder == source ? nil : holder }

  /// Whether the destination is a controller in another storyboard, such as `Other#id`.
  package var isInOtherStoryboard: Bool { destination?.text.contains("#") ?? false }
}
