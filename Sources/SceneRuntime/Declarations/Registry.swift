import SceneValues

/// The registered classes. The loader cannot instantiate any other class, regardless of a file's content.
public struct Registry: Sendable {
  private var byName: [String: RegisteredClass] = [:]
  private var ambiguous: [String: [String]] = [:]
  private var byType: [ObjectIdentifier: RegisteredClass] = [:]

  /// Creates an empty registry.
  public init() {}

  /// Registers classes so that scenes can refer to them.
  ///
  /// - Throws: `RegistrationError` if a class has only an inherited declaration, or has the same name as another class.
  public mutating func register(_ types: any SceneObject.Type...) throws(RegistrationError) {
    for type in types {
      let registered = try entry(for: type)
      let (name, qualifiedName) = (registered.name, registered.declaration.description.qualifiedName)
      if let known = byName[qualifiedName] {
        if known === registered { continue }
        throw RegistrationError(className: qualifiedName, reason: .nameTaken)
      }
      byName[qualifiedName] = registered
      if let other = byName[name], other !== registered {
        ambiguous[name, default: [other.declaration.description.qualifiedName]].append(qualifiedName)
      } else {
        byName[name] = registered
      }
    }
  }

  /// Returns the class with the given name in scenes, or nil if it does not exist or is ambiguous without a module.
  package func registeredClass(named name: String) -> RegisteredClass? {
    ambiguous[name] == nil ? byName[name] : nil
  }

  package func candidates(for name: String) -> [String] { ambiguous[name] ?? [] }

  package func registeredClass(of object: AnyObject) -> RegisteredClass? {
    registeredClass(ofType: type(of: object))
  }

  /// Returns an action of an object. If the object's class is not registered, its declaration is used.
  package func action(_ selector: String, of object: AnyObject) -> ActionAccess? {
    if let registered = byType[ObjectIdentifier(type(of: object))] { return registered.action(selector) }
    return Self.declaredAction(selector, of: object)
  }

  package static func declaredAction(_ selector: String, of object: AnyObject) -> ActionAccess? {
    let type: AnyObject.Type = Swift.type(of: object)
    if let known = declaredActions.withLock({ $0[ObjectIdentifier(type)] }) { return known[selector] }
    var actions: [String: ActionAccess] = [:]
    var next = type as? any SceneObject.Type
    while let declaration = next?.declaration {
      actions.merge(declaration.actions) { own, _ in own }
      next = declaration.superclass
    }
    declaredActions.withLock { $0[ObjectIdentifier(type)] = actions }
    return actions[selector]
  }

  private static let declaredActions = Locked<[ObjectIdentifier: [String: ActionAccess]]>([:])

  func registeredClass(ofType type: AnyClass) -> RegisteredClass? {
    if let known = byType[ObjectIdentifier(type)] { return known }
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      if let known = byType[ObjectIdentifier(current)] { return known }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The vocabulary of the registered classes.
  public var vocabulary: Vocabulary { Vocabulary(descriptions { _ in true }) }

  /// Returns a class manifest that describes all registered classes outside the class library.
  public func manifest() -> ClassManifest {
    ClassManifest(descriptions { $0.module != "SceneUI" && $0.module != "SceneRuntime" })
  }

  private func descriptions(where isWanted: (ClassDescription) -> Bool) -> [ClassDescription] {
    byType.values.map(\.declaration.description).filter(isWanted)
      .sorted { $0.qualifiedName < $1.qualifiedName }
  }

  private mutating func entry(for type: any SceneObject.Type) throws(RegistrationError) -> RegisteredClass {
    if let known = byType[ObjectIdentifier(type)] { return known }
    let declaration = type.declaration
    guard declaration.type == type else {
      throw RegistrationError(
        className: TypeName(type).name,
        reason: .inheritsDeclaration(of: declaration.description.qualifiedName))
    }
    for property in declaration.description.properties where property.isStylable {
      guard property.type.isStylable, property.variant?.axes.allSatisfy(\.type.isAxis) ?? true else {
        throw RegistrationError(
          className: declaration.description.qualifiedName, reason: .cannotBeStyled(property: property.key))
      }
    }
    var superclass: RegisteredClass?
    if let parent = declaration.superclass { superclass = try entry(for: parent) }
    let registered = RegisteredClass(declaration, superclass: superclass)
    byType[ObjectIdentifier(type)] = registered
    return registered
  }
}

/// An error that occurs if a class cannot be registered.
public struct RegistrationError: Error, Hashable, CustomStringConvertible {
  /// The reason for a registration error.
  public enum Reason: Hashable, Sendable {
    case inheritsDeclaration(of: String)
    /// Another class already has this name, for example because both classes are local to functions.
    case nameTaken
    /// Appearance rules cannot set the property. Either its type is not a value type of scenes, or its variants are
    /// distinguished by attributes other than integers, enumerations, and option sets.
    case cannotBeStyled(property: String)
  }

  /// The name of the class.
  public var className: String
  /// The reason that the class cannot be registered.
  public var reason: Reason

  /// The reason, followed by a fix if possible.
  public var description: String {
    switch reason {
    case .inheritsDeclaration(let other):
      """
      '\(className)' cannot be registered: it only inherits the declaration of '\(other)'. Add \
      'override class var declaration: ClassDeclaration { ClassDeclaration(\(className).self) }' to it.
      """
    case .nameTaken:
      "'\(className)' cannot be registered: another class has the same name."
    case .cannotBeStyled(let property):
      """
      '\(className)' cannot be registered: appearance rules cannot set its property '\(property)'. Its type \
      must be a value, and its variants must be selected by whole numbers, enumerations or option sets.
      """
    }
  }
}
