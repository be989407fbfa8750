extension AttributeFacts {
  /// Bars and what is in them.
  static let bars = """
    [bar < view]
    barTintColor color
    barStyle carry string
    translucent carry bool
    prefersLargeTitles bool
    largeTitles=prefersLargeTitles bool
    titleTextAttributes.textColor=titleColor color
    titleTextAttributes.fontDescription=titleFont font
    titleTextAttributes.textShadowColor=titleShadowColor carry color
    titleTextAttributes.textShadowOffset=titleShadowOffset carry string
    largeTitleTextAttributes.textColor=largeTitleColor carry color
    largeTitleTextAttributes.fontDescription=largeTitleFont carry font
    largeTitleTextAttributes.textShadowColor=largeTitleShadowColor carry color
    largeTitleTextAttributes.textShadowOffset=largeTitleShadowOffset carry string
    standardAppearance.backgroundColor=barTintColor color
    standardAppearance.backgroundEffect=backgroundEffect carry string
    standardAppearance.backgroundImage=appearanceImage carry image
    standardAppearance.backgroundImageContentMode=appearanceImageContentMode carry string
    standardAppearance.shadowColor=shadowColor carry color
    standardAppearance.shadowImage=appearanceShadowImage carry image
    standardAppearance.titleTextAttributes.textColor=titleColor color
    standardAppearance.titleTextAttributes.fontDescription=titleFont font
    standardAppearance.largeTitleTextAttributes.textColor=largeTitleColor carry color
    standardAppearance.largeTitleTextAttributes.fontDescription=largeTitleFont carry font
    scrollEdgeAppearance.backgroundColor=scrollEdgeColor carry color
    scrollEdgeAppearance.backgroundEffect=scrollEdgeEffect carry string
    scrollEdgeAppearance.shadowColor=scrollEdgeShadowColor carry color
    scrollEdgeAppearance.titleTextAttributes.textColor=scrollEdgeTitleColor carry color
    scrollEdgeAppearance.titleTextAttributes.fontDescription=scrollEdgeTitleFont carry font
    scrollEdgeAppearance.largeTitleTextAttributes.textColor=scrollEdgeLargeTitleColor carry color
    scrollEdgeAppearance.largeTitleTextAttributes.fontDescription=scrollEdgeLargeTitleFont carry font
    compactAppearance.backgroundColor=compactColor carry color
    compactAppearance.backgroundEffect=compactEffect carry string
    compactAppearance.shadowColor=compactShadowColor carry color
    compactAppearance.titleTextAttributes.textColor=compactTitleColor carry color
    backIndicatorImage carry image
    backIndicatorTransitionMask carry image
    backgroundImage image
    shadowImage carry image
    toolbarPosition carry string
    itemSpacing carry number
    compactScrollEdgeAppearance keep
    [tabBar < bar]
    backgroundImage carry image
    itemPositioning enum automatic fill centered
    itemWidth number
    itemSpacing number
    selectedImageTintColor carry color
    selectionIndicatorImage carry image
    unselectedItemTintColor carry color
    selectedItem known
    [barItem < any]
    title string
    image image
    enabled bool
    tag int
    badgeValue string
    selectedImage image
    systemItem carry string
    landscapeImage carry image
    largeContentSizeImage carry image
    badgeColor carry color
    catalog carry string
    selectedImageCatalog carry string
    springLoaded carry bool
    restorationIdentifier carry string
    imageInsets carry insets
    landscapeImageInsets carry insets
    largeContentSizeImageInsets carry insets
    titlePositionAdjustment carry string
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    selectedImage.catalog=selectedImageCatalog carry string
    selectedImage.symbolScale=selectedSymbolScale carry string
    selectedImage.renderingMode=selectedSymbolRendering carry string
    landscapeImage.catalog=landscapeCatalog carry string
    largeContentSizeImage.catalog=largeContentCatalog carry string
    largeContentSizeImageCatalog=largeContentCatalog carry string
    landscapeImageCatalog=landscapeCatalog carry string
    toolTip carry string
    accessibility.identifier=accessibilityIdentifier string
    accessibility.traits=accessibilityTraits carry string
    [barButtonItem < barItem]
    style enum plain done bordered=plain prominent~done
    systemItem enum done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close writingTools~edit
    width number
    tintColor color
    changesSelectionAsPrimaryAction carry bool
    selected carry bool
    menu keep
    hidden carry bool
    preferredMenuElementOrder carry string
    hidesSharedBackground carry bool
    sharesBackground carry bool
    symbolAnimationEnabled carry bool
    possibleTitles carry string
    customizable carry bool
    [navigationItem < any]
    title string
    prompt string
    backButtonTitle string
    hidesBackButton bool
    leftItemsSupplementBackButton bool
    largeTitleDisplayMode enum automatic always never
    style carry string
    subtitle carry string
    largeTitle carry string
    largeSubtitle carry string
    backButtonDisplayMode carry string
    preferredSearchBarPlacement carry string
    hidesSearchBarWhenScrolling carry bool
    customizationIdentifier carry string
    searchBarPlacementAllowsToolbarIntegration carry bool
    searchBarPlacementAllowsExternalIntegration carry bool
    [section < any]
    headerTitle=header string
    footerTitle=footer string
    """
}
