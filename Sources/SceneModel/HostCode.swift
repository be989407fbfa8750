import SceneDiagnostics
import SceneValues

/// What a host's Swift code says of scenes: where its classes and their members are declared, and which segues, scenes
/// and prototypes it names.
///
/// It is to code what `FileSummary` is to a scene: small, and enough for every rule. Of what the classes are,
/// `ClassDescription`s tell.
package struct HostCode: Sendable {
  /// A place in a Swift file.
  package struct Place: Sendable, Hashable {
    package var file: Int
    package var range: SourceRange

    package init(_ file: Int, _ range: SourceRange) {
      self.file = file
      self.range = range
    }
  }

  /// A class, by where it stands.
  package struct ClassCode: Sendable {
    /// Every place that declares it. More than one where code is ambiguous; alternatives of `#if` count as one.
    package var places: [Place]
    /// Who can name it.
    package var access = AccessLevel.internal
    package var outlets: [String: OutletCode] = [:]
    package var actions: [String: ActionCode] = [:]
    package var properties: [String: Place] = [:]
    /// Methods and variables that are not declared to scenes, by the names that they would have there.
    package var hidden = HiddenMembers()
    /// The superclass that nobody described, as it is written.
    package var unknownSuperclass: (name: String, place: Place)?
    /// The targets that compile it; nil where nobody can tell.
    package var targets: Set<Int>?
    /// Whether Objective-C knows it by a name that Swift does not give.
    package var isNamedForObjectiveC = false

    package init(places: [Place]) { self.places = places }
  }

  package struct HiddenMembers: Sendable {
    /// By which members of the class are shown to scenes.
    package enum Way: Sendable { case interfaceBuilder, attributes, declaration }

    package var methods: [String: Place] = [:]
    package var variables: [String: Place] = [:]
    package var way = Way.attributes

    package init() {}
  }

  package struct ActionCode: Sendable {
    package var place: Place
    /// What code calls the method: `ring` of `ring:`.
    package var name: String

    package init(place: Place, name: String) {
      self.place = place
      self.name = name
    }
  }

  package struct OutletCode: Sendable {
    package var place: Place
    /// Implicitly unwrapped: code takes for granted that it is connected.
    package var isRequired: Bool

    package init(place: Place, isRequired: Bool) {
      self.place = place
      self.isRequired = isRequired
    }
  }

  /// What a project builds: an application, an extension, a framework, a bundle of tests.
  package struct Target: Sendable, Hashable {
    package var name: String
    /// What Swift calls its module, in one configuration or another; nil where nobody can tell.
    package var modules: Set<String>?
    package var isTest: Bool
    /// Whether it compiles anything: a bundle of resources does not, and has the classes of whoever loads it.
    package var compiles: Bool
    /// Whether it is a program by itself, an application or an extension of one: it finds in its bundle what is in the
    /// target, and nothing else. A framework's code runs in other programs.
    package var isProgram: Bool

    package init(
      name: String, modules: Set<String>?, isTest: Bool, compiles: Bool = true, isProgram: Bool = false
    ) {
      self.name = name
      self.modules = modules
      self.isTest = isTest
      self.compiles = compiles
      self.isProgram = isProgram
    }
  }

  /// Members that code speaks of.
  package struct MemberMentions: Sendable {
    /// Members of whatever object.
    package private(set) var ofAny: Set<String> = []
    /// The classes that speak of a member as their own.
    package private(set) var byClass: [String: Set<String>] = [:]
    /// All names.
    package private(set) var all: Set<String> = []

    package init() {}

    /// - Parameters:
    ///   - names: the members.
    ///   - className: the class that speaks of them as its own, qualified; nil where they may be of any object.
    package mutating func add(_ names: Set<String>, of className: String?) {
      all.formUnion(names)
      guard let className else { return ofAny.formUnion(names) }
      for name in names { byClass[name, default: []].insert(className) }
    }
  }

  /// A file that was too much to read.
  package struct Unread: Sendable, Hashable {
    package enum Reason: Sendable, Hashable, CustomStringConvertible {
      case tooLarge(limit: Int), tooDeep(limit: Int), tooSlow(limit: Double)

      package var description: String {
        switch self {
        case .tooLarge(let limit): "it has more than \(limit) bytes"
        case .tooDeep(let limit): "it nests more than \(limit) deep"
        case .tooSlow(let limit): "the parser takes more than \(Value.number(limit)) s for it"
        }
      }
    }

    package var reason: Reason
    /// Where it is too much; its beginning, for a file that is too large.
    package var place: Place

    package init(_ reason: Reason, at place: Place) {
      self.reason = reason
      self.place = place
    }
  }

  /// What a name in code is the name of.
  package enum NameKind: UInt8, Sendable, CaseIterable {
    case segue, scene, reuse, registeredReuse, storyboard, nib, image, color
    /// The identifier of a segue that code asks about: `segue.identifier == "showDetail"`.
    case comparedSegue
    /// The key of a text in a table of translations, and the name of such a table.
    case text, textTable
    /// A storyboard that the program begins with, or of which code makes the initial controller.
    case mainStoryboard
  }

  /// The table that texts are looked up in where code says none: that of Foundation.
  package static let defaultTable = "Localizable"

  /// A name that code says.
  package struct NameUse: Sendable, Hashable {
    package var kind: NameKind
    package var name: String
    package var place: Place
    /// The class in whose code it stands, where it is about an object of that class; nil where that may be any.
    package var className: String?
    /// The table that a text is looked up in.
    package var table: String?
    /// Whether the call says a text of its own, which is shown where the table has none.
    package var hasDefault = false

    package init(_ kind: NameKind, _ name: String, at place: Place, of className: String? = nil) {
      self.kind = kind
      self.name = name
      self.place = place
      self.className = className
    }
  }

  /// A call of which nobody can tell what it names, or whether that has to be there.
  package struct UnclearName: Sendable, Hashable {
    package enum Cause: Sendable, Hashable {
      /// The name is made at run time.
      case madeAtRunTime
      /// It stands in a macro, or could not be read to its end.
      case unparsed
      /// It names something in another bundle than the program's.
      case otherBundle
      /// The code goes on where there is nothing of that name.
      case mayBeAbsent
    }

    package var kind: NameKind
    package var place: Place
    package var cause: Cause
    /// What it names, one of these; none where that is not known.
    package var names: [String]

    package init(_ kind: NameKind, at place: Place, _ cause: Cause = .madeAtRunTime, _ names: [String] = []) {
      self.kind = kind
      self.place = place
      self.cause = cause
      self.names = names
    }
  }

  /// How the files are called.
  package var files: [String]
  /// By qualified name.
  package var classes: [String: ClassCode] = [:]
  package private(set) var uses: [NameUse] = []
  /// The names of all uses.
  private var used: [NameKind: Set<String>] = [:]
  /// Names that code may say where nobody can tell which: an enumeration's raw values, say.
  package var possible: [NameKind: Set<String>] = [:]
  /// What code names by the accessors that are made of scenes: what those are called, without what tells them from
  /// others.
  private var accessors: [NameKind: Set<String>] = [:]
  /// What some call names at run time: then anything may be named.
  package var unknown: Set<NameKind> = []
  /// The classes that name segues of their own at run time: then any of theirs may be performed, and of those related.
  package var classesOfUnknownSegues: Set<String> = []
  /// The calls whose names nobody can tell.
  package var unclearNames: [UnclearName] = []
  /// Modules that code imports and nobody described: a class may be one of theirs.
  package var foreignModules: Set<String> = []
  /// The types of each module that stand in no other.
  package var types: [String: Set<String>] = [:]
  /// The members that code assigns to: such an outlet need not be connected.
  package var assignedMembers = MemberMentions()
  /// The members that expressions in Swift use, but for `optional`.
  package var usedMembers = MemberMentions()
  /// The members that code speaks of in case they are nil: it does without such an outlet, if it does nothing else.
  package var optionalMembers = MemberMentions()
  /// The words of Objective-C's code and of property lists: they may speak of members, too.
  package var words: Set<String> = []
  /// The files that were not read: what they say of scenes is not known.
  package var unread: [Unread] = []
  /// The types that those declare, without those that they stand in; nil where they may be any.
  package var unreadTypes: Set<String>? = []
  /// The targets of the program's projects.
  package var targets: [Target] = []
  /// The targets that compile each file: none where it is certainly in none, nil where nobody can tell.
  package var targetsOfFiles: [Set<Int>?] = []
  /// The projects and manifests that were not understood: which targets their files are of is not known.
  package var unclearProjects: [Place] = []
  /// The targets that have the scenes to be checked: none where they are certainly in none, nil where nobody can tell.
  package var sceneTargets: Set<Int>?
  /// Nibs beside the code that are no documents of Interface Builder's: what they connect is not known.
  package var compiledNibs: Set<String> = []
  /// The text of a file: read where there is something to show, and there alone.
  package var text: @Sendable (Int) -> SourceText

  package init(files: [String], text: @escaping @Sendable (Int) -> SourceText) {
    self.files = files
    self.text = text
  }

  /// Whether a file that was not read may declare a type.
  ///
  /// - Parameter name: with what it stands in, and its module, or without.
  /// - Returns: false where all files were read, or where those that were not are known to declare no such
  ///   type.
  package func mayBeUnread(_ name: String) -> Bool {
    guard !unread.isEmpty else { return false }
    let bare = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    return unreadTypes?.contains(bare) ?? true
  }

  /// The targets that build a module.
  package func targets(ofModule module: String) -> Set<Int> {
    Set(targets.indices.filter { targets[$0].modules?.contains(module) == true })
  }

  /// The targets whose classes the scenes to be checked may name: bundles of tests count only where nobody else has these
  /// scenes, bundles of resources never. Nil where nobody can tell.
  package var runningTargets: Set<Int>? {
    sceneTargets.map { all in
      let programs = all.filter { targets[$0].compiles }
      let tested = programs.filter { !targets[$0].isTest }
      return tested.isEmpty ? programs : tested
    }
  }

  /// Whether code speaks of a member of this name, or may.
  package func mayMention(_ name: String) -> Bool { usedMembers.all.contains(name) || words.contains(name) }

  package mutating func add(_ use: NameUse) {
    uses.append(use)
    used[use.kind, default: []].insert(use.name)
  }

  package func location(_ place: Place) -> SourceLocation { SourceLocation(text(place.file), place.range) }

  /// Whether code names this, or may.
  package func mayName(_ kind: NameKind, _ name: String) -> Bool {
    unknown.contains(kind) || says(kind, name)
  }

  /// Whether this is among the names that code is known to say.
  package func says(_ kind: NameKind, _ name: String) -> Bool {
    used[kind]?.contains(name) == true || possible[kind]?.contains(name) == true
      || mayNameByAccessor(kind, name)
  }

  /// Whether code may say a name otherwise than by a text in a call: by what is made of several, by an accessor, or at run
  /// time in a way that nobody can tell.
  package func mayNameOtherwise(_ kind: NameKind, _ name: String) -> Bool {
    unknown.contains(kind) || possible[kind]?.contains(name) == true || mayNameByAccessor(kind, name)
  }

  /// Notes that code speaks of an accessor that is made of a scene.
  package mutating func addAccessor(_ kind: NameKind, _ name: String) {
    let name = SwiftName.plain(name)
    accessors[kind, default: []].insert(name)
    guard kind == .reuse else { return }
    // `monthHeader` may be the header `month`.
    for index in name.indices where name[index].isUppercase {
      accessors[kind, default: []].insert(SwiftName.plain(String(name[..<index])))
    }
  }

  private func mayNameByAccessor(_ kind: NameKind, _ name: String) -> Bool {
    accessors[kind]?.contains(SwiftName.plain(SwiftName.member(name))) ?? false
  }
}
