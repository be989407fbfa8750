import SceneDiagnostics
import SceneValues

/// The facts about a file that project rules require. They remain in memory after the document is released.
package struct FileSummary: Sendable, Hashable {
  /// The range of the root element's name, which is used as the location of diagnostics about the entire file.
  package var nameRange: SourceRange
  package var initial: Int?
  package var scenes: [SceneSummary] = []
  package var links: [SceneLink] = []
  package var unwinds: [Unwind] = []
  /// Whether the file is a storyboard with controllers but neither an initial scene nor a scene created by code.
  package var lacksInitial = false
  package var unfilledContainers: [UnfilledContainer] = []
  package var nibUses: [NibUse] = []
  /// The second of a nib's top-level views, if the nib connects none of them to the outlet `view` of its owner.
  package var secondView: SourceRange?
  package var appearanceReferences: [AppearanceReference] = []
  /// Whether the class of every controller is known. If so, a member that none of these classes declares does not exist.
  package var areControllersKnown = false
  package var suppressions: [SuppressionNode] = []
  /// The plural texts in the file's tables that rules did not check.
  package var uncheckedPlurals: [NotChecked] = []
  /// Whether the file is an Interface Builder file. If so, messages use Xcode's terms.
  package var isForeign = false
  package var platforms: ApplePlatforms?
  package var needs: FileNeeds = []
  /// The connections, attributes, and names that cannot be checked because a class or list of names is incomplete.
  package var unknownMembers: [UnknownMember] = []
  /// The references from the file to the host app's code, or nil if the code is unknown.
  package var wiring: Wiring?
  /// Whether all links in the file are known. If not, unreachable scenes cannot be determined.
  package var areLinksKnown: Bool
  package var isClean: Bool
  /// Whether the file has errors, which can disable other rules.
  package var hasErrors: Bool

  package init(nameRange: SourceRange, areLinksKnown: Bool, isClean: Bool, hasErrors: Bool) {
    self.nameRange = nameRange
    self.areLinksKnown = areLinksKnown
    self.isClean = isClean
    self.hasErrors = hasErrors
  }
}

package struct FileNeeds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let images = FileNeeds(rawValue: 1)
  package static let colors = FileNeeds(rawValue: 2)
  package static let code = FileNeeds(rawValue: 4)
  /// The descriptions of app classes. The file refers to members of app classes, but no app class is described.
  package static let classes = FileNeeds(rawValue: 8)
  /// The app's code, which is required to check the key paths of the file's bindings.
  package static let bindings = FileNeeds(rawValue: 16)
}

/// A name that might be valid but cannot be checked because not all valid names are known.
package struct UnknownMember: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case outlet, action, segueAction, runtimeAttribute
    case responderAction
    /// A runtime attribute key that an Objective-C category might add.
    case runtimeKey
    case interfaceBuilderName
    case interfaceBuilderValue
    case otherBundle
    /// A class that might be declared in Objective-C or in a framework.
    case undescribedClass
    /// The key path of a binding to an object of an unknown class.
    case bindingKey
    /// A key of an Apple class in the key path of a binding. The key is not in the list of known keys.
    case unlistedBindingKey
    case systemImage
    /// A part of an Interface Builder file that might require a later system version than the deployment target.
    case newerPart
    /// An attribute that might set a property of a class that is not fully known.
    case attribute

    /// The kinds of members that can be checked once their class is described.
    package static let ofClasses: [Kind] = [.outlet, .action, .segueAction, .runtimeAttribute]
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

