import SceneDiagnostics
import SceneModel
import SceneValues

/// The unresolved facts in a source file that affect scenes. They depend only on the file, and can be cached.
package struct SourceFacts: Sendable, Hashable {
  /// All types, extensions, and type aliases, including nested ones. The first entry is the file with its globals.
  package var types: [TypeFact] = [TypeFact(.file, name: "", range: .at(0))]
  package var calls: [CallFact] = []
  package var imports: Set<String> = []
  package var certainImports: Set<String> = []
  /// The modules that are imported with `@testable` and are therefore modules of the app.
  package var testableImports: Set<String> = []
  package var namedPlatforms: ApplePlatforms = []
  package var ownCalls: Set<OwnCall> = []
  /// The names of the methods that the file's protocols require, such as `tableView(_:didSelectRowAt:)`.
  package var requirements: Set<String> = []
  /// The calls of methods that have the base names of the library's delegate methods, with the labels of the arguments.
  package var delegateCalls: Set<String> = []
  /// The uses of members of other objects, as in `cell.label.text`. Uses of a type's own members are stored in the type.
  package var nameReferences = CodeReferences()
  /// The uses of members of objects whose class is known, such as `(cell as! ClockCell).label`. The keys are class names.
  package var typedReferences: [String: CodeReferences] = [:]
  package var words: Set<String> = []
  package var texts: Set<String> = []
  package var literals: Set<String> = []
  package var creations: [CreationFact] = []
  /// The functions whose callers determine a name, and functions with similar names.
  package var helpers: [HelperFact] = []
  package var helperCalls: [HelperCall] = []
  /// The names of functions that might be helpers and to which code refers without calling them.
  package var helperReferences: Set<String> = []
  /// The classes that code passes to `object_setClass`. Objects of their superclasses can become objects of these classes.
  package var substitutes: Set<String> = []
  package var unread: UnreadSwift?

  package init() {}

  package init(unread: UnreadSwift) { self.unread = unread }
}

/// A type, an extension, or a type alias.
package struct TypeFact: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case file, `class`, `struct`, `enum`, `protocol`, `extension`, alias
  }

  package var kind: Kind
  /// The name, including enclosing types, as in `Outer.Inner`. For an extension, this is the name of the extended type.
  package var name: String
  package var range: SourceRange
  package var access = AccessLevel.internal
  /// The types in the inheritance list. For a type alias, this is the underlying type.
  package var inherited: [Spelled] = []
  package var branches: [Branch] = []
  /// The platforms for which the type is compiled, according to the conditions that enclose it.
  package var platforms = ApplePlatforms.all
  package var genericParameters: [String] = []
  /// The name in the `@objc(Name)` attribute, or nil if there is none. Scenes use this name without a module.
  package var objectiveCName: String?
  package var variables: [VariableFact] = []
  package var methods: [MethodFact] = []
  package var constants: [ConstantFact] = []
  /// Whether all members are exposed to Objective-C through `@objcMembers` or the `@objc` of an extension or a protocol.
  package var exposesMembers = false
  /// Whether the type has an attribute that can be a macro, which can expose members.
  package var mayHaveMacros = false
  /// The uses of names that have no base or have the base `self`.
  package var nameReferences = CodeReferences()
  /// Whether the type is written in Objective-C. If so, all its members can be connected.
  package var isObjectiveC = false
  /// Whether the type is an `@implementation`. Without one, members that are not declared in the header are unknown.
  package var isImplementation = false
  /// Whether the type might have additional members because a part of it could not be parsed.
  package var isOpen = false
  package var declaration: DeclarationFact?
  /// Whether an initializer passes the name of a nib to the superclass.
  package var namesNib = false
  /// Whether an initializer loads a storyboard or nib, and might return its object instead of the allocated object.
  package var loadsScene = false
  /// Whether code calls `prepare(for:sender:)` of another object, which then handles segues of this object's scene.
  package var forwardsSegues = false

  package init(_ kind: Kind, name: String, range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// A branch of an `#if` directive, identified by the directive's index in the file and its index in the directive.
package struct Branch: Sendable, Hashable {
  package var condition: Int
  package var clause: Int

  package init(condition: Int, clause: Int) {
    self.condition = condition
    self.clause = clause
  }
}

package struct Spelled: Sendable, Hashable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }
}

