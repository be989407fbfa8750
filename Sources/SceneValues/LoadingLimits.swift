/// The limits on the objects that one load creates.
///
/// A load includes everything that is created before it returns: the controllers in a container, the embedded controllers
/// with their views, and the objects that code such as `awakeFromNib()` loads. The limits reject files in which each scene
/// contains others several times, because the number of controllers then doubles with each level.
public struct LoadingLimits: Sendable, Hashable {
  /// The maximum number of view controllers from scenes.
  public var controllers: Int
  /// The maximum number of objects, including view controllers.
  public var objects: Int

  /// Creates limits. By default, a load creates at most 10,000 view controllers and 1,000,000 objects.
  public init(controllers: Int = 10_000, objects: Int = 1_000_000) {
    (self.controllers, self.objects) = (controllers, objects)
  }
}
