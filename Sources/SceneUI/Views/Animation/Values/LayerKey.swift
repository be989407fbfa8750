/// What of a layer an animation changes: a property, or a part of one.
///
/// ```swift
/// layer.add(BasicAnimation("transform.rotation.z", from: 0, to: 1, duration: 1))
/// layer.add(BasicAnimation(.opacity, to: 0, duration: 1))
/// ```
///
/// Parts are `x`, `y` (places, sizes, rectangles), `origin`, `size`, `width`, `height` (rectangles, sizes), and of
/// transforms `rotation` (or `rotation.z`), `rotation.x`, `rotation.y` in radians, `scale`, `scale.x`, `scale.y`,
/// `scale.z`, `translation`, `translation.x`, `translation.y`, `translation.z` in points.
public struct LayerKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The property: `transform`.
  public let property: String
  /// The part of it; nil for the whole.
  let part: LayerKeyPart?

  /// A key by its path: the property, then the part after a full stop. What is no part belongs to the property's name.
  public init(_ path: String) {
    guard let dot = path.firstIndex(of: "."),
      let part = LayerKeyPart(rawValue: String(path[path.index(after: dot)...]))
    else {
      property = path
      part = nil
      return
    }
    property = String(path[..<dot])
    self.part = part
  }

  private init(property: String) {
    self.property = property
    part = nil
  }

  /// The key of the whole property that this one is a part of.
  var whole: LayerKey { part == nil ? self : LayerKey(property: property) }

  /// A key by its path, as by `init(_:)`.
  public init(stringLiteral path: String) { self.init(path) }

  /// The path: `transform.rotation.z`.
  public var description: String { part.map { "\(property).\($0.rawValue)" } ?? property }

  /// Where the anchor point lies in the superlayer.
  public static let position: LayerKey = "position"
  /// The layer's own coordinates.
  public static let bounds: LayerKey = "bounds"
  /// What part of the bounds is turned about and stands at the position.
  public static let anchorPoint: LayerKey = "anchorPoint"
  /// How it is turned and scaled.
  public static let transform: LayerKey = "transform"
  /// What is done to all sublayers.
  public static let sublayerTransform: LayerKey = "sublayerTransform"
  /// How far in front of its siblings it lies.
  public static let zPosition: LayerKey = "zPosition"
  /// From 0, transparent, to 1.
  public static let opacity: LayerKey = "opacity"
  /// What the bounds are filled with.
  public static let backgroundColor: LayerKey = "backgroundColor"
  /// How round the corners are.
  public static let cornerRadius: LayerKey = "cornerRadius"
  /// How wide the border is.
  public static let borderWidth: LayerKey = "borderWidth"
  /// The border's color.
  public static let borderColor: LayerKey = "borderColor"
  /// The shadow's color.
  public static let shadowColor: LayerKey = "shadowColor"
  /// From 0, no shadow, to 1.
  public static let shadowOpacity: LayerKey = "shadowOpacity"
  /// How far the shadow lies to the right and below.
  public static let shadowOffset: LayerKey = "shadowOffset"
  /// How soft the shadow's edge is.
  public static let shadowRadius: LayerKey = "shadowRadius"

  static let boundsOrigin: LayerKey = "bounds.origin"
  static let boundsSize: LayerKey = "bounds.size"
  /// The tint of a view, which what is drawn in it takes.
  static let tintColor: LayerKey = "tintColor"
  /// The whole content, which gives way to another.
  static let transition: LayerKey = "transition"
}

/// A part of a property.
enum LayerKeyPart: String, Sendable {
  case x, y, origin, size, width, height
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}
