import SceneDiagnostics
import SceneValues

/// The connections between a file and the host app's code: the classes it uses, their connected members, and
/// the names that code may use for its objects.
package struct Wiring: Sendable, Hashable {
  package var uses: [ClassUse] = []
  package var actions: [SentAction] = []
  package var segues: [NamedSegue] = []
  /// The classes of controllers with segues that have no identifier, so that code cannot perform them.
  package var namelessSegues: [String?] = []
  package var prototypes: [Name] = []
  package var hasNamelessPrototypes = false
  /// The names of scenes for code, if they differ from ids.
  package var sceneNames: [Name] = []
  /// The quoted texts and their words in a file that could not be parsed. Any of them may be a missing name.
  package var unclearTexts: Set<String> = []

  package init() {}
}

/// An object with a class of the host app, or the owner of a nib.
package struct ClassUse: Sendable, Hashable {
  /// The qualified class, or nil if it is not described.
  package var className: String?
  package var name: Name
  /// The object in messages, such as `viewController 'clock'`.
  package var title: Message
  package var outlets: [String]
  /// Whether the object is the owner of a nib, which is created elsewhere.
  package var isOwner: Bool

  package init(className: String?, name: Name, title: Message, outlets: [String], isOwner: Bool = false) {
    self.isOwner = isOwner
    self.className = className
    self.name = name
    self.title = title
    self.outlets = outlets
  }
}

/// An action that a control sends or an unwind segue performs.
package struct SentAction: Sendable, Hashable {
  package var selector: String
  /// The qualified class of the target, or nil if it may be any class.
  package var className: String?

  package init(selector: String, className: String?) {
    self.selector = selector
    self.className = className
  }
}

package struct NamedSegue: Sendable, Hashable {
  package var identifier: Name
  /// The qualified class of the source controller, or nil if it is not described.
  package var className: String?
  /// Whether only code performs the segue.
  package var isByCode: Bool

  package init(identifier: Name, className: String?, isByCode: Bool) {
    self.identifier = identifier
    self.className = className
    self.isByCode = isByCode
  }
}
