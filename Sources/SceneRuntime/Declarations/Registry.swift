import SceneValues

/// The classes that loading may instantiate. Nothing else is ever made, whatever a file says.
///
/// A value: fill it at start-up, then hand it to a context; what it holds never changes afterwards.
public struct Registry: Sendable {
  private var byName: [String: RegisteredClass] = [:]
  private var ambiguous: [String: [String]] = [:]
  private var byType: [ObjectIdentifier: RegisteredClass] = [:]

  /// A registry without classes.
  public init() {}

  /// Registers classes, so that scenes can name them.
  ///
  /// - Throws: `RegistrationError` where a class only inherits its superclass's declaration, or has the name of
  ///   another one.
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

  /// The class of a name as scenes write it, with or without module.
  ///
  /// - Returns: nil where nothing of that name is registered, or where the bare name stands for two.
  package func registeredClass(named name: String) -> RegisteredClass? {
    ambiguous[name] == nil ? byName[name] : nil
  }

  package func candidates(for name: String) -> [String] { ambiguous[name] ?? [] }

  /// What is known of an object's class: its own declaration, or that of the nearest superclass with one.
  package func registeredClass(of object: AnyObject) -> RegisteredClass? {
    registeredClass(ofType: type(of: object))
  }

  func registeredClass(ofType type: AnyClass) -> RegisteredClass? {
    if let known = byType[ObjectIdentifier(type)] { return known }
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      if let known = byType[ObjectIdentifier(current)] { return known }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Everything that scenes can say of the registered classes.
  public var vocabulary: Vocabulary { Vocabulary(descriptions { _ in true }) }

  /// The classes of the modules other than the library's own, as a manifest for tools.
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

/// A class cannot be registered.
public struct RegistrationError: Error, Hashable, CustomStringConvertible {
  /// What is in the way.
  public enum Reason: Hashable, Sendable {
    /// It does not declare itself.
    case inheritsDeclaration(of: String)
    /// Another class has that name, as two classes local to two functions may.
    case nameTaken
    /// It lets appearance rules set a property that is no value by itself, or whose variants are told from each other
    /// by something else than whole numbers, enumerations and option sets.
    case cannotBeStyled(property: String)
  }

  /// The name of the class.
  public var className: String
  /// Why it cannot be registered.
  public var reason: Reason

  /// Why it cannot be registered, and what to do about it where something can be done.
  public var description: String {
    switch reason {
    case .inheritsDeclaration(let other):
      """
      '\(className)' cannot be registered: it only inherits the declaration of '\(other)'. Add \
      'override class var declaration: ClassDeclaration { ClassDeclaration(\(className).self) }' to it.
      """
    case .nameTaken:
      "'\(className)' cannot be registered: another class has that name, and scenes could not tell them apart."
    case .cannotBeStyled(let property):
      """
      '\(className)' cannot be registered: appearance rules cannot set its property '\(property)', which is no value by \
      itself or has variants that are not told from each other by whole numbers, enumerations and option sets.
      """
    }
  }
}
