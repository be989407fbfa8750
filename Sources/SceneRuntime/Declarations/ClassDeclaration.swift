import SceneValues
import Synchronization

/// A description of a class, including closures that access the class's objects.
///
/// Declare the description in the class, so that its closures can access private members:
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
  /// The class's own members as plain data. Members of superclasses are not included.
  public internal(set) var description: ClassDescription
  /// The declared class. A registry compares it with the registered class to detect inherited declarations.
  package internal(set) var type: any AnyObject.Type
  private(set) var superclass: (any SceneObject.Type)?
  private(set) var make: @Sendable (consuming Coder) throws -> any SceneObject
  private(set) var awake: @Sendable (AnyObject) -> Void
  var properties: [String: PropertyAccess] = [:]
  var outlets: [String: OutletAccess] = [:]
  var actions: [String: ActionAccess] = [:]
  var slots: [String: SlotAccess] = [:]
  var relationships: [String: SlotAccess] = [:]
  var events: [(name: String, rawValue: UInt32)] = []

  /// Creates the declaration of a class that has `init(coder:)`.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - element: The element that creates objects of the class, or nil if scenes refer to the class with `class="…"`.
  ///   - documentation: The description that editors and generated documentation show.
  ///   - declare: A closure that declares the members.
  public init<Object: CodedSceneObject>(
    _ type: Object.Type, element: String? = nil, _ documentation: String = "",
    _ declare: (inout ClassMembers<Object>) -> Void = { _ in }
  ) {
    self.init(
      type, element: element, documentation: documentation, make: { try Object(coder: $0) }, declare)
  }

  /// Creates the declaration of a class that has `init()`.
  @_disfavoredOverload
  public init<Object: PlainSceneObject>(
    _ type: Object.Type, element: String? = nil, _ documentation: String = "",
    _ declare: (inout ClassMembers<Object>) -> Void = { _ in }
  ) {
    self.init(type, element: element, documentation: documentation, make: { _ in Object() }, declare)
  }

  /// Creates the declaration of a class that scenes refer to but never instantiate, such as the class of a nib's owner.
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
    // Safe for the reason given in MemberAccess.swift.
    awake = { unsafeDowncast($0, to: Object.self).awakeFromNib() }
    var members = ClassMembers<Object>(declaration: self)
    declare(&members)
    self = members.declaration
  }

  /// Returns the nearest superclass with its own declaration, and the superclass's name. One function returns both,
  /// because two functions evaluated the topmost declaration 16 times for a button, which took most of the startup time.
  private static func declaredSuperclass(
    of type: any AnyObject.Type
  ) -> (type: any SceneObject.Type, name: String)? {
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      if let object = current as? any SceneObject.Type, let name = ownName(of: object) {
        return (object, name)
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Returns the name of a class, or nil if the class only inherits a declaration.
  private static func ownName(of type: any SceneObject.Type) -> String? {
    if let known = declaredNames.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let declaration = type.declaration
    guard declaration.type == type else { return nil }
    let name = declaration.description.name
    declaredNames.withLock { $0[ObjectIdentifier(type)] = name }
    return name
  }

  /// The names of the superclasses whose declarations have been evaluated. Without this cache, each library class would
  /// evaluate the declarations of all its superclasses.
  private static let declaredNames = Mutex<[ObjectIdentifier: String]>([:])
}

/// A class name as used in scenes. For example, `AlarmClock.ClockView` is `ClockView` in the `AlarmClock` module.
struct TypeName {
  let module: String
  let name: String

  init(_ type: Any.Type) {
    // The additional lookups of `String(reflecting:)` would add 1 ms to the startup time of the class library.
    let full = _typeName(type, qualified: true)
    // The name of a class that is local to a function has the form `Module.(unknown context at $…).Name`. The search is
    // the slowest step, so it is omitted for other names.
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
  fileprivate func range(ofText text: String) -> String.Index? {
    var index = endIndex
    while index > startIndex {
      if self[..<index].hasSuffix(text) { return index }
      index = self.index(before: index)
    }
    return nil
  }
}
