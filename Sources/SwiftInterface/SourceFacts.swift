import SceneDiagnostics
import SceneModel
import SceneValues

/// What one Swift file says that may matter to scenes: as it is written, before names are resolved.
///
/// It depends on the file's own bytes alone, so that it is kept from one run to the next.
package struct SourceFacts: Sendable, Hashable {
  /// Types, extensions and typealiases, nested ones too. The first stands for the file itself: its globals.
  package var types: [TypeFact] = [TypeFact(.file, name: "", range: .at(0))]
  package var calls: [CallFact] = []
  /// The modules that it imports, but for those that it tests.
  package var imports: Set<String> = []
  /// Those that it imports whatever it is built for: outside of `#if`.
  package var certainImports: Set<String> = []
  /// Functions of the program's own that are called as those of scenes are: then a call may be theirs.
  package var ownCalls: Set<OwnCall> = []
  /// What expressions do with members of whatever object: `cell.label.text`. What they do with those of their own type
  /// is the type's.
  package var mentions = Mentions()
  /// The words of Objective-C's code, and of property lists: what they speak of, they may mean.
  package var words: Set<String> = []
  /// The texts of such a file: for all that is known, names of a scene's.
  package var texts: Set<String> = []
  /// Why it was not read, and what is known all the same; nil where it was.
  package var unread: UnreadSwift?

  package init() {}

  package init(unread: UnreadSwift) { self.unread = unread }
}

/// A type, or what an extension or a typealias adds to one.
package struct TypeFact: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case file, `class`, `struct`, `enum`, `protocol`, `extension`, alias
  }

  package var kind: Kind
  /// With the types that it stands in: `Outer.Inner`. For an extension, what it extends.
  package var name: String
  package var range: SourceRange
  /// Who can name it: its own access level, limited by those of the types around it.
  package var access = AccessLevel.internal
  /// What stands behind the colon; for a typealias, the type that it stands for.
  package var inherited: [Spelled] = []
  /// The branches of `#if` around it, from the outside in.
  package var branches: [Branch] = []
  package var genericParameters: [String] = []
  /// What Objective-C calls it, where `@objc(Name)` says so: then scenes call it that, without a module.
  package var objectiveCName: String?
  package var variables: [VariableFact] = []
  package var methods: [MethodFact] = []
  /// Texts with a name: constants, and the cases of enumerations with raw values.
  package var constants: [ConstantFact] = []
  /// Whether Objective-C sees its members, by `@objcMembers`, or by `@objc` of an extension.
  package var exposesMembers = false
  /// What its code does with names that stand alone or behind `self`: members of its own, or no members.
  package var mentions = Mentions()
  /// Whether it is Objective-C's: then all its members can be connected.
  package var isObjectiveC = false
  /// Whether it is the `@implementation` of a class: without one among the sources, nobody knows what else there is.
  package var isImplementation = false
  /// Whether it may have more members than these: something in it was not understood.
  package var isOpen = false
  /// What it says of itself by `declaration`; nil where it says nothing.
  package var declaration: DeclarationFact?

  package init(_ kind: Kind, name: String, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// A clause of an `#if`: which one of the file's, and which of its clauses.
package struct Branch: Sendable, Hashable {
  package var condition: Int
  package var clause: Int

  package init(condition: Int, clause: Int) {
    self.condition = condition
    self.clause = clause
  }
}

/// A name as it is written, and where.
package struct Spelled: Sendable, Hashable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

/// A type as it is written, without what does not matter to scenes.
package struct TypeSpelling: Sendable, Hashable {
  package enum Optionality: UInt8, Sendable, CaseIterable { case none, optional, implicitlyUnwrapped }

  /// Without generic arguments; empty for what is no class: tuples, functions.
  package var name: String
  package var isCollection = false
  package var optionality = Optionality.none

  package init(_ name: String, isCollection: Bool = false, optionality: Optionality = .none) {
    self.name = name
    self.isCollection = isCollection
    self.optionality = optionality
  }
}

package struct VariableFact: Sendable, Hashable {
  package enum Role: UInt8, Sendable, CaseIterable { case plain, outlet, inspectable }

  package var name: String
  /// The name that scenes use, if that is another name.
  package var sceneName: String
  package var range: SourceRange
  package var role: Role
  package var type: TypeSpelling
  /// Whether Objective-C sees it, by `@objc`.
  package var isExposed = false
  package var isConstant = false
  /// What its numbers lie in, where its attribute says so in literals.
  package var valueRange: ClosedRange<Double>?

  package init(name: String, sceneName: String, range: SourceRange, role: Role, type: TypeSpelling) {
    self.name = name
    self.sceneName = sceneName
    self.range = range
    self.role = role
    self.type = type
  }
}

package struct MethodFact: Sendable, Hashable {
  package var name: String
  package var range: SourceRange
  package var isAction: Bool
  /// By what scenes call it: as it is written, or as the compiler makes it.
  package var selector: String
  /// The types of its parameters.
  package var parameters: [TypeSpelling]
  /// Whether Objective-C sees it, by `@objc`.
  package var isExposed = false
  /// Whether it is the class's own, and no object's.
  package var isTypeMember = false
  /// Whether it gives what a property of its name would, in Objective-C.
  package var isGetter = false

  package init(
    name: String, range: SourceRange, isAction: Bool, selector: String, parameters: [TypeSpelling]
  ) {
    self.name = name
    self.range = range
    self.isAction = isAction
    self.selector = selector
    self.parameters = parameters
  }
}

package struct ConstantFact: Sendable, Hashable {
  package var name: String
  package var value: TextFact
  package var isCase: Bool

  package init(name: String, value: TextFact, isCase: Bool) {
    self.name = name
    self.value = value
    self.isCase = isCase
  }
}

/// A text as an expression says it.
package enum TextFact: Sendable, Hashable {
  case literal(String)
  /// `Segue.show.rawValue`, `Self.cellID`, `cellID`.
  case path(String)
  /// Whichever case of an enumeration.
  case anyCase(of: String)
  /// What a type is called: `String(describing: ClockCell.self)`. Of `Self` and of a generic parameter, any type's.
  case typeName(String)
  /// What an accessor that is made of a scene stands for, by the accessor's name.
  case accessor(String)
  /// One of these.
  case either([TextFact])
  case unknown

  /// How many choices may stand one within the other.
  package static let deepest = 16
}

/// What `ClassDeclaration(…) { … }` says, as far as it can be read.
package struct DeclarationFact: Sendable, Hashable {
  /// The element that makes one.
  package var element: String?
  package var documentation = ""
  package var members: [DeclaredMember] = []
  /// What it says to checks; the class of a root view is in `rootView`, as it is written.
  package var facts = ClassFacts()
  package var rootView: TypeSpelling?
  /// Whether attributes declare members too, as `@SceneObject` has it.
  package var takesAttributes = false
  /// Whether it says that scenes make no objects of the class.
  package var isNotMade = false
  /// Whether all of it was understood.
  package var isComplete = true

  package init() {}
}

package struct DeclaredMember: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case property, outlet, outletCollection, action, relationship, localizable, placeholders, children
  }

  package var kind: Kind
  package var name: String
  package var range: SourceRange
  package var documentation = ""
  /// The literal of a property's default; behind a dot, the name of a constant of its type.
  package var defaultLiteral: String?
  package var isStylable = false
  /// What a property's numbers lie in, where literals say so.
  package var valueRange: ClosedRange<Double>?
  /// The texts that a new object has.
  package var placeholders: [String] = []
  /// How many controllers a relationship takes.
  package var children: ChildCount?
  /// The member of the class that it is about.
  package var member: String?
  /// The type that is written there itself.
  package var type: TypeSpelling?
  /// The type of an action's event that is written there itself.
  package var eventType: TypeSpelling?

  package init(_ kind: Kind, _ name: String, _ range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// A function of the program's own that has a name of the scenes'.
package struct OwnCall: Sendable, Hashable {
  package var kind: HostCode.NameKind
  /// `withIdentifier:sender:`
  package var labels: [String]

  package init(_ kind: HostCode.NameKind, labels: [String]) {
    self.kind = kind
    self.labels = labels
  }

  /// Whether a call with these labels may be one of it: arguments that have a default may be left out.
  func mayBeCalled(with labels: [String]) -> Bool {
    var rest = self.labels[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label) else { return false }
      rest = rest[(place + 1)...]
    }
    return labels.first == self.labels.first
  }
}

