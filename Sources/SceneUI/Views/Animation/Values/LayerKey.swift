/// A key that identifies the layer property, or the component of a layer property, that an animation changes.
///
/// ```swift
/// layer.add(BasicAnimation("transform.rotation.z", from: 0, to: 1, duration: 1))
/// layer.add(BasicAnimation(.opacity, to: 0, duration: 1))
/// ```
///
/// Points, sizes, and rectangles have the components `x`, `y`, `origin`, `size`, `width`, and `height`, as applicable.
/// Transforms have `rotation` (or `rotation.z`), `rotation.x`, and `rotation.y` in radians; `scale`, `scale.x`,
/// `scale.y`, and `scale.z`; and `translation`, `translation.x`, `translation.y`, and `translation.z` in points.
public struct LayerKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name of the property, such as `transform`.
  public let property: String
  let part: LayerKeyPart?

  /// Creates a key from a path: a property name, optionally followed by a period and a component. An unknown
  /// component is treated as part of the property name.
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

  var whole: LayerKey { part == nil ? self : LayerKey(property: property) }

  /// Creates a key from a path, like `init(_:)`.
  public init(stringLiteral path: String) { self.init(path) }

  /// The key's path, such as `transform.rotation.z`.
  public var description: String { part.map { "\(property).\($0.rawValue)" } ?? property }

  /// The position of the anchor point in the superlayer's coordinates.
  public static let position: LayerKey = "position"
  /// The bounds in the layer's own coordinates.
  public static let bounds: LayerKey = "bounds"
  /// The point that is placed at `position` and around which transforms are applied, in unit coordinates of the bounds.
  public static let anchorPoint: LayerKey = "anchorPoint"
  /// The transform applied to the layer, relative to its anchor point.
  public static let transform: LayerKey = "transform"
  /// The transform applied to all sublayers.
  public static let sublayerTransform: LayerKey = "sublayerTransform"
  /// The depth relative to sibling layers.
  public static let zPosition: LayerKey = "zPosition"
  /// The opacity, from 0 to 1.
  public static let opacity: LayerKey = "opacity"
  /// The background color.
  public static let backgroundColor: LayerKey = "backgroundColor"
  /// The corner radius in points.
  public static let cornerRadius: LayerKey = "cornerRadius"
  /// The border width in points.
  public static let borderWidth: LayerKey = "borderWidth"
  /// The border color.
  public static let borderColor: LayerKey = "borderColor"
  /// The shadow color.
  public static let shadowColor: LayerKey = "shadowColor"
  /// The shadow's opacity, from 0 to 1.
  public static let shadowOpacity: LayerKey = "shadowOpacity"
  /// The shadow's offset in points. Positive values move the shadow to the right and down.
  public static let shadowOffset: LayerKey = "shadowOffset"
  /// The shadow's blur radius in points.
  public static let shadowRadius: LayerKey = "shadowRadius"

  static let boundsOrigin: LayerKey = "bounds.origin"
  static let boundsSize: LayerKey = "bounds.size"
  static let tintColor: LayerKey = "tintColor"
  static let transition: LayerKey = "transition"
}

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
