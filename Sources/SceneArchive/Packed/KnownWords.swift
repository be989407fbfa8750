/// The most common words, starting with the words that save the most space. A file refers to these words by number. The
/// list is part of the format's major version and must never change, because existing files refer to it.
enum KnownWords {
  static var count: Int { places.count - 1 }

  /// Returns the bytes of the word with the given number, which must be less than `count`.
  static func bytes(of number: Int) -> UnsafeRawBufferPointer {
    let start = Int(places[number])
    return UnsafeRawBufferPointer(
      start: list.utf8Start + start, count: Int(places[number + 1]) - start - 1)
  }

  static func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self.bytes(of: sorted[middle]).lexicographicallyPrecedes(bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < count, self.bytes(of: sorted[low]).elementsEqual(bytes) else { return nil }
    return sorted[low]
  }

  /// The start offset of each word, followed by the end offset of the last word.
  private static let places: [UInt16] = {
    let bytes = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var places: [UInt16] = [0]
    for (offset, byte) in bytes.enumerated() where byte == 0x2C { places.append(UInt16(offset + 1)) }
    places.append(UInt16(bytes.count + 1))
    return places
  }()

  private static let sorted = (0..<count).sorted { bytes(of: $0).lexicographicallyPrecedes(bytes(of: $1)) }

