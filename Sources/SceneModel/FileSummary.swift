import SceneDiagnostics
import SceneValues

/// The part of a file that project-wide rules need. It remains in memory after the document is released.
package struct FileSummary: Sendable, Hashable {
  /// The range of the root element's name, which is the location of diagnostics about the entire file.
  package var nameRange: SourceRange
  package var initial: Int?
  package var scenes: [SceneSummary] = []
  package var links: [SceneLink] = []
  package var unwinds: [Unwind] = []
  /// Whether the file is a storyboard that has controllers, but neither an initial scene nor a scene that code creates.
  package var lacksInitial = false
  package var unfilledContainers: [UnfilledContainer] = []
  package var appearanceReferences: [AppearanceReference] = []
  /// Whether the class of every controller is known. If so, a member that none of the classes declares does not exist.
  package var knowsControllers = false
  package var suppressions: [SuppressionNode] = []
  /// Whether the file is an Interface Builder file. If so, messages use Xcode's terms.
  package var isForeign = false
  /// The platforms of an Interface Builder file.
  package var platforms: ApplePlatforms?
  package var needs: FileNeeds = []
  /// The connections, attributes and names that cannot be checked, because a class is incomplete or because there is no
  /// complete list of such names.
  package var unknownMembers: [UnknownMember] = []
  /// The references to the host app's code, or nil if the code is unknown.
  package var wiring: Wiring?
  /// Whether all possible links were understood. If not, unreachable scenes cannot be determined.
  package var knowsLinks: Bool
  package var isClean: Bool
  /// Whether the file has errors, which may disable other rules.
  package var hasErrors: Bool

  package init(nameRange: SourceRange, knowsLinks: Bool, isClean: Bool, hasErrors: Bool) {
    self.nameRange = nameRange
    self.knowsLinks = knowsLinks
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
  /// The file refers to members of app classes, and none of these classes is described.
  package static let classes = FileNeeds(rawValue: 8)
  /// The file has bindings, whose key paths can be compared with the code of the app.
  package static let bindings = FileNeeds(rawValue: 16)
}

/// A name that may be valid, but cannot be checked because not all valid names are known.
package struct UnknownMember: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case outlet, action, segueAction, runtimeAttribute
    case responderAction
    /// A runtime attribute key that an Objective-C category may have added.
    case runtimeKey
    case interfaceBuilderName
    case interfaceBuilderValue
    case otherBundle
    /// A class that may be declared in Objective-C or in a framework.
    case undescribedClass
    /// The key path of a binding to an object of an unknown class.
    case bindingKey
    /// A key of one of Apple's classes in the key path of a binding.
    case unlistedBindingKey
    /// An image that the system may provide.
    case systemImage
    /// A part of an Interface Builder file that may be newer than the deployment target.
    case newerPart

    /// The kinds of members that a description of the class would resolve.
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
  /// The qualified class of the controller, or nil if the class is not described.
  package var className: String?
  /// The Storyboard ID in an Interface Builder file, by which code creates the scene.
  package var identifier: Name?
  /// Whether code creates the scene.
  package var isEntry: Bool
  package var isOpen: Bool
  package var isShown: Bool
  /// Whether the scene covers the screen when it is presented.
  package var covers: Bool
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
    /// A segue, or another connection that accesses the destination controller.
    case leads
    /// A custom segue, which the host app's code performs.
    case custom
    /// A segue of kind `present`. `covers` is nil if the controller determines the value. `isSure` is true if no code
    /// of the presenting controller affects the segue.
    case presents(covers: Bool?, isSure: Bool)
    /// A connection whose source contains the destination controller and creates it.
    case holds
    /// A value of an undescribed property that may refer to a controller by name.
    case maybe
  }

  package enum Target: Sendable, Hashable {
    case scene(Int)
    /// A reference such as `Other#id`. If the id is empty, the target is the initial scene of the other storyboard.
    case elsewhere(storyboard: String, id: String)
  }

  package var kind: Kind
  package var source: Int?
  package var target: Target
  package var name: Name
  package var range: SourceRange
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

package struct Unwind: Sendable, Hashable {
  package var source: Int
  package var action: Name
  /// The actions with similar names, or nil if a class has the action or the classes are incomplete.
  package var meant: [String]?
  /// Whether a known class of view controllers has the action.
  package var isFound: Bool

  package init(from source: Int, action: Name, meant: [String]? = nil, isFound: Bool = false) {
    self.meant = meant
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

package struct AppearanceReference: Sendable, Hashable {
  /// The identity of the appearance rule: its class, containers, property and variant.
  package var rule: String
  package var className: String
  package var name: Name

  package init(rule: String, className: String, name: Name) {
    self.rule = rule
    self.className = className
    self.name = name
  }
}
