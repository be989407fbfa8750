import SceneDiagnostics
import SceneValues

/// What one file has to say about the whole project, and no more: who leads where, who holds whom, who takes what.
///
/// Rules about the whole project see summaries only. They are small, and stay when the file itself is forgotten; a
/// cache and a watch keep exactly these.
package struct FileSummary: Sendable, Hashable {
  /// The root element's name: where a finding about the whole file points.
  package var nameRange: SourceRange
  /// The scene that the storyboard begins with.
  package var initial: Int?
  package var scenes: [SceneSummary] = []
  package var links: [SceneLink] = []
  package var unwinds: [Unwind] = []
  /// Whether it is a storyboard with controllers and says neither where it begins, nor that code enters it.
  package var lacksInitial = false
  package var unfilledContainers: [UnfilledContainer] = []
  /// What its appearance rules set.
  package var looks: [LookMention] = []
  /// Whether the class of every controller is known, so that what none of them has does not exist.
  package var knowsControllers = false
  /// The instructions that rules about the whole project are to heed.
  package var suppressions: [SuppressionNode] = []
  /// Whether Interface Builder wrote it: then it is spoken of in Xcode's words.
  package var isForeign = false
  /// What is missing to check all of the file.
  package var needs: FileNeeds = []
  /// Connections, attributes and names that nobody can check: their objects' classes are not known to the end, or no table
  /// lists all such names.
  package var unknownMembers: [UnknownMember] = []
  /// What it has to do with the host's code; nil where nobody knows that code.
  package var wiring: Wiring?
  /// Whether all that may lead somewhere was understood. Else nobody knows what is not reached.
  package var knowsLinks: Bool
  /// Whether all that stands in the file was understood.
  package var isClean: Bool
  /// Whether an error was found in it, for whose sake rules may be silent.
  package var hasErrors: Bool

  package init(nameRange: SourceRange, knowsLinks: Bool, isClean: Bool, hasErrors: Bool) {
    self.nameRange = nameRange
    self.knowsLinks = knowsLinks
    self.isClean = isClean
    self.hasErrors = hasErrors
  }
}

/// What a file's checks lack.
package struct FileNeeds: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It names images, and nobody said which there are.
  package static let images = FileNeeds(rawValue: 1)
  /// It names colors of asset catalogs, and nobody said which there are.
  package static let colors = FileNeeds(rawValue: 2)
  /// It names classes of a program, whose code is not known.
  package static let code = FileNeeds(rawValue: 4)
  /// It names members of the program's classes, of which none is described.
  package static let classes = FileNeeds(rawValue: 8)
}

/// A name in a file that may be right, for all that is known: a member of an object whose class may have it, or a name of
/// which no table says all that there are.
package struct UnknownMember: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case outlet, action, segueAction, runtimeAttribute
    /// An action to the first responder that no known class has.
    case responderAction
    /// A key of a runtime attribute that a category may have added.
    case runtimeKey
    /// An element or an attribute of Interface Builder's.
    case interfaceBuilderName
    /// A value of such an attribute.
    case interfaceBuilderValue
    /// A scene of another bundle.
    case otherBundle
    /// A class that may be Objective-C's, or of a framework.
    case undescribedClass

    /// Those that a known class would tell.
    package static let ofClasses: [Kind] = [.outlet, .action, .segueAction, .runtimeAttribute]
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

/// A scene and its controller, as other scenes see them.
package struct SceneSummary: Sendable, Hashable {
  package var id: Name?
  /// The name of the controller's element.
  package var nameRange: SourceRange
  /// How to speak of the controller: `viewController 'clock'`.
  package var title: Message
  /// Reached by code.
  package var isEntry: Bool
  /// Whether something leads out of the scene, or may: a segue, an action, code of the host's.
  package var isOpen: Bool
  /// Whether it has a view, without which there is nothing to see yet.
  package var isShown: Bool
  /// Whether it covers the screen when it is presented.
  package var covers: Bool
  /// The actions that its class has; nil where that is not known.
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

/// A link from one scene to another.
package struct SceneLink: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// A segue, or anything else that gets hold of the other controller.
    case leads
    /// A segue of a kind that the host's code performs as it likes.
    case custom
    /// A segue of kind `present`; `covers` as the segue says, nil where it leaves that to the controller. `isSure`
    /// where no code of the presenter knows of it.
    case presents(covers: Bool?, isSure: Bool)
    /// The other controller is inside this one, made when this one is.
    case holds
    /// What may be the name of a controller, in a property that nobody described.
    case maybe
  }

  package enum Target: Sendable, Hashable {
    case scene(Int)
    /// `Other#id`; without an id, the initial scene of the other.
    case elsewhere(storyboard: String, id: String)
  }

  package var kind: Kind
  /// The scene that it leads from; nil if it does not begin in a scene.
  package var source: Int?
  package var target: Target
  /// What names the other end.
  package var name: Name
  /// What to point at to show the link: the segue's element, or the name.
  package var range: SourceRange
  /// Whether code of the host's gets hold of the other controller before it is shown.
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

/// A segue back.
package struct Unwind: Sendable, Hashable {
  package var source: Int
  package var action: Name
  /// Where no class that was described has the action, those actions that may have been meant; nil where one has it, or
  /// nobody knows.
  package var meant: [String]?

  package init(from source: Int, action: Name, meant: [String]? = nil) {
    self.meant = meant
    self.source = source
    self.action = action
  }
}

/// A container that nothing in its file fills, or not with as many controllers as it needs.
package struct UnfilledContainer: Sendable, Hashable {
  package var scene: Int
  /// The property that would.
  package var key: String
  /// How many controllers that names.
  package var held: Int
  /// How many it should.
  package var needed: Int

  package init(scene: Int, key: String, held: Int, needed: Int) {
    self.scene = scene
    self.key = key
    self.held = held
    self.needed = needed
  }
}

/// A property that an appearance rule sets.
package struct LookMention: Sendable, Hashable {
  /// The class, its containers, the property and its variant: two rules of which all that is the same take each other's
  /// place.
  package var rule: String
  /// The class that the rule is for.
  package var className: String
  /// Where the property is set.
  package var name: Name

  package init(rule: String, className: String, name: Name) {
    self.rule = rule
    self.className = className
    self.name = name
  }
}
