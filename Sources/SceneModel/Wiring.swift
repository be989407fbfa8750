import SceneDiagnostics
import SceneValues

/// What a file has to do with the host's code: which of its classes it uses, what of these it connects, and the names by
/// which code may speak of what is in it.
package struct Wiring: Sendable, Hashable {
  package var uses: [ClassUse] = []
  package var actions: [SentAction] = []
  package var segues: [NamedSegue] = []
  /// The classes of controllers with segues that code cannot name, because they have no identifier.
  package var namelessSegues: [String?] = []
  /// The reuse identifiers of prototypes.
  package var prototypes: [Name] = []
  /// Whether there are prototypes that code cannot name.
  package var hasNamelessPrototypes = false
  /// What code calls scenes of this file by, where that cannot be their id.
  package var sceneNames: [Name] = []
  /// All texts in quotes of a file that was not understood, and the words of those: whatever is missed may be one of
  /// them.
  package var unclearTexts: Set<String> = []

  package init() {}
}

/// An object of a host's class, or the owner of a nib.
package struct ClassUse: Sendable, Hashable {
  /// Its class, qualified; nil for one that nobody described.
  package var className: String?
  /// The name as it is written.
  package var name: Name
  /// How to speak of the object: `viewController 'clock'`.
  package var title: Message
  /// The outlets that are connected.
  package var outlets: [String]
  /// Whether it is the owner of a nib, which is made elsewhere.
  package var isOwner: Bool

  package init(className: String?, name: Name, title: Message, outlets: [String], isOwner: Bool = false) {
    self.isOwner = isOwner
    self.className = className
    self.name = name
    self.title = title
    self.outlets = outlets
  }
}

/// An action that something sends, or goes back to.
package struct SentAction: Sendable, Hashable {
  package var selector: String
  /// The class of the object that takes it, qualified; nil where that may be any.
  package var className: String?

  package init(selector: String, className: String?) {
    self.selector = selector
    self.className = className
  }
}

/// A segue with an identifier.
package struct NamedSegue: Sendable, Hashable {
  package var identifier: Name
  /// The class of the controller that performs it, qualified; nil for one that nobody described.
  package var className: String?
  /// Whether nothing sets it off but code.
  package var isByCode: Bool

  package init(identifier: Name, className: String?, isByCode: Bool) {
    self.identifier = identifier
    self.className = className
    self.isByCode = isByCode
  }
}
