/// The values of all enumerated attributes. The rows contain only the values of attributes that the reader preserves.
/// `AttributeFacts` contains the values of all other attributes, with the corresponding scene words.
enum EnumeratedValues {
  /// Returns the rows for a platform. The first row that applies to an element's attribute determines its values.
  static func rows(isMac: Bool) -> [ValueRow] { isMac ? macRows : plainRows }

  static func lookup(isMac: Bool) -> RowLookup<ValueSet> { isMac ? macLookup : plainLookup }

  private static let macLookup = RowLookup(macRows)
  private static let plainLookup = RowLookup(plainRows)
  private static let macRows = appKit + shared
  private static let plainRows = uiKit + BooleanNames.uiKit + shared

  /// The families of elements that are values or connections of an object, by element name, with the prefix that the
  /// vocabulary adds to the names of the element's attributes.
  static let families: [String: (family: ElementFamily, prefix: String)] = [
    "document": (.document, ""), "state": (.state, ""), "textInputTraits": (.textInput, ""),
    "segue": (.controller, ""), "buttonConfiguration": (.button, "configuration."),
    "backgroundConfiguration": (.button, "configuration.background."),
  ]

  /// The values of the vocabulary's attributes, by attribute index. An entry is nil if the attribute is not enumerated.
  static let ofVocabulary = DocumentVocabulary.all.attributes.map(values)

  private static func values(of attribute: DocumentVocabulary.Attribute) -> ValueSet? {
    switch attribute.kind {
    case .bool: return .bool
    case .enum where !AttributeFacts.unlisted.contains(attribute.key), .options, .editor:
      guard !attribute.cases.isEmpty else { return nil }
      var values = ValueSet(
        attribute.cases.keys, AttributeFacts.growing.contains(attribute.key) ? .current : .complete)
      if case .options = attribute.kind { values.isList = true }
      return values
    default: return nil
    }
  }

  private static let shared: [ValueRow] = documents + values + BooleanNames.shared

  private static let documents: [ValueRow] =
    [.init("type", of: "document", DocumentType.all.map(\.name), .partial)]
    + DocumentType.all.map { .init("targetRuntime", of: "document", where: ("type", $0.name), $0.runtimes) }

  private static let values: [ValueRow] = [
    .init("id", of: "device", devices),
    .init("orientation", of: "device", "portrait landscape"),
    .init("appearance", of: "device", "light dark"),
    .init("layout", of: "device", "fullscreen splitview1_3 splitview1_2 splitview2_3", .partial),
    .init("sceneMemberID", "viewController firstResponder exit"),
    .init("placeholderIdentifier", of: "placeholder", "IBFilesOwner IBFirstResponder", .partial),
    .init("customModuleProvider", "target"),
    .init("propertyAccessControl", "none all localizable nonlocalizable", .partial),
    .init("collectionClass", of: "outletCollection", "NSArray NSMutableArray", .partial),
    .init("inheritsFrom", of: "segue", "parent commit", .partial),
    .init("type", of: "value", "size point rect range real integer boolean", .partial),
    .init(
      "colorLabel",
      ["Red", "Orange", "Yellow", "Green", "Blue", "Purple", "Gray"].map { "IBBuiltInLabel-" + $0 }, .partial),
    .init("verifyAmbiguity", "off ignoreSizes"),
    .init(
      "colorSpace", of: "color",
      """
      custom calibratedWhite calibratedRGB deviceWhite deviceRGB deviceCMYK genericCMYK catalog pattern
      """),
    .init(
      "customColorSpace", of: "color",
      """
      sRGB displayP3 genericGamma22GrayColorSpace calibratedWhite calibratedRGB adobeRGB1998 \
      extendedSRGB extendedGray deviceRGB deviceWhite deviceCMYK genericRGB genericRGBLinear genericGray \
      genericCMYKColorSpace
      """, .partial),
    .init(
      "metaFont", of: "font",
      """
      system systemBold smallSystem smallSystemBold miniSystem miniSystemBold label message cellTitle menu \
      menuBar titleBar toolTip controlContent fixedUser user palette systemThin systemLight systemUltraLight \
      systemMedium systemSemibold systemHeavy systemBlack
      """, .partial),
    .init("alignment", of: "paragraphStyle textTab", "left center right justified natural decimal"),
    .init("baseWritingDirection", of: "paragraphStyle", "natural leftToRight rightToLeft"),
    .init(
      "lineBreakMode", of: "paragraphStyle",
      "wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle"),
    .init("symbolScale", "default unspecified small medium large"),
    .init("renderingMode", of: "imageReference", imageRenderings, .partial),
    .init(
      "type", of: "userDefinedRuntimeAttribute",
      "string localizedString boolean number nil image color point size rect range"),
  ]

  private static let imageRenderings =
    "automatic original template hierarchical monochrome multicolor palette"

  private static let devices =
    """
    retina3_5 retina4_0 retina4_7 retina5_4 retina5_5 retina5_9 retina6_0 retina6_1 retina6_12 retina6_3 \
    retina6_5 retina6_6 retina6_7 retina6_72 retina6_9 ipad7_9 ipad8_3 ipad8_3rounded ipad9_7 ipad10_2 \
    ipad10_5 ipad10_9 ipad10_9rounded ipad11_0 ipad11_0rounded ipad12_9 ipad12_9rounded ipad13_0 \
    ipad13_0rounded iPad13_0rounded appleTV watch38 watch40 watch41 watch42 watch44 watch45 watch46 watch49
    """
}