  private static let list: StaticString = """
    flexibleWidth flexibleHeight,flexibleRightMargin flexibleBottomMargin,autoresizing,\
    translatesAutoresizingMask,backgroundColor,userInteractionEnabled,ViewController,multipleTouchEnabled,\
    contentMode,viewController,SceneUI,translatesAutoresizingMaskIntoConstraints,\
    allowsToolTipsWhenApplicationIsInactive,subviews,scaleToFill,clipsToBounds,\
    preservesSuperviewLayoutMargins,contentHorizontalAlignment,lineBreakMode,LayoutConstraint,\
    contentHugging,contentVerticalAlignment,frame,insetsLayoutMarginsFromSafeArea,baselineAdjustment,\
    autorecalculatesKeyViewLoop,adjustsFontSizeToFitWidth,View,view,constraints,NavigationController,\
    navigationController,center,constraint,rootViewController,releasedWhenClosed,opaque,tailTruncation,\
    minimumFontSize,SceneRuntime,sendsActionOnEndEditing,NavigationItem,animationBehavior,navigationItem,\
    TableViewCell,tableViewCell,indentationWidth,reuseIdentifier,alignBaselines,textColor,title,\
    NSTextFieldCell,textAlignment,borderStyle,selectionStyle,compressionResistance,proportionallyDown,\
    alwaysBounceVertical,sectionFooterHeight,sectionHeaderHeight,default,NavigationBar,navigationBar,\
    delegate,adjustsFontForContentSizeCategory,middleTruncation,Label,label,BarButtonItem,barButtonItem,\
    barButtonItems,alignment,visibleAtLaunch,left,imageView,TableViewController,tableViewController,\
    NSTextField,font,text,ImageView,NSButtonCell,imageScaling,contentView,systemBackground,Application,\
    application,tableView,userLabel,selectable,numberOfLines,Object,object,rowHeight,autocapitalizationType,\
    arrangedSubviews,viewControllers,estimatedRowHeight,textField,refusesFirstResponder,NSWindow,\
    frameAutosaveName,bezelStyle,dataSource,horizontalLineScroll,horizontalPageScroll,storyboardIdentifier,\
    editable,horizontal,truncatingTail,TableView,image,wantsLayer,horizontalScroller,verticalLineScroll,\
    verticalPageScroll,scaleAspectFit,NSObject,TabBarController,button,tabBarController,roundedRect,NSView,\
    window,Button,drawsBackground,prototypes,scrollable,NSButton,verticalScroller,clipping,style,StackView,\
    TextField,stackView,touchUpInside,fontName,systemItem,rounded,alignCenters,tintColor,focusRingType,\
    state,vertical,plain,NSScrollView,distribution,kind,NSImageCell,NSImageView,NSMenuItem,TabBarItem,\
    border,identifier,tabBarItem,textView,true,cancel:,cell,spacing,NSClipView,NSScroller,inset,hidden,none,\
    type,element,enabled,Cancel,false,present,Window,custom,right,TextView,push,Switch,switch,items,show,\
    NSMenu,medium,TabBar,tabBar,black,on,bezel,axis,menu,tag,side,0x0000_0000,0x0000_00FF,0x0000_FFFF,\
    0x007A_FFFF,0x00FF_00FF,0x00FF_FFFF,0x0984_FFFF,0x0A84_FFFF,0x1C1C_1EFF,0x2C2C_2EFF,0x30B0_C7FF,\
    0x30D1_58FF,0x34C7_59FF,0x3A3A_3CFF,0x3C3C_434A,0x3C3C_434C,0x3C3C_4399,0x40C8_E0FF,0x4848_4AFF,\
    0x5454_5899,0x5555_55FF,0x5856_D6FF,0x5E5C_E6FF,0x6363_66FF,0x7878_8033,0x7878_805C,0x8000_80FF,\
    0x8080_80FF,0x8E8E_93FF,0x9966_33FF,0xAAAA_AAFF,0xAEAE_B2FF,0xAF52_DEFF,0xBF5A_F2FF,0xC7C7_CCFF,\
    0xD1D1_D6FF,0xE5E5_EAFF,0xEBEB_F54C,0xEBEB_F599,0xF2F2_F7FF,0xFF00_00FF,0xFF00_FFFF,0xFF2D_55FF,\
    0xFF37_5FFF,0xFF3B_30FF,0xFF45_3AFF,0xFF80_00FF,0xFF95_00FF,0xFF9F_0AFF,0xFFCC_00FF,0xFFD6_0AFF,\
    0xFFFF_00FF,0xFFFF_FFFF,Action,ActivityIndicator,AlertAction,AlertController,ApplicationDelegate,\
    BarItem,ButtonState,Cell,CellAccessory,CollectionLayout,CollectionReusableView,CollectionView,\
    CollectionViewCell,CollectionViewController,CollectionViewDataSource,ColorPickerController,ColorWell,\
    CompositionalLayout,ContainerView,Control,DatePicker,Done,FlowLayout,GestureRecognizer,\
    GestureRecognizerDelegate,Helvetica,KeyCommand,Layer,LayoutGuide,LongPressGestureRecognizer,MKMapView,\
    Menu,MenuElement,NSBox,NSPopUpButton,NSPopUpButtonCell,NSProgressIndicator,NSSplitViewController,\
    NSStackView,NSTableCellView,NSTableColumn,NSViewController,NSVisualEffectView,NSWindowController,Name,\
    NavigationBarDelegate,NavigationControllerDelegate,Nib,PageControl,PageViewController,\
    PageViewControllerDataSource,PageViewControllerDelegate,PanGestureRecognizer,PickerView,\
    PickerViewDataSource,PickerViewDelegate,PinchGestureRecognizer,PresentationDelegate,ProgressView,\
    RefreshControl,Responder,ReusableCell,Root View Controller,RotationGestureRecognizer,\
    ScreenEdgePanGestureRecognizer,ScrollView,ScrollViewDelegate,SearchBar,SearchBarDelegate,\
    SearchController,SearchControllerDelegate,SearchResultsUpdating,Segment,SegmentedControl,Segue,Slider,\
    SplitViewController,SplitViewControllerDelegate,Stepper,Storyboard,SwipeGestureRecognizer,\
    TabBarControllerDelegate,TabBarDelegate,TableFooter,TableHeader,TableSection,TableViewDataSource,\
    TableViewHeaderFooterView,TapGestureRecognizer,Text Cell,TextFieldDelegate,TextFragment,\
    TextViewDelegate,Title,Toolbar,accepts,accessibilityElement,accessibilityHint,accessibilityIdentifier,\
    accessibilityLabel,accessibleText,accessoryTapped,accessoryType,accessoryView,action,actionSheet,\
    actions,active,activityIndicator,add,additionalSafeAreaInsets,adjustsImageWhenDisabled,\
    adjustsImageWhenHighlighted,alert,alertAction,alertController,allCharacters,allVisible,\
    allowableMovement,allowsContinuousInteraction,allowsExpansionToolTips,allowsMultipleSelection,\
    allowsSelection,allowsSelectionDuringEditing,allowsUndo,alpha,alternate,always,alwaysBounceHorizontal,\
    anchor,animated,animating,animationDuration,animationRepeatCount,appearance,arrowDirections,\
    asciiCapable,attributes,autocorrectionType,autohidesScrollers,automatic,automaticEstimatedItemSize,\
    automaticallyAdjustsScrollViewInsets,automaticallyShowsCancelButton,automaticallyShowsScopeBar,\
    autorepeat,autoresizesSubviews,autosaveColumns,axes,backButtonTitle,background,backgroundImage,\
    backgroundImageCapInsets,backgroundStyle,badgeColor,badgeValue,bar,barTintColor,base,\
    baseBackgroundColor,baselineOffset,baselineRelativeArrangement,basic,blendingMode,blue,body,bookmarks,\
    bool,borderAndBezel,borderColor,borderType,borderUIColor,borderWidth,bordered,bottom,bottomLeft,\
    bottomRight,bounces,bouncesZoom,bounds,boxType,brown,buttonSize,callout,camera,canCancelContentTouches,\
    cancel,cancelsTouchesInView,capInsets,capsule,caption1,catalog,cells,centered,\
    changesSelectionAsPrimaryAction,characterWrap,checkmark,children,circular,class,classes,clear,\
    clearButtonMode,clearsContextBeforeDrawing,clearsSelectionOnViewWillAppear,clip,close,collection,\
    collectionLayout,collectionReusableView,collectionView,collectionViewCell,collectionViewController,\
    color,colorWell,columnAutoresizingStyle,columnReordering,command,compact,compactViewController,compose,\
    connections,constant,contactAdd,containerView,contentInset,contentInsetAdjustment,contentInsets,\
    contentOffset,contentSize,contentsCenter,continue,continuous,control,controlSize,controller,copy:,\
    cornerCurve,cornerRadius,cornerStyle,countDownDuration,countDownTimer,coverVertical,crossDissolve,\
    currentContext,currentPage,currentPageIndicatorTintColor,customModuleProvider,customView,cut:,cyan,\
    darkGray,dataCell,date,dateAndTime,datePicker,decelerationRate,decimalPad,definesPresentationContext,\
    delaysContentTouches,delaysTouchesBegan,delaysTouchesEnded,delete,destination,destinations,destructive,\
    detachesHiddenViews,detailButton,detailDisclosure,detailText,detailTextLabel,dimmed,direction,\
    directionalLayoutMargins,directionalLockEnabled,disabled,disclosureIndicator,discoverabilityTitle,\
    displace,displayInline,divider,dividerImage,documentation,done,done:,double,down,dynamic,edges,\
    edgesForExtendedLayout,edit,editingChanged,editingDidBegin,editingDidEnd,editingDidEndOnExit,\
    emailAddress,embed,embedsScenes,emergencyCall,en-GB,enablesReturnKeyAutomatically,end,entry,\
    equalCentering,equalSpacing,equation,escape,estimatedItemSize,event,events,exceptions,exclusiveTouch,\
    extendedLayoutIncludesOpaqueBars,failureRequirements,fast,fastForward,fill,fillEqually,\
    fillProportionally,filled,firstBaseline,firstLineHeadIndent,fixed,fixedFrame,fixedSpace,\
    flexibleBottomMargin,flexibleHeight,flexibleLeftMargin,\
    flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleBottomMargin,\
    flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin,\
    flexibleRightMargin,flexibleSpace,flexibleTopMargin,flexibleWidth,flexibleWidth flexibleTopMargin,\
    flipHorizontal,followsWindowActiveState,footer,footerReferenceSize,footnote,forceLeftToRight,\
    forceRightToLeft,formSheet,format,fragment,fragments,fullScreen,gestureRecognizers,gray,green,grouped,\
    hasHorizontalScroller,headIndent,headTruncation,header,headerReferenceSize,headerView,headline,help,\
    helpButton,hidesBackButton,hidesBottomBarWhenPushed,hidesForSinglePage,\
    hidesNavigationBarDuringPresentation,hidesSearchBarWhenScrolling,hidesWhenStopped,highlighted,\
    highlightedImage,home,horizontalScrollElasticity,horizontalStackHuggingPriority,icon,id,imageBounds,\
    imageInsets,imagePadding,imagePlacement,indeterminate,indicator,infoDark,infoLight,initial,input,\
    insetGrouped,insets,int,itemPositioning,itemSize,itemSpacing,itemWidth,join,keepsMenuPresented,kern,key,\
    keyCommand,keyCommands,keyboardType,large,largeTitle,largeTitleDisplayMode,lastBaseline,launchScreen,\
    layer,layoutGuide,layoutGuides,layoutMargins,layoutMarginsFollowReadableWidth,\
    layoutMarginsRelativeArrangement,leading,least,leftItemsSupplementBackButton,leftView,leftViewMode,\
    lightGray,line,lineHeightMultiple,lineSpacing,link,locale,localizable,longPressGestureRecognizer,\
    magenta,mapType,maskedCorners,masksToBounds,material,max,maxValue,maxWidth,maximum,maximumDate,\
    maximumLineHeight,maximumNumberOfTouches,maximumPrimaryColumnWidth,maximumSupplementaryColumnWidth,\
    maximumTrackTintColor,maximumValue,maximumValueImage,maximumZoomScale,menuAction,message,metrics,mid,\
    min,minWidth,mini,minimal,minimum,minimumDate,minimumInteritemSpacing,minimumLineHeight,\
    minimumLineSpacing,minimumNumberOfTouches,minimumPressDuration,minimumPrimaryColumnWidth,\
    minimumScaleFactor,minimumSupplementaryColumnWidth,minimumTrackTintColor,minimumValue,minimumValueImage,\
    minimumZoomScale,minuteInterval,misplaced,mixed,modalInPresentation,modalPresentationStyle,\
    modalTransitionStyle,mode,modifierFlags,module,momentary,most,name,namePhonePad,natural,\
    navigationBarHidden,navigationOrientation,never,next,nib,nil,normal,notMade,number,numberOfPages,\
    numberOfTapsRequired,numberOfTouchesRequired,numberPad,numbersAndPunctuation,objects,\
    obscuresBackgroundDuringPresentation,off,onTintColor,oneShot,options,orange,organize,orientation,\
    original,outlet,outletCollection,outlets,overCurrentContext,overFullScreen,overlay,owner,pageControl,\
    pageCurl,pageDown,pageIndicatorTintColor,pageSheet,pageSpacing,pageUp,pageViewController,pagingEnabled,\
    panGestureRecognizer,paragraphSpacing,paragraphSpacingBefore,partialCurl,passesEvents,paste:,pause,\
    phonePad,pickerView,pinchGestureRecognizer,placeholder,placeholderString,placeholderText,placeholders,\
    play,playback,point,popover,popup,preferredAction,preferredContentSize,\
    preferredCurrentPageIndicatorImage,preferredDisplayMode,preferredIndicatorImage,preferredMaxLayoutWidth,\
    preferredPrimaryColumnWidth,preferredPrimaryColumnWidthFraction,preferredSplitBehavior,preferredStyle,\
    preferredSupplementaryColumnWidth,preferredSupplementaryColumnWidthFraction,prefersLargeTitles,\
    presentation,presentationDelegate,presentsWithGesture,primaryActionTriggered,primaryHidden,\
    primaryOverlay,priorities,progress,progressImage,progressIndicator,progressTintColor,progressView,\
    prominent,prompt,properties,property,proportionallyUpOrDown,prototype,prototypeCellViews,\
    providesPresentationContextTransitionStyle,pulldown,purple,range,recognized,recognizers,rect,red,redo,\
    redraw,refresh,refreshControl,renderingMode,replace,reply,restorationIdentifier,return,returnKeyType,\
    reversesTitleShadowWhenHighlighted,rewind,rightView,rightViewMode,rootView,rotation,\
    rotationGestureRecognizer,route,rowSizeStyle,runtimeAttribute,save,scale,scaleAspectFill,scene,\
    scopeButtons,screenEdgePanGestureRecognizer,scroll,scrollDirection,scrollEnabled,scrollView,search,\
    searchBar,searchController,searchResultsUpdater,secondaryLabel,secondarySystemBackground,section,\
    sectionFootersPinToVisibleBounds,sectionHeaderTopPadding,sectionHeadersPinToVisibleBounds,\
    sectionIndexBackgroundColor,sectionIndexColor,sectionIndexMinimumDisplayRowCount,\
    sectionIndexTrackingBackgroundColor,sectionInset,sections,secureTextEntry,segment,segmentedControl,\
    segments,segue,select:,selectAll:,selected,selectedColor,selectedImage,selectedItem,\
    selectedScopeButtonIndex,selectedSegmentIndex,selector,semanticContentAttribute,send,sendsWithoutEvent,\
    sentences,separator,separatorColor,separatorInset,separatorStyle,shadowColor,shadowOffset,shadowOpacity,\
    shadowRadius,shadowUIColor,shift,showDetail,showsActivityIndicator,showsBookmarkButton,\
    showsCancelButton,showsHorizontalScrollIndicator,showsMenuAsPrimaryAction,showsReorderControl,\
    showsScopeBar,showsToolbarButton,showsTouchWhenHighlighted,showsVerticalScrollIndicator,single,\
    singleLine,singleSelection,size,sizedByFrame,slider,slots,small,spatial,spineLocation,\
    splitViewController,states,stepValue,stepper,stop,storyboard,strikethrough,string,subheadline,subtitle,\
    superclass,supplementaryViews,supportsAlpha,swipeGestureRecognizer,system,systemBlue,systemFill,\
    systemGray,systemGray2,systemGray3,systemGray4,systemGray5,systemGray6,systemGreen,\
    systemGroupedBackground,systemIndigo,systemOrange,systemPink,systemPurple,systemRed,systemTeal,\
    systemYellow,tab,tableColumns,tableFooter,tableHeader,tailIndent,tapGestureRecognizer,target,template,\
    tertiaryLabel,tertiarySystemBackground,textCompletion,textFields,textInsets,textLabel,thick,\
    thumbTintColor,tile,time,timeZoneOffset,tintAdjustmentMode,tinted,title1,title2,title3,titleAlignment,\
    titleColor,titleFont,titleInsets,titleLabel,titlePadding,titleShadowColor,titleShadowOffset,titleView,\
    titlebar,toolbar,toolbarHidden,toolbarItems,top,topLeft,topRight,touchCancel,touchDown,touchDownRepeat,\
    touchDragEnter,touchDragExit,touchDragInside,touchDragOutside,touchTarget,touchUpOutside,trackImage,\
    trackTintColor,trailing,traits,transform,transition,transitionStyle,trash,twoBesideSecondary,\
    twoDisplaceSecondary,twoOverSecondary,underline,undo,unlessEditing,unspecified,unwind,url,\
    usesSingleLineMode,usesSystemSpacing,value,value1,value2,valueChanged,values,variant,version,\
    verticalStackHuggingPriority,viewBased,viewRespectsSystemMinimumLayoutMargins,views,\
    wantsPriorityOverSystemBehavior,webSearch,when,whileEditing,white,width,windowController,withinWindow,\
    wordWrap,words,wraps,yellow,yes,zh-Hans,zh-Hant,\
    <ib:windowPositionMask key="initialPositionMask" leftStrut="YES" rightStrut="YES" topStrut="YES" \
    bottomStrut="YES"/>,<ib:windowStyleMask key="styleMask" titled="YES" closable="YES" \
    miniaturizable="YES" resizable="YES"/>,<ib:windowStyleMask key="styleMask" titled="YES" \
    closable="YES" miniaturizable="YES"/>,<ib:behavior key="behavior" pushIn="YES" \
    lightByBackground="YES" lightByGray="YES"/>,<ib:behavior key="behavior" changeContents="YES" \
    doesNotDimImage="YES" lightByContents="YES"/>,<ib:color key="textColor" name="labelColor" \
    catalog="System" colorSpace="catalog"/>,<ib:color key="textColor" name="secondaryLabelColor" \
    catalog="System" colorSpace="catalog"/>,<ib:color key="textColor" name="controlTextColor" \
    catalog="System" colorSpace="catalog"/>,<ib:color key="textColor" name="textColor" catalog="System" \
    colorSpace="catalog"/>,<ib:color key="insertionPointColor" name="textColor" catalog="System" \
    colorSpace="catalog"/>,<ib:color key="backgroundColor" name="controlColor" catalog="System" \
    colorSpace="catalog"/>,<ib:color key="backgroundColor" name="textBackgroundColor" catalog="System" \
    colorSpace="catalog"/>,<ib:color key="backgroundColor" name="controlBackgroundColor" \
    catalog="System" colorSpace="catalog"/>,<ib:color key="gridColor" name="gridColor" catalog="System" \
    colorSpace="catalog"/>,<ib:tableColumnResizingMask key="resizingMask" resizeWithTable="YES" \
    userResizable="YES"/>,<ib:tableColumnResizingMask key="resizingMask" resizeWithTable="YES"/>,\
    <ib:modifierMask key="keyEquivalentModifierMask"/>,<ib:modifierMask key="keyEquivalentModifierMask" \
    shift="YES" command="YES"/>,<ib:modifierMask key="keyEquivalentModifierMask" option="YES" \
    command="YES"/>,<ib:modifierMask key="keyEquivalentModifierMask" control="YES" command="YES"/>,\
    <ib:font key="font" metaFont="system"/>,<ib:font key="font" metaFont="systemBold"/>,<ib:font \
    key="font" metaFont="message"/>,<ib:font key="font" metaFont="smallSystem"/>,<ib:font key="font" \
    usesAppearanceFont="YES"/>,<ib:size key="intercellSpacing" width="3" height="2"/>,<ib:extendedEdge \
    key="edgesForExtendedLayout"/>,accessibilityTraits,\
    adjustsImageSizeForAccessibilityContentSizeCategory,adjustsLetterSpacingToFitWidth,\
    allowsCharacterPickerTouchBarItem,backBarButtonItem,blurEffectStyle,contentRect.x,contentRect.y,\
    dataDetectorTypes,estimatedSectionHeaderHeight,fontWeight,hidesAccessoryWhenEditing,\
    highlightedColor,horizontal=compact vertical=regular,horizontal=regular vertical=regular,i5M_Pr_FkT,\
    iN0_l3_epB,indentationLevel,keyboardDismissMode,layer.cornerRadius,representsSharedInstance,\
    segmentControlStyle,semibold,smartDashesType,smartInsertDeleteType,smartQuotesType,\
    spellCheckingType,textContentType,useStoryboardIdentifierAsRestorationIdentifier,usesAttributedText
    """
}
