import SceneValues

/// The keys of Apple's classes that runtime attributes can set and bindings can use. The lists are incomplete.
enum KeyValueNames {
  static let ofLayers = words(
    """
    allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ backgroundColor borderColor borderUIColor borderWidth \
    bounds contents contentsGravity contentsScale cornerCurve cornerRadius doubleSided drawsAsynchronously edgeAntialiasingMask \
    frame geometryFlipped hidden isDoubleSided isGeometryFlipped isHidden isOpaque magnificationFilter maskedCorners \
    masksToBounds minificationFilter name needsDisplayOnBoundsChange opacity opaque position rasterizationScale shadowColor \
    shadowOffset shadowOpacity shadowPath shadowRadius shadowUIColor shouldRasterize speed sublayerTransform timeOffset \
    transform zPosition
    """)

  static let ofObjects = words(
    """
    accessibilityElementsHidden accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityLanguage \
    accessibilityNavigationStyle accessibilityTraits accessibilityValue accessibilityViewIsModal \
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageSizeForAccessibilityContentSizeCategory alpha \
    alphaValue attributedText autoresizesSubviews backgroundColor backgroundImage clearsContextBeforeDrawing clipsToBounds \
    contentMode contentScaleFactor directionalLayoutMargins drawsBackground editable enabled exclusiveTouch font hidden \
    highlighted identifier image insetsLayoutMarginsFromSafeArea interfaceStyle isAccessibilityElement isEditable isEnabled \
    isExclusiveTouch isHidden isHighlighted isMultipleTouchEnabled isOpaque isSelected isUserInteractionEnabled largeContentTitle \
    layer layoutMargins maskView minimumScaleFactor multipleTouchEnabled numberOfLines opaque overrideUserInterfaceStyle \
    placeholder preservesSuperviewLayoutMargins restorationIdentifier selected semanticContentAttribute shouldGroupAccessibilityChildren \
    showsLargeContentViewer string stringValue tag text textColor tintAdjustmentMode tintColor title titleLabel toolTip \
    translatesAutoresizingMaskIntoConstraints userInteractionEnabled wantsLayer
    """)

  static let ofRootObjects = words("className description hash self superclass")

  static let ofManagedObjects: Set<String> = ["arrangedObjects", "content", "selectedObjects", "selection"]

  static let ofControllers = words(
    """
    arrangedObjects canAdd canAddChild canInsert canInsertChild canRemove canSelectNext canSelectPrevious content \
    contentArray contentObject contentSet editing filterPredicate hasUnappliedChanges initialValues isEditing \
    managedObjectContext objectValue representedObject selectedObjects selection selectionIndex selectionIndexPath \
    selectionIndexPaths selectionIndexes sortDescriptors values view window
    """)

  static let operators = words(
    """
    @avg @count @distinctUnionOfArrays @distinctUnionOfObjects @distinctUnionOfSets @max @min @sum @unionOfArrays \
    @unionOfObjects @unionOfSets
    """)

  static func isNSObjectKey(_ key: String) -> Bool { objects.contains(key) }

  private static let objects = Set(ofObjects)

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
}

extension Vocabulary {
  /// Returns whether the key is that of a property that the class library has but UIKit lacks. In an Xcode file, such an
  /// attribute sets a property of the app's own class.
  package func isLibraryOnlyKey(_ key: String, _ className: String) -> Bool {
    guard !key.utf8.contains(UInt8(ascii: ".")), let property = property(key, of: className),
      let module = module(declaring: key, of: className), Self.libraryModules.contains(module)
    else { return false }
    // UIKit's enumerations are numbers.
    return property.type.isEnumerated || !KeyValueNames.isNSObjectKey(key)
  }
}

extension ValueType {
  fileprivate var isEnumerated: Bool {
    switch self {
    case .enumeration, .optionSet: true
    default: false
    }
  }
}
