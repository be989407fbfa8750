import SceneDiagnostics
import SceneValues

/// The references between a file and the host app's code, including the names that code can use.
package struct Wiring: Sendable, Hashable {
  package var uses: [ClassUse] = []
  package var actions: [SentAction] = []
  package var segues: [NamedSegue] = []
  /// The classes of controllers that have a segue without an identifier. Code cannot perform these segues.
  package var namelessSegues: [String?] = []
  package var prototypes: [CellPrototype] = []
  /// The cells and other reusable views at the top level of a nib. Code registers the nib for their reuse identifiers.
  package var nibCells: [CellPrototype] = []
  package var nibObjects: [NibObject] = []
  package var sceneNames: [Name] = []
  /// The strings in runtime attributes. Code can use them as names.
  package var runtimeTexts: Set<String> = []
  /// The string literals of an unparsed file, and the words in them. Any might be a name that appears to be missing.
  package var unclearTexts: Set<String> = []

  package init() {}
}

package struct ClassUse: Sendable, Hashable {
  /// The object's qualified class, or nil if the vocabulary lacks the class.
  package var className: String?
  package var name: Name
  /// The object as it appears in messages, such as `viewController 'clock'`.
  package var title: Message
  package var outlets: [String]
  package var isOwner: Bool

  package init(className: String?, name: Name, title: Message, outlets: [String], isOwner: Bool = false) {
    self.isOwner = isOwner
    self.className = className
    self.name = name
    self.title = title
    self.outlets = outlets
  }
}

package struct NibObject: Sendable, Hashable {
  package var className: String?
  package var nameRange: SourceRange

  package init(className: String?, nameRange: SourceRange) {
    self.className = className
    self.nameRange = nameRange
  }
}

/// A cell or other reusable view that a list creates by its reuse identifier.
package struct CellPrototype: Sendable, Hashable {
  package enum List: UInt8, Sendable, CaseIterable { case table, headerFooter, collection, supplementary }

  package var identifier: Name?
  package var nameRange: SourceRange
  package var list: List?
  /// The kind of a supplementary view: `header`, `footer`, or a kind of a custom layout. Nil for cells.
  package var kind: String?
  package var className: String?
  package var hasOutlets = false
  /// The qualified names of the classes whose code can use the list.
  package var users: Set<String> = []
  /// The names of the outlets connected to the list, and the names of a controller's properties for its own list.
  package var listNames: Set<String> = []

  package init(_ identifier: Name?, nameRange: SourceRange) {
    self.identifier = identifier
    self.nameRange = nameRange
  }

  /// Returns whether a list of the given kind can contain the prototype. Nil stands for an unknown kind.
  package func mayBeDequeued(from other: List?) -> Bool {
    guard let list, let other else { return true }
    return list == other || list == .table && other == .headerFooter
  }

  package static let header = "header"
  package static let footer = "footer"
}

package struct SentAction: Sendable, Hashable {
  package var selector: String
  /// The target's qualified class, or nil if the target can have any class.
  package var className: String?

  package init(selector: String, className: String?) {
    self.selector = selector
    self.className = className
  }
}

package struct NamedSegue: Sendable, Hashable {
  package var identifier: Name
  package var className: String?
  package var isPerformedInCode: Bool
  package var destination: SceneLink.Target?

  package init(
    identifier: Name, className: String?, isPerformedInCode: Bool, destination: SceneLink.Target? = nil
  ) {
    self.identifier = identifier
    self.className = className
    self.isPerformedInCode = isPerformedInCode
    self.destination = destination
  }
}
