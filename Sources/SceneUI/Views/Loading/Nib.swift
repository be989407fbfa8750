import SceneRuntime
import SceneValues

/// A compiled nib: objects that belong to no scene, wired to an owner that exists already.
public final class Nib: SceneObject {
  /// The file that the objects are made from; any number of nibs may share it.
  public var file: SceneFile { context.current(opened) }
  private let opened: SceneFile
  /// The context that the objects live in.
  public let context: SceneContext

  /// Opens and verifies a compiled nib: for `Row.scenec`, `Row~pad.scenec` on that idiom, where there is one.
  ///
  /// - Throws: `LoadingError` where the file cannot be read or is not what it should be.
  public init(path: String, context: SceneContext, options: LoadingOptions = LoadingOptions()) throws {
    opened = try SceneFile(
      path: context.variant(ofFile: path), registry: context.registry, options: context.trusting(options))
    self.context = context
    context.didOpen(opened)
  }

  /// Uses an opened file, which any number of graphs may share.
  public init(file: SceneFile, context: SceneContext) {
    opened = file
    self.context = context
    context.didOpen(opened)
  }

  /// Makes the objects and connects them, with each other and with the owner.
  ///
  /// - Returns: the objects at the top, in the order of the file. The caller owns them.
  /// - Throws: `LoadingError`; then the owner is as it was before.
  public func instantiate(withOwner owner: AnyObject? = nil) throws -> [any SceneObject] {
    try file.instantiateNib(owner: owner, in: context)
  }

  /// Scenes speak of a nib by its root element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Nib.self, "A file that contains objects.") {
      $0.slot("views", accepts: "View", "The top-level views.")
      $0.slot("recognizers", accepts: "GestureRecognizer", "The top-level gesture recognizers.")
      $0.slot("objects", accepts: Vocabulary.anyClass, "Other top-level objects.")
    }
  }

  /// Does nothing: loading makes no nibs, and so never calls it.
  public func awakeFromNib() {}
}
