import SceneRuntime
import SceneValues

/// A compiled nib, whose objects are not part of a scene and are connected to an existing owner.
public final class Nib: SceneObject {
  /// The file that contains the objects. Several nibs can use the same file.
  public var file: SceneFile { context.current(opened) }
  private let opened: SceneFile
  /// The context in which the objects are created.
  public let context: SceneContext

  /// Opens and verifies a compiled nib. If there is a variant of the file for the idiom, such as `Row~pad.scenec` for
  /// `Row.scenec`, the variant is opened.
  ///
  /// - Throws: `LoadingError` if the file cannot be read or is invalid.
  public init(path: String, context: SceneContext, options: LoadingOptions = LoadingOptions()) throws {
    opened = try SceneFile(
      path: context.variant(ofFile: path), registry: context.registry, options: context.trusting(options))
    self.context = context
    context.didOpen(opened)
  }

  /// Creates a nib from an open file. Several nibs can use the same file.
  public init(file: SceneFile, context: SceneContext) {
    opened = file
    self.context = context
    context.didOpen(opened)
  }

  /// Opens the nib with the given name, which the context's `sceneFileProvider` provides.
  ///
  /// - Throws: `LoadingError` if the context has no provider, or the provider does not provide the nib.
  public convenience init(nibName: String, context: SceneContext) throws {
    guard let file = try context.sceneFileProvider?(nibName) else {
      throw LoadingError(.refused(context.missing(nib: nibName)))
    }
    self.init(file: file, context: context)
  }

  /// Creates the objects and connects them to each other and to the owner.
  ///
  /// - Returns: The top-level objects, in file order. The caller must retain them.
  /// - Throws: `LoadingError` if the objects cannot be created or connected. In this case, the owner is unchanged.
  public func instantiate(withOwner owner: AnyObject? = nil) throws -> [any SceneObject] {
    try file.instantiateNib(owner: owner, in: context)
  }

  /// The declaration of the nib's root element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Nib.self, "A file that contains objects.") {
      $0.slot("views", accepts: "View", "The top-level views.")
      $0.slot("controllers", accepts: "ViewController", "The view controllers.")
      $0.slot("recognizers", accepts: "GestureRecognizer", "The top-level gesture recognizers.")
      $0.slot("objects", accepts: Vocabulary.anyClass, "Other top-level objects.")
    }
  }

  /// Does nothing. Nibs are never created by loading a scene, so this method is never called.
  public func awakeFromNib() {}
}

extension SceneContext {
  /// Creates the objects of the nib with the given name, which `sceneFileProvider` provides, and connects them to each
  /// other and to the owner.
  ///
  /// ```swift
  /// let views = try context.loadNibNamed("Badge", owner: self)
  /// ```
  ///
  /// - Returns: The top-level objects, in file order. The caller must retain them.
  /// - Throws: `LoadingError` if the nib cannot be found, or its objects cannot be created or connected.
  @discardableResult
  public func loadNibNamed(_ name: String, owner: AnyObject?) throws -> [any SceneObject] {
    try Nib(nibName: name, context: self).instantiate(withOwner: owner)
  }

  func missing(nib name: String) -> Message {
    sceneFileProvider == nil
      ? "the nib '\(name)' cannot be found: set 'sceneFileProvider' of the context"
      : "'sceneFileProvider' of the context does not provide the nib '\(name)'"
  }
}
