/// The names to which the reader's code refers directly. All other names are in tables.
enum ReaderKey: Int, CaseIterable {
  case id, target, key, customClass, customModule, customModuleProvider, destination, property, selector,
    eventType
  case kind, identifier, relationship, unwindAction, modalPresentationStyle, modalTransitionStyle, animates
  case popoverAnchorView, popoverAnchorBarButtonItem, collectionClass, appends
  case x, y, width, height, minX, minY, maxX, maxY, top, left, bottom, right
  case red, green, blue, white, alpha, colorSpace, customColorSpace, systemColor, cocoaTouchSystemColor
  case xcode11CocoaTouchSystemColor, name, image, style, type, pointSize, size, family, weight, metaFont
  case firstItem, firstAttribute, secondItem, secondAttribute, relation, multiplier, constant, priority
  case symbolic, placeholder, keyPath, value, title, content, label, hint
  case placeholderIdentifier, storyboardName, referencedIdentifier, storyboardIdentifier, sceneMemberID
  case initialViewController, userLabel
  case horizontalHuggingPriority, verticalHuggingPriority
  case horizontalCompressionResistancePriority, verticalCompressionResistancePriority
  case buttonConfiguration, connections, objects, color, attributes, items, spacing, hidden, leading,
    trailing, horizontal, vertical, localeIdentifier
  case location, length, catalog, input, modifierFlags, actionName
  case fixedFrame, translatesAutoresizingMaskIntoConstraints
  case timeIntervalSinceReferenceDate, bundleIdentifier, buttonType, reference

  // The names are cached, because deriving them for each file would take 10 % of the reading time.
  private static let names = allCases.map { "\($0)" }

  var name: String { Self.names[rawValue] }
}
