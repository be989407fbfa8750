extension AttributeFacts {
  /// Labels, buttons, images and fields of text, and what scrolls.
  static let contents = """
    [richText]
    attributedText.color.systemColor=textColorName carry string
    attributedText.paragraphStyle.tighteningFactorForTruncation=tighteningFactor carry number
    attributedText.paragraphStyle.lineSpacing=lineSpacing carry number
    attributedText.paragraphStyle.paragraphSpacing=paragraphSpacing carry number
    attributedText.paragraphStyle.paragraphSpacingBefore=paragraphSpacingBefore carry number
    attributedText.paragraphStyle.minimumLineHeight=minimumLineHeight carry number
    attributedText.paragraphStyle.maximumLineHeight=maximumLineHeight carry number
    attributedText.paragraphStyle.lineHeightMultiple=lineHeightMultiple carry number
    attributedText.paragraphStyle.firstLineHeadIndent=firstLineHeadIndent carry number
    attributedText.paragraphStyle.headIndent=headIndent carry number
    attributedText.paragraphStyle.tailIndent=tailIndent carry number
    attributedText.paragraphStyle.defaultTabInterval=defaultTabInterval carry number
    attributedText.paragraphStyle.hyphenationFactor=hyphenationFactor carry number
    attributedText.paragraphStyle.baseWritingDirection=baseWritingDirection carry string
    attributedText.paragraphStyle.allowsDefaultTighteningForTruncation=allowsTightening carry bool
    attributedText.paragraphStyle.alignment=paragraphAlignment carry string
    attributedText.paragraphStyle.lineBreakMode=paragraphLineBreakMode carry string
    attributedText.kern=kern carry number
    attributedText.underline=underline carry number
    attributedText.underlineStyle=underline carry number
    attributedText.strikethrough=strikethrough carry number
    attributedText.baselineOffset=baselineOffset carry number
    attributedText.strokeWidth=strokeWidth carry number
    attributedText.ligature=ligature carry number
    attributedText.superscript=superscript carry number
    attributedText.obliqueness=obliqueness carry number
    attributedText.expansion=expansion carry number
    attributedText.background=textBackground carry color
    attributedText.link=link carry string
    [label < view + richText]
    userInteractionEnabled bool absent=true
    text string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    textAlignment enum left center right natural= justified=left
    numberOfLines int
    lineBreakMode enum wordWrap characterWrap clip headTruncation middleTruncation tailTruncation
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumScaleFactor number
    minimumFontSize carry number
    baselineAdjustment carry string
    adjustsLetterSpacingToFitWidth carry bool
    adjustsFontForContentSizeCategory carry bool
    preferredMaxLayoutWidth carry number
    enabled carry bool
    highlighted carry bool
    highlightedColor carry color
    shadowColor carry color
    shadowOffset carry size
    usesAttributedText carry bool
    alignment carry string
    supportsAlpha carry bool
    selectedColor carry color
    title carry string
    supportsEyedropper carry bool
    maximumLinearExposure carry number
    displayMode carry string
    cornerStyle carry string
    baseForegroundColor carry color
    baseBackgroundColor carry color
    allowsDefaultTighteningForTruncation carry bool
    showsExpansionTextWhenTruncated carry bool
    enablesMarqueeWhenAncestorFocused carry bool
    lineBreakStrategy carry string
    preferredVibrancy carry string
    sizingRule carry string
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    [button < control + richText]
    buttonType=kind enum custom system=plain roundedRect=plain plain detailDisclosure~plain infoLight~plain infoDark~plain contactAdd~plain close~plain absent=custom
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    lineBreakMode carry string
    reversesTitleShadowWhenHighlighted carry bool
    showsTouchWhenHighlighted carry bool
    adjustsImageWhenHighlighted carry bool
    adjustsImageWhenDisabled carry bool
    role carry string
    titleShadowOffset size
    contentEdgeInsets=contentInsets insets
    titleEdgeInsets=titleInsets insets
    imageEdgeInsets=imageInsets insets
    contentInset=contentInsets insets
    springLoaded carry bool
    adjustsImageSizeForAccessibilityContentSizeCategory carry bool
    configuration.style=configurationStyle carry string
    configuration.subtitle=subtitle carry string
    configuration.image=configurationImage carry image
    configuration.title=configurationTitle carry string
    configuration.catalog=configurationCatalog carry string
    configuration.imagePlacement=imagePlacement carry string
    configuration.imagePadding=imagePadding carry number
    configuration.imageReservation=imageReservation carry number
    configuration.titlePadding=titlePadding carry number
    configuration.titleAlignment=titleAlignment carry string
    configuration.titleLineBreakMode=titleLineBreakMode carry string
    configuration.subtitleLineBreakMode=subtitleLineBreakMode carry string
    configuration.cornerStyle=cornerStyle carry string
    configuration.buttonSize=buttonSize carry string
    configuration.macIdiomStyle=macIdiomStyle carry string
    configuration.indicator=indicator carry string
    configuration.showsActivityIndicator=showsActivityIndicator carry bool
    configuration.automaticallyUpdateForSelection=updatesForSelection carry bool
    configuration.baseBackgroundColor=baseBackgroundColor carry color
    configuration.baseForegroundColor=titleColor color
    configuration.contentInsets=contentInsets insets
    configuration.titleFontDescription=font font
    configuration.subtitleFontDescription=subtitleFont carry font
    configuration.background.cornerRadius=backgroundCornerRadius carry number
    configuration.background.strokeWidth=backgroundStrokeWidth carry number
    configuration.background.strokeOutset=backgroundStrokeOutset carry number
    configuration.background.image=configurationBackgroundImage carry image
    configuration.background.imageContentMode=backgroundImageContentMode carry string
    configuration.background.backgroundColor=configurationBackgroundColor carry color
    configuration.background.strokeColor=backgroundStrokeColor carry color
    configuration.background.catalog=configurationBackgroundCatalog carry string
    configuration.preferredSymbolConfigurationForImage.configurationType=configurationSymbol carry string
    configuration.preferredSymbolConfigurationForImage.scale=configurationSymbolScale carry string
    configuration.preferredSymbolConfigurationForImage.weight=configurationSymbolWeight carry string
    configuration.preferredSymbolConfigurationForImage.pointSize=configurationSymbolSize carry number
    configuration.preferredSymbolConfigurationForImage.renderingMode=configurationSymbolRendering carry string
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    focused.title=focusedTitle carry string
    focused.titleColor=focusedTitleColor carry color
    focused.titleColor.systemColor=focusedTitleColorName carry string
    focused.titleShadowColor=focusedTitleShadowColor carry color
    focused.image=focusedImage carry image
    focused.image.catalog=focusedCatalog carry string
    focused.catalog=focusedCatalog carry string
    focused.backgroundImage=focusedBackgroundImage carry image
    focused.backgroundImage.catalog=focusedBackgroundCatalog carry string
    [state < any]
    title string
    titleColor color
    titleShadowColor color
    image image
    backgroundImage image
    catalog carry string
    backgroundCatalog carry string
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    backgroundImage.catalog=backgroundCatalog carry string
    backgroundImage.symbolScale=backgroundSymbolScale carry string
    backgroundImage.renderingMode=backgroundSymbolRendering carry string
    titleColor.systemColor=titleColorName carry string
    titleShadowColor.systemColor=titleShadowColorName carry string
    preferredSymbolConfiguration.scale=preferredSymbolScale carry string
    preferredSymbolConfiguration.weight=preferredSymbolWeight carry string
    preferredSymbolConfiguration.pointSize=preferredSymbolSize carry number
    preferredSymbolConfiguration.configurationType=preferredSymbolConfiguration carry string
    preferredSymbolConfiguration.renderingMode=preferredSymbolRendering carry string
    preferredSymbolConfiguration.textStyle=preferredSymbolTextStyle carry string
    preferredSymbolConfiguration.font=preferredSymbolFont carry font
    [imageView < view]
    userInteractionEnabled bool absent=true
    image image
    highlightedImage image
    highlighted bool
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    adjustsImageSizeForAccessibilityContentSizeCategory carry bool
    preferredSymbolConfiguration.scale=preferredSymbolScale carry string
    preferredSymbolConfiguration.weight=preferredSymbolWeight carry string
    preferredSymbolConfiguration.pointSize=preferredSymbolSize carry number
    preferredSymbolConfiguration.configurationType=preferredSymbolConfiguration carry string
    catalog carry string
    highlightedCatalog carry string
    animating carry bool
    image.variableValue=symbolValue carry number
    highlightedImage.catalog=highlightedCatalog carry string
    highlightedImage.symbolScale=highlightedSymbolScale carry string
    highlightedImage.renderingMode=highlightedSymbolRendering carry string
    preferredSymbolConfiguration.renderingMode=preferredSymbolRendering carry string
    preferredSymbolConfiguration.textStyle=preferredSymbolTextStyle carry string
    preferredSymbolConfiguration.font=preferredSymbolFont carry font
    preferredSymbolConfiguration.variableValueMode=preferredSymbolValueMode carry string
    adjustsImageWhenAncestorFocused carry bool
    masksFocusEffectToContents carry bool
    preferredImageDynamicRange carry string
    animationDuration number
    animationRepeatCount int
    symbolScale carry string
    renderingMode=symbolRendering carry string
    [textField < control + richText]
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    text string
    placeholder string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    textAlignment enum left center right natural= justified=left
    borderStyle enum none line bezel roundedRect
    clearButtonMode enum never whileEditing unlessEditing always
    leftViewMode enum never whileEditing unlessEditing always
    rightViewMode enum never whileEditing unlessEditing always
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumFontSize number
    adjustsFontForContentSizeCategory carry bool
    clearsOnBeginEditing carry bool
    background carry image
    disabledBackground carry image
    usesAttributedText carry bool
    clearsOnInsertion carry bool
    allowsEditingTextAttributes carry bool
    attributedPlaceholder carry string
    placeholderColor carry color
    textFieldStyle carry string
    [scrollView < view]
    contentSize size
    contentInset insets
    scrollIndicatorInsets carry insets
    scrollEnabled bool
    directionalLockEnabled bool
    pagingEnabled bool
    bounces bool
    alwaysBounceVertical bool
    alwaysBounceHorizontal bool
    showsHorizontalScrollIndicator bool
    showsVerticalScrollIndicator bool
    delaysContentTouches bool
    canCancelContentTouches bool
    bouncesZoom bool
    minimumZoomScale number
    maximumZoomScale number
    contentInsetAdjustmentBehavior=contentInsetAdjustment enum automatic never scrollableAxes~automatic always~automatic
    indicatorStyle carry string
    keyboardDismissMode carry string
    decelerationRate enum normal fast
    contentViewInsetsToSafeArea carry bool
    automaticallyAdjustsScrollIndicatorInsets carry bool
    horizontalScrollIndicatorInsets carry insets
    verticalScrollIndicatorInsets carry insets
    scrollsToTop carry bool
    allowsKeyboardScrolling carry bool
    transfersHorizontalScrollingToParent carry bool
    transfersVerticalScrollingToParent carry bool
    bouncesHorizontally carry bool
    bouncesVertically carry bool
    indexDisplayMode carry string
    panningEnabled carry bool
    [textView < view + richText]
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    text string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    textAlignment enum left center right natural= justified=left
    editable bool
    selectable bool
    scrollEnabled carry bool
    bounces carry bool
    bouncesZoom carry bool
    alwaysBounceVertical carry bool
    alwaysBounceHorizontal carry bool
    showsHorizontalScrollIndicator carry bool
    showsVerticalScrollIndicator carry bool
    delaysContentTouches carry bool
    canCancelContentTouches carry bool
    indicatorStyle carry string
    keyboardDismissMode carry string
    pagingEnabled carry bool
    directionalLockEnabled carry bool
    minimumZoomScale carry number
    maximumZoomScale carry number
    contentInsetAdjustmentBehavior carry string
    allowsEditingTextAttributes carry bool
    adjustsFontForContentSizeCategory carry bool
    usesAttributedText carry bool
    findInteractionEnabled carry bool
    contentSize carry size
    contentInset carry insets
    scrollIndicatorInsets carry insets
    decelerationRate carry string
    contentViewInsetsToSafeArea carry bool
    automaticallyAdjustsScrollIndicatorInsets carry bool
    horizontalScrollIndicatorInsets carry insets
    verticalScrollIndicatorInsets carry insets
    scrollsToTop carry bool
    clearsOnInsertion carry bool
    dataDetectorTypes carry string
    borderStyle carry string
    writingToolsBehavior carry string
    writingToolsAllowedInputOptions carry string
    textHighlightAttributes carry string
    """
}
