extension AttributeFacts {
  /// Tables, collections and stacks.
  static let lists = """
    [tableView < scrollView]
    style enum plain grouped insetGrouped=grouped
    separatorStyle enum none singleLine default= singleLineEtched=singleLine
    separatorColor color
    rowHeight number
    estimatedRowHeight number
    allowsSelection bool
    allowsMultipleSelection bool
    allowsSelectionDuringEditing bool
    allowsMultipleSelectionDuringEditing carry bool
    sectionHeaderHeight carry number
    sectionFooterHeight carry number
    estimatedSectionHeaderHeight carry number
    estimatedSectionFooterHeight carry number
    sectionIndexMinimumDisplayRowCount carry number
    sectionIndexColor carry color
    sectionIndexBackgroundColor carry color
    sectionIndexTrackingBackgroundColor carry color
    separatorInset=separatorInsets carry insets
    separatorInsetReference carry string
    contentViewInsetsToSafeArea carry bool
    dataMode editor
    prefetchingEnabled carry bool
    springLoaded carry bool
    dragInteractionEnabled carry bool
    cellLayoutMarginsFollowReadableWidth carry bool
    insetsContentViewsToSafeArea carry bool
    remembersLastFocusedIndexPath carry bool
    selectionFollowsFocus carry bool
    allowsFocus carry bool
    allowsFocusDuringEditing carry bool
    fillerRowHeight carry number
    sectionHeaderTopPadding carry number
    selfSizingInvalidation carry string
    contentHuggingElements carry string
    editing carry bool
    rowSizeStyle carry string
    showsSelectionImmediatelyOnTouchBegin carry bool
    [cell < view]
    reuseIdentifier string
    springLoaded carry bool
    customSize editor
    selected carry bool
    highlighted carry bool
    automaticallyUpdatesContentConfiguration carry bool
    automaticallyUpdatesBackgroundConfiguration carry bool
    editing carry bool
    [tableCell < cell]
    accessoryType enum none disclosureIndicator checkmark detailButton detailDisclosureButton=detailButton
    selectionStyle enum none default blue=default gray=default
    showsReorderControl bool
    style=cellStyle carry string
    textLabel elsewhere
    detailTextLabel elsewhere
    imageView elsewhere
    rowHeight carry number
    indentationWidth carry number
    indentationLevel carry number
    shouldIndentWhileEditing carry bool
    hidesAccessoryWhenEditing carry bool
    editingAccessoryType carry string
    separatorInset carry insets
    focusStyle carry string
    image carry image
    catalog carry string
    editable carry bool
    userInteractionEnabledWhileDragging carry bool
    selectedImage carry image
    imageCatalog carry string
    [contentView < view]
    tableViewCell editor
    collectionViewCell editor
    [collectionView < scrollView]
    allowsSelection bool
    allowsMultipleSelection bool
    dataMode editor
    prefetchingEnabled carry bool
    springLoaded carry bool
    dragInteractionEnabled carry bool
    remembersLastFocusedIndexPath carry bool
    selectionFollowsFocus carry bool
    allowsFocus carry bool
    allowsFocusDuringEditing carry bool
    allowsSelectionDuringEditing carry bool
    allowsMultipleSelectionDuringEditing carry bool
    reorderingCadence carry string
    selfSizingInvalidation carry string
    editing carry bool
    [flowLayout < any]
    itemSize size
    minimumLineSpacing number
    minimumInteritemSpacing number
    sectionInset insets
    scrollDirection enum vertical horizontal
    headerReferenceSize size
    footerReferenceSize size
    estimatedItemSize carry size
    automaticEstimatedItemSize carry bool
    sectionInsetReference carry string
    sectionHeadersPinToVisibleBounds carry bool
    sectionFootersPinToVisibleBounds carry bool
    masksBounds carry bool
    maskInset carry insets
    parallaxFactor carry number
    interitemSpacing carry number
    sectionInsetsReference carry string
    [stackView < view]
    axis enum horizontal vertical
    spacing number
    alignment enum fill leading top center trailing bottom firstBaseline~top lastBaseline~bottom
    distribution enum fill fillEqually fillProportionally equalSpacing equalCentering
    layoutMargins insets
    layoutMarginsRelativeArrangement bool
    baselineRelativeArrangement carry bool
    spacingType carry string
    """
}
