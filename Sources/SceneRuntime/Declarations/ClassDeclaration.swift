import SceneValues

/// A class's description together with the closures that act on its objects.
///
/// It stands beside the class, in the one place where the class can see its own private members:
///
/// ```swift
/// override class var declaration: ClassDeclaration {
///   ClassDeclaration(ClockView.self, "A clock face with three hands.") {
///     $0.property("dialColor", default: .white, get: \.dialColor, set: { $0.dialColor = $1 })
///     $0.outlet("legend") { $0.legend = $1 }
///     $0.action("reset:") { $0.reset($1) }
///   }
/// }
/// ```
public struct ClassDeclaration: Sendable {
  /// The class as plain data: its own members, without those of its superclasses.
  public internal(set) var description: ClassDescription
  /// The class itself, so that a registry can tell a declaration from an inherited one.
  package internal(set) var type: any AnyObject.Type
  /// The nearest superclass that declares itself.
  private(set) var superclass: (any SceneObject.Type)?
  private(set) var make: @Sendable (consuming Coder) throws -> any SceneObject
  /// Calls `awakeFromNib()` of an object of the class.
  private(set) var awake: @Sendable (AnyObject) -> Void
  var properties: [String: PropertyAccess] = [:]
  var outlets: [String: OutletAccess] = [:]
  var actions: [String: ActionAccess] = [:]
  var slots: [String: SlotAccess] = [:]
  var relationships: [String: SlotAccess] = [:]
  /// The numbers that stand for events in the class's own event type.
  var events: [(name: String, rawValue: UInt32)] = []

  /// Declares a class that takes a coder.
  ///
  /// - Parameters:
  ///   - type: the class itself.
  ///   - element: the element that makes one; nil for classes that scenes reach by `class="…"`.
  ///   - documentation: what people read in completion and manuals.
  ///   - declare: declares the members.
  public init<Object: CodedSceneObject>(
    _ type: Object.Type, element: String? = nil, _ documentation: String = "",
    _ declare: (inout ClassMembers<Object>) -> Void = { _ in }
  ) {
    self.init(
      type, element: element, documentation: documentation, make: { try Object(coder: $0) }, declare)
  }

  /// Declares a class that is made by `init()`.
  @_disfavoredOverload
  public init<Object: PlainSceneObject>(
    _ type: Object.Type, element: String? = nil, _ documentation: String = "",
    _ declare: (inout ClassMembers<Object>) -> Void = { _ in }
  ) {
    self.init(type, element: element, documentation: documentation, make: { _ in Object() }, declare)
  }

  /// Declares a class that scenes never make, but speak of: a storyboard, a nib's owner.
  public init<Object: SceneObject>(
    notMade type: Object.Type, _ documentation: String = "",
    _ declare: (inout ClassMembers<Object>) -> Void = { _ in }
  ) {
    self.init(
      type, element: nil, documentation: documentation,
      make: { coder in throw coder.error(.cannotInstantiate(class: coder.className)) }, declare)
    description.isNotMade = true
  }

  private init<Object: SceneObject>(
    _ type: Object.Type, element: String?, documentation: String,
    make: @escaping @Sendable (consuming Coder) throws -> any SceneObject,
    _ declare: (inout ClassMembers<Object>) -> Void
  ) {
    let name = TypeName(type)
    let declared = Self.declaredSuperclass(of: type)
    superclass = declared?.type
    description = ClassDescription(
      name: name.name, module: name.module, element: element, superclass: declared?.name,
      documentation: documentation)
    self.type = type
    self.make = make
    // Holds for the reason given in MemberAccess.swift.
    awake = { unsafeDowncast($0, to: Object.self).awakeFromNib() }
    var members = ClassMembers<Object>(declaration: self)
    declare(&members)
    self = members.declaration
  }

  /// The nearest superclass that declares itself, and its name.
  ///
  /// A declaration asks for that of the superclass, which asks for the next: to ask twice, for the type and then for the
  /// name, was to ask for the topmost class's sixteen times for a button, and most of the time that the library took.
  private static func declaredSuperclass(
    of type: any AnyObject.Type
  ) -> (type: any SceneObject.Type, name: String)? {
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      if let object = current as? any SceneObject.Type {
        let declaration = object.declaration
        if declaration.type == current { return (object, declaration.description.name) }
      }
      next = _getSuperclass(current)
    }
    return nil
  }
}

/// A class's name as scenes write it: `AlarmClock.ClockView` is `ClockView` of module `AlarmClock`.
struct TypeName {
  let module: String
  let name: String

  init(_ type: Any.Type) {
    // What `String(reflecting:)` gives, without its search for a way to describe a type: a millisecond of start-up
    // for the class library.
    let full = _typeName(type, qualified: true)
    // A class local to a function reads `Module.(unknown context at $…).Name`.
    // The search for its end takes longer than everything else here.
    if full.utf8.contains(UInt8(ascii: ")")), let context = full.range(ofText: ").") {
      module = String(full.prefix { $0 != "." })
      name = String(full[context...])
    } else if let dot = full.firstIndex(of: ".") {
      module = String(full[..<dot])
      name = String(full[full.index(after: dot)...])
    } else {
      (module, name) = ("", full)
    }
  }

  /// The class that an outlet or an action's sender is declared with; `any P` and optionals by their bare name.
  static func bare(_ type: Any.Type) -> String {
    var name = TypeName(type).name
    if name.hasPrefix("any ") { name.removeFirst(4) }
    if let dot = name.lastIndex(of: "."), _typeName(type, qualified: true).hasPrefix("any ") {
      name = String(name[name.index(after: dot)...])
    }
    return name
  }
}

extension String {
  /// The index after the last occurrence of a short text.
  fileprivate func range(ofText text: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      if self[..<index].hasSuffix(text) { return index }
      index = self.index(before: index)
    }
    return nil
  }
}