package struct SceneSummary: Sendable, Hashable {
  package var id: Name?
  package var nameRange: SourceRange
  /// The controller as it appears in messages, such as `viewController 'clock'`.
  package var title: Message
  /// The controller's qualified class, or nil if the vocabulary lacks the class.
  package var className: String?
  /// The Storyboard ID in an Interface Builder file. Code uses this ID to create the scene.
  package var identifier: Name?
  /// Whether the scene is created by code.
  package var isEntry: Bool
  package var isOpen: Bool
  package var isShown: Bool
  /// Whether the scene covers the screen when it is presented.
  package var covers: Bool
  /// Whether the controller's own transition keeps a part of the presenter visible, which the user can tap.
  package var keepsPage = false
  package var actions: [String]?

  package init(
    id: Name?, nameRange: SourceRange, title: Message, isEntry: Bool, isOpen: Bool, isShown: Bool,
    covers: Bool, actions: [String]?
  ) {
    self.id = id
    self.nameRange = nameRange
    self.title = title
    self.isEntry = isEntry
    self.isOpen = isOpen
    self.isShown = isShown
    self.covers = covers
    self.actions = actions
  }
}

package struct SceneLink: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A segue or another connection that accesses the destination controller.
    case leads
    /// A custom segue, which is performed by the host app's code.
    case custom
    /// A segue of the `present` kind. `covers` is nil if the controller determines the value. `isSure` is true if no code
    /// in the presenting controller affects the segue.
    case presents(covers: Bool?, isSure: Bool)
    /// A connection of a container, which creates the destination controller together with itself.
    case holds
    /// An `embed` segue. The destination controller is created when the view with the segue is loaded.
    case embeds
    /// A value of an undescribed property that might be a reference to a controller.
    case maybe

    package var isContainment: Bool { self == .holds || self == .embeds }
  }

  package enum Target: Sendable, Hashable {
    case scene(Int)
    /// A reference such as `Other#id`. If the id is empty, the target is the other storyboard's initial scene.
    case elsewhere(storyboard: String, id: String)
  }

  package var kind: Kind
  package var source: Int?
  package var target: Target
  package var name: Name
  package var range: SourceRange
  /// The storyboard reference in an Interface Builder file to which the link leads, if any.
  package var reference: StoryboardReference?
  /// Whether the host app's code accesses the destination controller before it is shown.
  package var isPrepared: Bool

  package init(
    _ kind: Kind, from source: Int?, to target: Target, name: Name, range: SourceRange,
    isPrepared: Bool = false
  ) {
    self.isPrepared = isPrepared
    self.kind = kind
    self.source = source
    self.target = target
    self.name = name
    self.range = range
  }
}

/// The names in a storyboard reference of an Interface Builder file. Several segues can lead to the same reference.
package struct StoryboardReference: Sendable, Hashable {
  package var storyboard: Name
  /// The Storyboard ID, or nil if the reference is to the initial view controller.
  package var identifier: Name?

  package init(storyboard: Name, identifier: Name?) {
    self.storyboard = storyboard
    self.identifier = identifier
  }
}

package struct Unwind: Sendable, Hashable {
  package var source: Int
  package var action: Name
  /// The actions with similar names, or nil if a class implements the action or the classes are not completely known.
  package var intended: [String]?
  /// Whether a known class of view controllers has the action.
  package var isFound: Bool

  package init(from source: Int, action: Name, intended: [String]? = nil, isFound: Bool = false) {
    self.intended = intended
    self.isFound = isFound
    self.source = source
    self.action = action
  }
}

package struct UnfilledContainer: Sendable, Hashable {
  package var scene: Int
  package var key: String
  package var held: Int
  package var needed: Int

  package init(scene: Int, key: String, held: Int, needed: Int) {
    self.scene = scene
    self.key = key
    self.held = held
    self.needed = needed
  }
}

package struct NibUse: Sendable, Hashable {
  package var name: Name
  /// The controller as it appears in messages.
  package var title: Message
  /// The app's class of the controller, or nil if the controller has a class of the library.
  package var className: String?

  package init(_ name: Name, title: Message, className: String?) {
    (self.name, self.title, self.className) = (name, title, className)
  }
}

package struct AppearanceReference: Sendable, Hashable {
  /// The identity of the appearance rule, which consists of its class, containers, property, and variant.
  package var rule: String
  package var className: String
  package var name: Name

  package init(rule: String, className: String, name: Name) {
    self.rule = rule
    self.className = className
    self.name = name
  }
}
