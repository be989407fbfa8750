extension AttributeFacts {
  /// What WatchKit has.
  static let watch = """
    [watchController < controller]
    nextPage carry controller
    dynamicNotificationInterface carry controller
    dynamicInteractiveNotificationInterface carry controller
    identifier carry string
    backgroundImage carry image
    catalog carry string
    contentMode carry string
    fullBounds carry bool
    hidesWhenLoading carry bool
    spacing elsewhere
    backgroundColor elsewhere
    bottomTemplateType carry string
    topTemplateType carry string
    [watchItem]
    width carry number
    height carry number
    widthAdjustment carry number
    heightAdjustment carry number
    alignment=horizontalAlignment carry string
    verticalAlignment carry string
    catalog carry string
    fixedWidth carry bool
    fixedHeight carry bool
    [watchView < anyView + watchItem]
    posterImage carry image
    controlsLocalVolume carry bool
    loops carry bool
    autoplays carry bool
    focusStyle carry string
    indicatorMode carry string
    indicator carry string
    pickerStyle carry string
    style=displayStyle carry string
    type=displayType carry string
    color carry color
    [watchSeparator < anyView + watchItem]
    color=backgroundColor color
    color.systemColor=backgroundColorName carry string
    [watchLabel < label + watchItem]
    font font
    font.name=fontName carry string
    font.weight=fontWeight carry string
    dateStyle carry string
    timeStyle carry string
    dateFormat carry string
    format carry string
    units carry string
    [watchButton < button + watchItem]
    title string
    titleColor color
    font font
    font.name=fontName carry string
    font.weight=fontWeight carry string
    backgroundImage image
    [watchImage < imageView + watchItem]
    initiallyAnimated carry bool
    [watchText < textField + watchItem]
    font font
    [watchSwitch < switch + watchItem]
    value=on bool
    titleColor carry color
    color=onTintColor color
    font carry font
    [watchSlider < slider + watchItem]
    minimum=minimumValue number
    maximum=maximumValue number
    steps carry int
    minimumImage=minimumValueImage image
    maximumImage=maximumValueImage image
    color=minimumTrackTintColor color
    [watchGroup < stackView + watchItem]
    layout=axis enum horizontal vertical overlap~
    radius carry number
    margins=layoutMargins insets
    backgroundImage carry image
    animationDuration carry number
    initiallyAnimated carry bool
    [watchRow < any]
    identifier known
    selectable known
    [watchMenuItem < any]
    title known
    icon known
    image known
    catalog known
    [watchCategory < any]
    identifier known
    wantsSashBlur known
    hasInteractiveInterface known
    """
}