package struct TypeSpelling: Sendable, Hashable {
  package enum Optionality: UInt8, Sendable, CaseIterable { case none, optional, implicitlyUnwrapped }

  /// The name without generic arguments, or an empty string for types such as tuples and functions.
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
  package var sceneName: String
  package var range: SourceRange
  package var role: Role
  package var type: TypeSpelling
  package var platforms = ApplePlatforms.all
  package var isExposed = false
  package var isConstant = false
  package var isReadOnly = false
  package var isPrivate = false
  /// Whether the variable overrides another one, which determines whether Objective-C can access it.
  package var isOverride = false
  /// The range of the property's values, if the property's attribute specifies the range with literals.
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
  package var selector: String
  /// The selector in Swift 2, which omits the label of the first parameter, or nil if it is equal to `selector`.
  package var oldSelector: String?
  package var parameters: [TypeSpelling]
  package var platforms = ApplePlatforms.all
  package var isExposed = false
  package var isTypeMember = false
  package var isGetter = false
  package var isOverride = false
  package var access = AccessLevel.internal
  package var fullName = ""
  package var result: TypeSpelling?

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

package enum TextFact: Sendable, Hashable {
  case literal(String)
  case path(String)
  case anyCase(of: String)
  /// The name of a type, as in `String(describing: ClockCell.self)`. `Self` and generic parameters can be any type.
  case typeName(String)
  case accessor(String)
  case either([TextFact])
  case unknown

  package static let deepest = 16
}

/// The part of a class declaration, such as `ClassDeclaration(…) { … }`, that can be read without running the code.
package struct DeclarationFact: Sendable, Hashable {
  package var element: String?
  package var documentation = ""
  package var members: [DeclaredMember] = []
  /// The facts that checks use, except the class of the root view, which `rootView` contains as written.
  package var facts = ClassFacts()
  package var rootView: TypeSpelling?
  /// Whether member attributes such as `@Outlet` also declare members, as in a class with `@SceneObject`.
  package var takesAttributes = false
  package var isNotMade = false
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
  /// The default value of the property as a literal or, for a constant, as a period followed by the constant's name.
  package var defaultLiteral: String?
  package var isStylable = false
  package var valueRange: ClosedRange<Double>?
  package var placeholders: [String] = []
  package var children: ChildCount?
  package var member: String?
  package var type: TypeSpelling?
  package var eventType: TypeSpelling?

  package init(_ kind: Kind, _ name: String, _ range: SourceRange) {
    self.kind = kind
    self.name = name
    self.range = range
  }
}

/// A function of the app with the same name as a method to which the names of scene objects are passed.
package struct OwnCall: Sendable, Hashable {
  package var kind: HostCode.NameKind
  package var labels: [String]

  package init(_ kind: HostCode.NameKind, labels: [String]) {
    self.kind = kind
    self.labels = labels
  }

  /// Returns whether a call with these labels could refer to the function. Arguments with default values can be omitted.
  func mayBeCalled(with labels: [String]) -> Bool {
    labels.first == self.labels.first && self.labels.containsInOrder(labels)
  }
}

/// A call that contains the name of a scene object.
package struct CallFact: Sendable, Hashable {
  package enum Bundle: Sendable, Hashable {
    case own
    /// The bundle of the given class. If the app's sources contain the class, this is the app's bundle.
    case ofClass(String)
    case other
  }

  package var kind: HostCode.NameKind
  package var value: TextFact
  package var range: SourceRange
  package var type: Int
  package var isOwn: Bool
  package var labels: [String] = []
  package var isLibraryOnly = false
  /// Whether the code handles nil, as in `dequeueReusableCell(withIdentifier: "a") ?? Cell()`.
  package var isOptional = false
  package var bundle = Bundle.own
  package var isUnparsed = false
  package var table: TextFact?
  package var hasDefault = false
  package var storyboard: TextFact?
  package var list: CellPrototype.List?
  /// The member that contains the list: empty if the object is the list, and nil if another object has the list.
  package var listName: String?
  package var isOfLocalList = false
  package var nib: TextFact?
  package var supplementaryKind: TextFact?
  package var objectType: String?
  package var cast: CastFact?
  /// The index in `SourceFacts.helpers` of the enclosing function, if the function's caller determines the name.
  package var helper: Int?
  /// The index of the function's string parameter that is the name.
  package var parameter: Int?

  package init(kind: HostCode.NameKind, value: TextFact, range: SourceRange, type: Int, isOwn: Bool) {
    self.kind = kind
    self.value = value
    self.range = range
    self.type = type
    self.isOwn = isOwn
  }
}

package struct CastFact: Sendable, Hashable {
  package var typeName: String
  package var range: SourceRange
  package var isForced: Bool
  /// Whether the cast object is the content of a navigation controller, instead of the controller itself.
  package var isOfContent = false
  /// Whether code creates the object instead of casting it, as in `instantiateViewController(identifier:creator:)`.
  package var isCreation = false

  package init(to typeName: String, at range: SourceRange, isForced: Bool) {
    self.typeName = typeName
    self.range = range
    self.isForced = isForced
  }
}

/// An initializer call such as `ClockController()`.
package struct CreationFact: Sendable, Hashable {
  package var typeName: String
  package var range: SourceRange
  package var type: Int
  /// The variable that initially contains the object. Code can later assign an object from a scene to the variable.
  package var variable: String?
  /// The reuse identifier that code dequeues first. The object is created only if the list returns nil.
  package var dequeued: TextFact?
  /// Whether a list creates the objects, as with `UICollectionView.CellRegistration<ClockCell, Clock> { … }`.
  package var isRegistration = false

  package init(of typeName: String, at range: SourceRange, in type: Int, variable: String? = nil) {
    self.typeName = typeName
    self.range = range
    self.type = type
    self.variable = variable
  }
}
