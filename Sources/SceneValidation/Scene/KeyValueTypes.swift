import SceneModel
import SceneValues

/// The types of properties of Apple's classes that the class library does not describe, for runtime attributes.
enum KeyValueTypes {
  private static let ofObjects = types(
    bool: """
      accessibilityElementsHidden accessibilityViewIsModal isAccessibilityElement \
      shouldGroupAccessibilityChildren
      """,
    int: "accessibilityNavigationStyle accessibilityTraits",
    string:
      "accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage accessibilityValue")

  private static let ofLayers = types(
    bool: """
      allowsEdgeAntialiasing allowsGroupOpacity doubleSided drawsAsynchronously geometryFlipped hidden \
      isDoubleSided isGeometryFlipped isHidden isOpaque masksToBounds needsDisplayOnBoundsChange opaque \
      shouldRasterize
      """,
    int: "edgeAntialiasingMask maskedCorners",
    number: """
      anchorPointZ borderWidth contentsScale cornerRadius opacity rasterizationScale shadowOpacity shadowRadius \
      speed timeOffset zPosition
      """,
    string: "contentsGravity cornerCurve magnificationFilter minificationFilter name",
    color: "backgroundColor borderColor shadowColor",
    others: [
      "anchorPoint": .point, "position": .point, "bounds": .rect, "frame": .rect, "shadowOffset": .size,
    ])

  private static let ofClasses: [String: [String: ValueType]] = [
    "NSView": types(
      bool: "autoresizesSubviews canDrawConcurrently clipsToBounds hidden isHidden wantsLayer",
      number: "alphaValue",
      string: "identifier toolTip"),
    "NSControl": types(
      bool: "enabled isEnabled highlighted isHighlighted", int: "tag", string: "stringValue"),
    "NSTextField": types(
      bool: "drawsBackground editable isEditable", string: "placeholderString",
      color: "backgroundColor textColor"),
    "NSTextView": types(
      bool: "drawsBackground editable isEditable", string: "string", color: "backgroundColor textColor"),
    "NSButton": types(string: "title", others: ["image": .image]),
    "NSImageView": types(others: ["image": .image]),
    "NSBox": types(string: "title"),
    "NSWindow": types(string: "title", color: "backgroundColor"),
    "NSMenuItem": types(
      bool: "enabled isEnabled hidden isHidden", int: "tag", string: "title toolTip",
      others: ["image": .image]),
    "NSMenu": types(string: "title"),
    "View": types(bool: "isHidden isOpaque isUserInteractionEnabled isMultipleTouchEnabled isExclusiveTouch"),
    "Control": types(bool: "isEnabled isSelected isHighlighted"),
  ]

  static func type(of key: String, in lineage: [ClassDescription]) -> ValueType? {
    if key.hasPrefix("layer."), key != "layer." { return ofLayers[String(key.dropFirst("layer.".count))] }
    return ofObjects[key] ?? lineage.lazy.compactMap { ofClasses[$0.name]?[key] }.first
  }

  private static func types(
    bool: String = "", int: String = "", number: String = "", string: String = "", color: String = "",
    others: [String: ValueType] = [:]
  ) -> [String: ValueType] {
    let groups: [(String, ValueType)] = [
      (bool, .bool), (int, .int), (number, .number), (string, .string), (color, .color),
    ]
    return groups.reduce(into: others) { types, group in
      for name in group.0.split(separator: " ") { types[String(name)] = group.1 }
    }
  }
}