/// A call that names something of a scene's.
package struct CallFact: Sendable, Hashable {
  package enum Bundle: Sendable, Hashable {
    /// The program's own.
    case own
    /// The bundle of a class, which is the program's own where its sources have the class.
    case ofClass(String)
    /// Nobody can tell which.
    case other
  }

  package var kind: HostCode.NameKind
  package var value: TextFact
  package var range: SourceRange
  /// The type in whose code it stands, by its place among the file's.
  package var type: Int
  /// Whether it is about `self`.
  package var isOwn: Bool
  /// The labels of its arguments; an argument without one has an empty label.
  package var labels: [String] = []
  /// Whether only the class library of this product has such a function, and UIKit has none.
  package var isLibraryOnly = false
  /// Whether it is no fault if there is no such thing here: the code goes on without,
  /// `dequeueReusableCell(withIdentifier: "a") ?? Cell()`.
  package var isOptional = false
  /// Where a file of that name is looked for.
  package var bundle = Bundle.own
  /// Whether it stands in a macro, or is cut off: what it names then, is not known.
  package var isUnparsed = false
  /// The table that a text is looked up in; nil where the call leaves it out.
  package var table: TextFact?
  /// Whether the call says a text of its own, which is shown where the table has none.
  package var hasDefault = false

  package init(kind: HostCode.NameKind, value: TextFact, range: SourceRange, type: Int, isOwn: Bool) {
    self.kind = kind
    self.value = value
    self.range = range
    self.type = type
    self.isOwn = isOwn
  }
}
