import SceneDiagnostics
import SceneValues

/// Host app code that affects scenes: class and member declarations, and references to segues, scenes, and prototypes.
package struct HostCode: Sendable {
  package struct Place: Sendable, Hashable {
    package var file: Int
    package var range: SourceRange

    package init(_ file: Int, _ range: SourceRange) {
      self.file = file
      self.range = range
    }
  }

  package struct ClassCode: Sendable {
    /// The declarations of the class. An ambiguous name has several. All branches of an `#if` count as one.
    package var places: [Place]
    package var access = AccessLevel.internal
    package var outlets: [String: OutletCode] = [:]
    package var actions: [String: ActionCode] = [:]
    package var properties: [String: Place] = [:]
    /// The variables and parameterless methods that key-value coding can find.
    package var keys: Set<String> = []
    /// The variables in `keys` that Swift does not expose to Objective-C, so that key-value coding cannot find them.
    package var unexposedKeys: Set<String> = []
    /// The properties without a setter, which runtime attributes cannot set.
    package var readOnlyKeys: Set<String> = []
    /// The selectors of key-value coding that the class implements, so that it can have any key.
    package var dynamicSelectors: Set<String> = []
    /// The methods and variables that code does not expose to scenes, keyed by the names that they would have in scenes.
    package var hidden = HiddenMembers()
    package var unknownSuperclass: UnknownSuperclass?
    package var targets: Set<Int>?
    /// The modules that every file with a declaration of the class imports. None of them contains this class.
    package var importedModules: Set<String> = []
    package var isNamedForObjectiveC = false
    package var hasDoubtfulSuperclass = false
    /// Whether the class has code that was not read, such as the implementation of a class in Objective-C.
    package var hasUnreadCode = false
    /// Whether the class's code creates its view or specifies its nib.
    package var providesView = false
    /// Whether the class overrides the method that performs segues. If so, it can handle identifiers without a segue.
    package var overridesSegues = false
    package var loadsScene = false

    package init(places: [Place]) { self.places = places }
  }

  package struct UnknownSuperclass: Sendable, Hashable {
    /// The name as written, or nil if the declarations of the class have different superclasses.
    package var name: String?
    package var alternatives: [String]
    package var place: Place

    package init(_ name: String?, alternatives: [String] = [], at place: Place) {
      self.name = name
      self.alternatives = alternatives
      self.place = place
    }
  }

  package struct HiddenMembers: Sendable {
    /// The way in which code exposes members of the class to scenes.
    package enum Way: Sendable { case interfaceBuilder, attributes, declaration }

    package var methods: [String: Place] = [:]
    package var variables: [String: Place] = [:]
    package var way = Way.attributes

    package init() {}
  }

  package struct ActionCode: Sendable {
    package var place: Place
    package var name: String

    package init(place: Place, name: String) {
      self.place = place
      self.name = name
    }
  }

  package struct OutletCode: Sendable {
    package var place: Place
    /// Whether the outlet is implicitly unwrapped and must therefore be connected.
    package var isRequired: Bool

    package init(place: Place, isRequired: Bool) {
      self.place = place
      self.isRequired = isRequired
    }
  }

  package struct Target: Sendable, Hashable {
    package var name: String
    /// The target's module names in its build configurations, or nil if they are unknown.
    package var modules: Set<String>?
    package var isTest: Bool
    /// Whether the target compiles code. A resource bundle does not, but uses the classes of the app that loads it.
    package var compiles: Bool
    /// Whether the target is an app or an app extension. The bundle of such a target contains only the target's contents,
    /// whereas a framework's code runs in other apps.
    package var isProgram: Bool
    /// Whether Swift might expose members to Objective-C without an attribute, as in Swift 3.
    package var infersExposure: Bool
    /// Whether selectors might omit the label of the first parameter, as in Swift 2.
    package var mayUseSwift2: Bool
    /// The oldest version of each platform on which the target runs. A platform is omitted if its version is unknown.
    package var deployment: [ApplePlatforms: DeploymentTarget] = [:]

    package init(
      name: String, modules: Set<String>?, isTest: Bool, compiles: Bool = true, isProgram: Bool = false,
      infersExposure: Bool = false, mayUseSwift2: Bool = false
    ) {
      self.name = name
      self.modules = modules
      self.isTest = isTest
      self.compiles = compiles
      self.isProgram = isProgram
      self.infersExposure = infersExposure
      self.mayUseSwift2 = mayUseSwift2
    }
  }

  package struct DeploymentTarget: Sendable, Hashable {
    package var version: PlatformVersion
    package var place: Place

    package init(_ version: PlatformVersion, at place: Place) {
      self.version = version
      self.place = place
    }
  }

  package struct MemberReferences: Sendable {
    package private(set) var ofAny: Set<String> = []
    package private(set) var byClass: [String: Set<String>] = [:]
    package private(set) var all: Set<String> = []

    package init() {}

    /// Adds members of a class. If `className` is nil, any object might have the members.
    package mutating func add(_ names: Set<String>, of className: String?) {
      all.formUnion(names)
      guard let className else { return ofAny.formUnion(names) }
      for name in names { byClass[name, default: []].insert(className) }
    }
  }

  /// A file that was not parsed because it exceeds the parser's limits or contains a merge conflict.
  package struct UnparsedFile: Sendable, Hashable {
    package enum Reason: Sendable, Hashable, CustomStringConvertible {
      case tooLarge(limit: Int), tooDeep(limit: Int), tooSlow(limit: Double), conflict

      package var description: String {
        switch self {
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .tooDeep(let limit): "it is nested more than \(limit) levels deep"
        case .tooSlow(let limit): "parsing it takes more than \(Value.number(limit)) s"
        case .conflict: "it contains a merge conflict"
        }
      }
    }

    package var reason: Reason
    package var place: Place

    package init(_ reason: Reason, at place: Place) {
      self.reason = reason
      self.place = place
    }
  }

  package enum NameKind: UInt8, Sendable, CaseIterable {
    case segue, scene, reuse, registeredReuse, storyboard, nib, image, color
    /// A segue identifier that is compared in code, as in `segue.identifier == "showDetail"`.
    case comparedSegue
    case segueDestination
    /// The key of a string in a translation table (`text`), or the name of the table (`textTable`).
    case text, textTable
    /// The main storyboard, or a storyboard whose initial controller is created by code.
    case mainStoryboard
    /// The storyboard or nib that the system shows while the app launches.
    case launchScreen
  }

  package static let defaultTable = CodeTextName.defaultTable

  package struct NameUse: Sendable, Hashable {
    package var kind: NameKind
    package var name: String
    package var place: Place
    /// The class that has the named object, or nil if any class can have it.
    package var className: String?
    /// The class whose code contains the name, or nil if the code is outside of classes.
    package var owner: String?
    package var list: CellPrototype.List?
    /// The class to which the object is cast in code, or nil if there is no cast.
    package var objectClass: String?
    package var table: String?
    /// Whether the call contains a default string, which is shown if the key is missing from the table.
    package var hasDefault = false
    /// Whether the key can also be that of a string in a scene, as in `localizedString("title.text")`.
    package var mayBeTextOfScene = false
    /// Whether the call is one of SceneUI's, which searches only the tables next to scenes.
    package var isOfLibrary = false

    package init(_ kind: NameKind, _ name: String, at place: Place, of className: String? = nil) {
      self.kind = kind
      self.name = name
      self.place = place
      self.className = className
    }
  }

  /// A use of a name that rules cannot check, and the reason.
  package struct UnclearName: Sendable, Hashable {
    package enum Cause: Sendable, Hashable {
      case madeAtRunTime
      /// The call is inside a macro or could not be parsed completely.
      case unparsed
      case otherBundle
      case mayBeAbsent
    }

    package var kind: NameKind
    package var place: Place
    package var cause: Cause
    package var list: CellPrototype.List?
    package var owner: String?
    /// The possible names. The array is empty if the names are unknown.
    package var names: [String]

    package init(_ kind: NameKind, at place: Place, _ cause: Cause = .madeAtRunTime, _ names: [String] = []) {
      self.kind = kind
      self.place = place
      self.cause = cause
      self.names = names
    }
  }

  package struct Registration: Sendable, Hashable {
    package var name: String
    package var list: CellPrototype.List
    package var place: Place
    /// The class whose code performs the registration, or nil if the code is outside of classes.
    package var owner: String?
    /// The owner's member that contains the list: empty if the owner is the list, and nil if another object has the list.
    package var listName: String?
    /// The registered class, or nil for a nib and for classes outside the sources.
    package var className: String?
    /// The registered class, including those of UIKit, or nil if it is unknown.
    package var cellClass: String?
    package var nib: String?
    /// The kind of the supplementary view as in `CellPrototype.kind`, or nil if it is unknown.
    package var kind: String?
    package var isInTest = false

    package init(_ name: String, in list: CellPrototype.List, at place: Place) {
      self.name = name
      self.list = list
      self.place = place
    }
  }

  /// A registration whose reuse identifier is determined at run time.
  package struct UnknownRegistration: Sendable, Hashable {
    package var list: CellPrototype.List?
    /// The class that has the list or receives it from a caller, or nil if any class can have the list.
    package var owner: String?

    package init(in list: CellPrototype.List?, owner: String?) {
      self.list = list
      self.owner = owner
    }
  }

  package struct Cast: Sendable, Hashable {
    package var object: NameUse
    package var className: String
    package var place: Place
    /// Whether the app terminates if the cast fails. Otherwise, the enclosing function returns.
    package var isForced: Bool
    package var isOfContent = false
    /// Whether code creates the object instead of casting it. UIKit requires that it descends from the scene's class.
    package var isCreation = false
    /// If `className` is a protocol, the classes that might conform to it.
    package var conformers: Set<String>?
    package var storyboards: Set<String>?

    package init(of object: NameUse, to className: String, at place: Place, isForced: Bool) {
      self.object = object
      self.className = className
      self.place = place
      self.isForced = isForced
    }
  }

  /// An initializer call that creates an object of an app class without explicitly loading a nib.
  package struct Creation: Sendable, Hashable {
    package var className: String
    package var place: Place
    /// The reuse identifier that code dequeues first. The object is created only if the list returns nil.
    package var dequeued: String?
    package var isRegistration = false

    package init(of className: String, at place: Place) {
      self.className = className
      self.place = place
    }
  }

  /// A method that a class implements for a protocol of SceneUI that lacks the method.
  package struct UncalledImplementation: Sendable, Hashable {
    package var method: UncalledMethod
    package var className: String
    package var place: Place
    /// Whether SceneUI has the method, but the class does not conform to its protocol.
    package var lacksConformance: Bool

    package init(
      method: UncalledMethod, className: String, place: Place, lacksConformance: Bool = false
    ) {
      self.method = method
      self.className = className
      self.place = place
      self.lacksConformance = lacksConformance
    }
  }

  package var uncalledMethods: [UncalledImplementation] = []
  package var files: [String]
  package var registrations: [Registration] = []
  package var unknownRegistrations: Set<UnknownRegistration> = []
  package var casts: [Cast] = []
  package var creations: [Creation] = []
  package var classes: [String: ClassCode] = [:]
  package private(set) var uses: [NameUse] = []
  private var used: [NameKind: Set<String>] = [:]
  /// The names that code might use although no call is known to use them, such as the raw values of an enumeration.
  package var possible: [NameKind: Set<String>] = [:]
  /// The names of the generated accessors that code uses, without the suffixes that make names unique.
  private var accessors: [NameKind: Set<String>] = [:]
  /// The kinds of objects whose names are computed at run time. Code might use any object of these kinds.
  package var unknown: Set<NameKind> = []
  /// The classes that might perform any segue declared for themselves or for related classes.
  package var classesOfUnknownSegues: Set<String> = []
  /// The classes that might instantiate any scene in their own storyboard.
  package var classesOfUnknownScenes: Set<String> = []
  package var storyboardsOfUnknownScenes: Set<String> = []
  /// The classes that might dequeue any prototype of their lists.
  package var classesOfUnknownReuse: Set<String> = []
  package var literals: Set<String> = []
  /// The classes that call `prepare(for:sender:)` of other objects, which then handle their segues. Nil is any class.
  package var segueForwarders: Set<String?> = []
  package var unclearNames: [UnclearName] = []
  /// The imported modules that the vocabulary lacks. These modules might contain missing classes.
  package var foreignModules: Set<String> = []
  package var types: [String: Set<String>] = [:]
  /// The members that are assigned in code. Outlets among these members do not need to be connected.
  package var assignedMembers = MemberReferences()
  /// The members that are used in Swift expressions, except those in `optionalMembers`.
  package var usedMembers = MemberReferences()
  /// The members that Swift expressions certainly unwrap without a check, as in `label.text`.
  package var unwrappedMembers = MemberReferences()
  /// The members that are checked for nil in code. An outlet with only such uses does not need to be connected.
  package var optionalMembers = MemberReferences()
  /// The words in Objective-C code and property lists that might refer to members.
  package var words: Set<String> = []
  /// The files that were not parsed. Their references to scenes are unknown.
  package var unread: [UnparsedFile] = []
  /// The types declared in unparsed files, without their enclosing types, or nil if these types are unknown.
  package var unreadTypes: Set<String>? = []
  package var directory = "/"
  package var targets: [Target] = []
  /// The targets of each file. The set is empty if the file has no targets, and nil if the targets are unknown.
  package var targetsOfFiles: [Set<Int>?] = []
  /// The projects and manifests that could not be parsed. The targets of their files are unknown.
  package var unclearProjects: [Place] = []
  /// The targets that contain the checked scenes. The set is empty if no target contains them, and nil if unknown.
  package var sceneTargets: Set<Int>?
  /// The names of the compiled nibs among the sources. The connections in these nibs are unknown.
  package var compiledNibs: Set<String> = []
  /// The text of each file, which is read only once, because each of many diagnostics in a file keeps the text.
  private let texts: [Lazy<SourceText>]

  package init(files: [String], text: @escaping @Sendable (Int) -> SourceText) {
    self.files = files
    texts = files.indices.map { file in Lazy { text(file) } }
  }

  package func text(_ file: Int) -> SourceText { texts[file].value }

  /// Returns whether a type might be declared in an unparsed file. The type can be nested.
  package func mayBeUnread(_ name: String) -> Bool {
    let bare = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    return unreadTypes?.contains(bare) ?? true
  }

  package func targets(ofModule module: String) -> Set<Int> {
    Set(targets.indices.filter { targets[$0].modules?.contains(module) == true })
  }

  /// Returns whether targets are known and none builds this module. Products not named by identifiers are uncertain.
  package func isOfNoTarget(_ module: String) -> Bool {
    !targets.isEmpty && !module.hasPrefix("_")
      && targets.allSatisfy { $0.modules.map { !$0.contains(module) } ?? !$0.compiles }
  }

  /// The targets whose classes the checked scenes can use, or nil if the targets are unknown. Test bundles are included
  /// only if no other target contains the scenes. Resource bundles are never included.
  package var runningTargets: Set<Int>? {
    sceneTargets.map { all in
      let programs = all.filter { targets[$0].compiles }
      let tested = programs.filter { !targets[$0].isTest }
      return tested.isEmpty ? programs : tested
    }
  }

  /// Returns the lowest deployment target of the targets that contain the checked scenes, and whether the deployment
  /// targets of all these targets are known. Returns nil if the targets are unknown or if no target contains the scenes.
  /// Test targets are included only if no other target contains the scenes.
  package func lowestDeploymentTarget(
    for platform: ApplePlatforms
  ) -> (target: (name: String, DeploymentTarget)?, isSure: Bool)? {
    guard let sceneTargets, !sceneTargets.isEmpty else { return nil }
    let programs = sceneTargets.filter { !targets[$0].isTest }
    let owners = (programs.isEmpty ? sceneTargets : programs).map { targets[$0] }
    let known = owners.compactMap { owner in owner.deployment[platform].map { (owner.name, $0) } }
    let lowest = known.min { ($0.1.version, $0.0) < ($1.1.version, $1.0) }
    return (lowest, lowest != nil && !owners.contains(where: \.deployment.isEmpty))
  }

  package func mayRefer(_ name: String) -> Bool { usedMembers.all.contains(name) || words.contains(name) }

  package mutating func add(_ use: NameUse) {
    uses.append(use)
    used[use.kind, default: []].insert(use.name)
  }

  package func location(_ place: Place) -> SourceLocation { SourceLocation(text(place.file), place.range) }

  package func mayName(_ kind: NameKind, _ name: String) -> Bool {
    unknown.contains(kind) || contains(kind, name)
  }

  package func contains(_ kind: NameKind, _ name: String) -> Bool {
    used[kind]?.contains(name) == true || possible[kind]?.contains(name) == true
      || mayNameByAccessor(kind, name)
  }

  /// Returns whether code might refer to a name through a composed string, an accessor, or an unknown value.
  package func mayNameOtherwise(_ kind: NameKind, _ name: String) -> Bool {
    unknown.contains(kind) || possible[kind]?.contains(name) == true || mayNameByAccessor(kind, name)
  }

  package mutating func addAccessor(_ kind: NameKind, _ name: String) {
    let name = SwiftName.plain(name)
    accessors[kind, default: []].insert(name)
    guard kind == .reuse else { return }
    // The accessor `monthHeader` may refer to the header `month`.
    for index in name.indices where name[index].isUppercase {
      accessors[kind, default: []].insert(SwiftName.plain(String(name[..<index])))
    }
  }

  private func mayNameByAccessor(_ kind: NameKind, _ name: String) -> Bool {
    accessors[kind]?.contains(SwiftName.plain(SwiftName.member(name))) ?? false
  }
}
