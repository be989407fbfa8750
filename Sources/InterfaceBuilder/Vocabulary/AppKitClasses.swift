import SceneValues

/// The AppKit classes, and the outlets and actions that macOS documents can connect. An outlet is written as a property
/// name. If the outlet accepts only one class, a colon and the class follow. Actions have a sender parameter.
enum AppKitFacts {
  /// The descriptions of the classes. Each class follows its superclass.
  static let all: [ClassDescription] =
    responders + views + controls + texts + cells + windows + controllers + menus + touchBars + others

  private static let responders: [ClassDescription] = [
    .mac(
      "NSResponder", nil, "nextResponder:NSResponder menu:NSMenu touchBar:NSTouchBar undoManager",
      "showContextHelp: newWindowForTab: cancelOperation: selectAll: deleteBackward: "
        + "deleteForward: insertNewline: insertTab: insertText: moveUp: moveDown: moveLeft: moveRight: "
        + "pageUp: pageDown: scrollPageUp: scrollPageDown: scrollLineUp: scrollLineDown: "
        + "scrollToBeginningOfDocument: scrollToEndOfDocument: uppercaseWord: lowercaseWord: capitalizeWord: "
        + "centerSelectionInVisibleArea: transpose: changeCaseOfLetter: indent: complete: quickLookPreviewItems: "
        + "performTextFinderAction: makeBaseWritingDirectionNatural: makeBaseWritingDirectionLeftToRight: "
        + "makeBaseWritingDirectionRightToLeft: makeTextWritingDirectionNatural: "
        + "makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: showWritingTools:"),
    .mac(
      "NSApplication", "NSResponder",
      "delegate mainMenu:NSMenu helpMenu:NSMenu windowsMenu:NSMenu servicesMenu:NSMenu dockMenu:NSMenu "
        + "appleMenu:NSMenu servicesProvider",
      "hide: unhide: hideOtherApplications: unhideAllApplications: stop: terminate: arrangeInFront: "
        + "miniaturizeAll: orderFrontCharacterPalette: orderFrontColorPanel: orderFrontStandardAboutPanel: "
        + "orderFrontFontPanel: activateContextHelpMode: showHelp: runPageLayout: toggleTouchBarCustomizationPalette:"
    ),
    .mac(
      "NSPopover", "NSResponder", "contentViewController:NSViewController delegate positioningView:NSView",
      "performClose: close"),
    .mac(
      "NSDrawer", "NSResponder", "parentWindow:NSWindow contentView:NSView delegate",
      "open: close: toggle: open close"),
  ]

  private static let views: [ClassDescription] = [
    .mac(
      "NSView", "NSResponder", "nextKeyView:NSView menu:NSMenu",
      "print: fax: setNeedsDisplay: removeFromSuperview display", sends: true),
    .mac("NSBackgroundExtensionView", "NSView", "contentView:NSView"),
    .mac("NSBox", "NSView", "contentView:NSView"),
    .mac("NSClipView", "NSView", "documentView:NSView"),
    .mac(
      "NSCollectionView", "NSView",
      "delegate dataSource prefetchDataSource itemPrototype:NSCollectionViewItem backgroundView:NSView "
        + "collectionViewLayout:NSCollectionViewLayout content",
      "selectAll: deselectAll: toggleSectionCollapse: reloadData"),
    .mac("NSCollectionViewSectionHeaderView", "NSView", "sectionCollapseButton:NSButton"),
    .mac("NSGlassEffectView", "NSView", "contentView:NSView"),
    .mac("NSGlassEffectContainerView", "NSView", "contentView:NSView"),
    .mac("NSGridView", "NSView"),
    .mac("NSMenuView", "NSView", "menu:NSMenu"),
    .mac("NSOpenGLView", "NSView", "openGLContext pixelFormat"),
    .mac("NSProgressIndicator", "NSView", "", "startAnimation: stopAnimation: animate:"),
    .mac("NSRulerView", "NSView", "scrollView:NSScrollView clientView:NSView accessoryView:NSView"),
    .mac(
      "NSScrollView", "NSView",
      "contentView:NSClipView documentView:NSView verticalScroller:NSScroller horizontalScroller:NSScroller "
        + "horizontalRulerView:NSRulerView verticalRulerView:NSRulerView"),
    .mac("NSScrubber", "NSView", "scrubberLayout delegate dataSource backgroundView:NSView"),
    .mac("NSScrubberArrangedView", "NSView"),
    .mac("NSScrubberItemView", "NSScrubberArrangedView"),
    .mac("NSScrubberImageItemView", "NSScrubberItemView"),
    .mac("NSScrubberTextItemView", "NSScrubberItemView", "textField:NSTextField"),
    .mac("NSScrubberSelectionView", "NSScrubberArrangedView"),
    .mac("NSSplitView", "NSView", "delegate", "adjustSubviews"),
    .mac("NSStackView", "NSView", "delegate"),
    .mac(
      "NSTabView", "NSView", "delegate",
      "takeSelectedTabViewItemFromSender: selectFirstTabViewItem: selectLastTabViewItem: "
        + "selectNextTabViewItem: selectPreviousTabViewItem: selectTabViewItem:"),
    .mac("NSTableCellView", "NSView", "imageView:NSImageView textField:NSTextField objectValue"),
    .mac("NSTableHeaderView", "NSView", "tableView:NSTableView"),
    .mac("NSTableRowView", "NSView"),
    .mac("NSTextInsertionIndicator", "NSView"),
    .mac("NSVisualEffectView", "NSView", "maskImage"),
    .mac("NSQuickDrawView", "NSView"),
    .mac("AVPlayerView", "NSView", "delegate player pictureInPictureDelegate actionPopUpButtonMenu:NSMenu"),
    .mac("AVCaptureView", "NSView", "delegate"),
  ]

  private static let controls: [ClassDescription] = [
    .mac(
      "NSControl", "NSView", "cell:NSCell target formatter objectValue",
      "takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: takeObjectValueFrom: "
        + "takeIntegerValueFrom: performClick: abortEditing sizeToFit"),
    .mac(
      "NSBrowser", "NSControl", "delegate cellPrototype:NSCell",
      "selectAll: doClick: doDoubleClick: reloadColumn:"),
    .mac("NSButton", "NSControl", "sound", "setNextState highlight:"),
    .mac("NSStatusBarButton", "NSButton"),
    .mac("NSPopUpButton", "NSButton", "menu:NSMenu", "selectItem: synchronizeTitleAndSelectedItem"),
    .mac("NSColorWell", "NSControl", "pulldownTarget", "takeColorFrom: deactivate"),
    .mac("NSComboButton", "NSControl", "menu:NSMenu"),
    .mac("NSDatePicker", "NSControl", "delegate"),
    .mac("NSImageView", "NSControl"),
    .mac("NSLevelIndicator", "NSControl"),
    .mac(
      "NSMatrix", "NSControl", "delegate prototype:NSCell keyCell:NSCell",
      "selectAll: selectText: deselectAllCells"),
    .mac("NSForm", "NSMatrix"),
    .mac("NSPathControl", "NSControl", "delegate menu:NSMenu"),
    .mac("NSRuleEditor", "NSControl", "delegate", "addRow: reloadCriteria"),
    .mac("NSPredicateEditor", "NSRuleEditor"),
    .mac("NSScroller", "NSControl"),
    .mac("NSSegmentedControl", "NSControl"),
    .mac("NSSlider", "NSControl", "titleCell"),
    .mac("NSStepper", "NSControl"),
    .mac("NSSwitch", "NSControl"),
    .mac(
      "NSTableView", "NSControl",
      "delegate dataSource headerView:NSTableHeaderView cornerView:NSView highlightedTableColumn:NSTableColumn",
      "selectAll: deselectAll: reloadData noteNumberOfRowsChanged tile"),
    .mac(
      "NSOutlineView", "NSTableView", "outlineTableColumn:NSTableColumn",
      "expandItem: collapseItem: reloadItem:"),
  ]

  private static let texts: [ClassDescription] = [
    .mac("NSTextField", "NSControl", "delegate", "selectText:"),
    .mac("NSSecureTextField", "NSTextField"),
    .mac("NSSearchField", "NSTextField", "searchMenuTemplate:NSMenu"),
    .mac("NSTokenField", "NSTextField"),
    .mac("NSComboBox", "NSTextField", "dataSource", "reloadData noteNumberOfItemsChanged"),
    .mac(
      "NSText", "NSView", "delegate",
      "copy: copyFont: copyRuler: cut: delete: paste: pasteFont: pasteRuler: selectAll: changeFont: alignLeft: "
        + "alignRight: alignCenter: subscript: superscript: underline: unscript: showGuessPanel: checkSpelling: "
        + "toggleRuler: ignoreSpelling: changeSpelling:"),
    .mac(
      "NSTextView", "NSText",
      "textStorage textContainer layoutManager",
      "turnOffKerning: tightenKerning: loosenKerning: useStandardKerning: turnOffLigatures: useStandardLigatures: "
        + "useAllLigatures: raiseBaseline: lowerBaseline: toggleTraditionalCharacterShape: outline: "
        + "performFindPanelAction: alignJustified: changeColor: changeAttributes: changeDocumentBackgroundColor: "
        + "changeLayoutOrientation: setLayoutOrientation: orderFrontSpacingPanel: orderFrontLinkPanel: "
        + "orderFrontListPanel: orderFrontTablePanel: orderFrontSharingServicePicker: startSpeaking: stopSpeaking: "
        + "complete: pasteAsPlainText: pasteAsRichText: toggleContinuousSpellChecking: toggleGrammarChecking: "
        + "toggleSmartInsertDelete: toggleAutomaticQuoteSubstitution: toggleAutomaticLinkDetection: "
        + "toggleAutomaticDataDetection: toggleAutomaticDashSubstitution: toggleAutomaticTextReplacement: "
        + "toggleAutomaticSpellingCorrection: toggleAutomaticTextCompletion: toggleQuickLookPreviewPanel: "
        + "orderFrontSubstitutionsPanel: checkTextInSelection: checkTextInDocument: highlight: insertText: "
        + "makeTextLayoutVertical: toggleBaseWritingDirection:"),
  ]

  private static let cells: [ClassDescription] = [
    .mac(
      "NSCell", nil,
      "controlView:NSView target formatter objectValue representedObject menu:NSMenu delegate",
      "takeIntValueFrom: takeFloatValueFrom: takeDoubleValueFrom: takeStringValueFrom: takeObjectValueFrom: "
        + "takeIntegerValueFrom: performClick:", sends: true),
    .mac("NSActionCell", "NSCell"),
    .mac("NSImageCell", "NSCell"),
    .mac("NSBrowserCell", "NSCell"),
    .mac("NSTextAttachmentCell", "NSCell"),
    .mac("NSButtonCell", "NSActionCell"),
    .mac("NSMenuItemCell", "NSButtonCell", "menuItem:NSMenuItem menuView:NSMenuView"),
    .mac("NSPopUpButtonCell", "NSMenuItemCell"),
    .mac("NSDatePickerCell", "NSActionCell"),
    .mac("NSFormCell", "NSActionCell"),
    .mac("NSLevelIndicatorCell", "NSActionCell"),
    .mac("NSPathCell", "NSActionCell"),
    .mac("NSSegmentedCell", "NSActionCell"),
    .mac("NSSliderCell", "NSActionCell", "titleCell"),
    .mac("NSStepperCell", "NSActionCell"),
    .mac("NSTextFieldCell", "NSActionCell"),
    .mac("NSComboBoxCell", "NSTextFieldCell", "dataSource"),
    .mac("NSPathComponentCell", "NSTextFieldCell"),
    .mac(
      "NSSearchFieldCell", "NSTextFieldCell",
      "searchButtonCell:NSButtonCell cancelButtonCell:NSButtonCell searchMenuTemplate:NSMenu"),
    .mac("NSSecureTextFieldCell", "NSTextFieldCell"),
    .mac("NSTableHeaderCell", "NSTextFieldCell"),
    .mac("NSTokenFieldCell", "NSTextFieldCell"),
  ]

  private static let windows: [ClassDescription] = [
    .mac(
      "NSWindow", "NSResponder",
      "contentView:NSView delegate parentWindow:NSWindow initialFirstResponder:NSView toolbar:NSToolbar "
        + "defaultButtonCell:NSButtonCell contentViewController:NSViewController windowController:NSWindowController "
        + "appearanceSource",
      "miniaturize: deminiaturize: zoom: makeKeyAndOrderFront: orderFront: orderBack: orderOut: performClose: "
        + "performMiniaturize: performZoom: print: fax: selectNextKeyView: selectPreviousKeyView: toggleToolbarShown: "
        + "runToolbarCustomizationPalette: toggleFullScreen: toggleTabBar: toggleTabOverview: selectNextTab: "
        + "selectPreviousTab: moveTabToNewWindow: mergeAllWindows: close center display orderFrontRegardless "
        + "makeKeyWindow update undo: redo:"),
    .mac("NSPanel", "NSWindow"),
    .mac("NSColorPanel", "NSPanel", "accessoryView:NSView"),
    .mac("NSFontPanel", "NSPanel", "accessoryView:NSView"),
    .mac("NSSavePanel", "NSPanel", "accessoryView:NSView", "ok: cancel:"),
    .mac("NSOpenPanel", "NSSavePanel"),
    .mac(
      "NSWindowController", "NSResponder",
      "window:NSWindow document contentViewController:NSViewController owner",
      "showWindow: dismissController: close"),
  ]

  private static let controllers: [ClassDescription] = [
    .mac(
      "NSViewController", "NSResponder", "view:NSView sourceItemView:NSView representedObject",
      "dismissController: dismissViewController: dismiss: commitEditing discardEditing"),
    .mac("NSCollectionViewItem", "NSViewController", "imageView:NSImageView textField:NSTextField"),
    .mac("NSHostingController", "NSViewController"),
    .mac(
      "NSPageController", "NSViewController", "delegate",
      "takeSelectedIndexFrom: navigateForward: navigateBack:"),
    .mac(
      "NSSplitViewController", "NSViewController", "splitView:NSSplitView", "toggleSidebar: toggleInspector:"),
    .mac(
      "NSTabViewController", "NSViewController",
      "tabView:NSTabView segmentedControl:NSSegmentedControl transitionView"),
    .mac("NSTitlebarAccessoryViewController", "NSViewController"),
    .mac("NSSplitViewItemAccessoryViewController", "NSViewController"),
    .mac("NSStoryboardSegue", nil),
    .mac("NSController", nil, "", "commitEditing discardEditing"),
    .mac("NSUserDefaultsController", "NSController", "initialValues", "revert: save: revertToInitialValues:"),
    .mac(
      "NSObjectController", "NSController", "content managedObjectContext defaultFetchPredicate",
      "add: remove: fetch: prepareContent"),
    .mac(
      "NSArrayController", "NSObjectController", "",
      "add: remove: insert: selectNext: selectPrevious: rearrangeObjects addObject: removeObject:"),
    .mac("NSDictionaryController", "NSArrayController", "initialValue"),
    .mac(
      "NSTreeController", "NSObjectController", "",
      "add: remove: addChild: insert: insertChild: rearrangeObjects"),
  ]

  private static let menus: [ClassDescription] = [
    .mac("NSMenu", nil, "delegate supermenu:NSMenu", "submenuAction: performClose: update cancelTracking"),
    .mac("NSMenuItem", nil, "menu:NSMenu submenu:NSMenu target representedObject view:NSView", sends: true),
    .mac("NSToolbar", nil, "delegate", "runCustomizationPalette: validateVisibleItems"),
    .mac(
      "NSToolbarItem", nil, "view:NSView target menuFormRepresentation:NSMenuItem toolbar:NSToolbar",
      sends: true),
    .mac("NSMenuToolbarItem", "NSToolbarItem", "menu:NSMenu"),
    .mac("NSSearchToolbarItem", "NSToolbarItem", "searchField:NSSearchField"),
    .mac("NSSharingServicePickerToolbarItem", "NSToolbarItem", "delegate"),
    .mac("NSToolbarItemGroup", "NSToolbarItem"),
    .mac("NSTrackingSeparatorToolbarItem", "NSToolbarItem", "splitView:NSSplitView"),
    .mac("NSStatusItem", nil, "menu:NSMenu view:NSView target", sends: true),
  ]

  private static let touchBars: [ClassDescription] = [
    .mac("NSTouchBar", nil, "delegate escapeKeyReplacementItem:NSTouchBarItem"),
    .mac("NSTouchBarItem", nil, sends: true),
    .mac("NSButtonTouchBarItem", "NSTouchBarItem", "target"),
    .mac("NSCandidateListTouchBarItem", "NSTouchBarItem", "client delegate"),
    .mac("NSColorPickerTouchBarItem", "NSTouchBarItem", "target colorList"),
    .mac("NSCustomTouchBarItem", "NSTouchBarItem", "view:NSView viewController:NSViewController"),
    .mac("NSGroupTouchBarItem", "NSTouchBarItem", "groupTouchBar:NSTouchBar"),
    .mac("NSPickerTouchBarItem", "NSTouchBarItem", "target"),
    .mac(
      "NSPopoverTouchBarItem", "NSTouchBarItem",
      "popoverTouchBar:NSTouchBar pressAndHoldTouchBar:NSTouchBar collapsedRepresentation:NSView",
      "showPopover: dismissPopover:"),
    .mac("NSSharingServicePickerTouchBarItem", "NSTouchBarItem", "delegate"),
    .mac("NSSliderTouchBarItem", "NSTouchBarItem", "slider:NSSlider target view:NSView"),
    .mac("NSStepperTouchBarItem", "NSTouchBarItem", "target"),
  ]

  private static let others: [ClassDescription] = [
    .mac("NSCollectionViewLayout", nil, "", "invalidateLayout"),
    .mac("NSCollectionViewFlowLayout", "NSCollectionViewLayout"),
    .mac("NSCollectionViewGridLayout", "NSCollectionViewLayout"),
    .mac("NSCollectionViewCompositionalLayout", "NSCollectionViewLayout"),
    .mac("NSGestureRecognizer", nil, "target delegate", sends: true),
    .mac("NSClickGestureRecognizer", "NSGestureRecognizer"),
    .mac("NSMagnificationGestureRecognizer", "NSGestureRecognizer"),
    .mac("NSPanGestureRecognizer", "NSGestureRecognizer"),
    .mac("NSPressGestureRecognizer", "NSGestureRecognizer"),
    .mac("NSRotationGestureRecognizer", "NSGestureRecognizer"),
    .mac("NSTableColumn", nil, "tableView:NSTableView headerCell:NSCell dataCell:NSCell"),
    .mac(
      "NSTabViewItem", nil,
      "view:NSView viewController:NSViewController initialFirstResponder:NSView identifier"),
    .mac("NSSplitViewItem", nil, "viewController:NSViewController"),
    .mac("NSGridCell", nil, "contentView:NSView"),
    .mac("NSGridRow", nil),
    .mac("NSGridColumn", nil),
    .mac("NSPredicateEditorRowTemplate", nil),
    .mac(
      "NSDocument", nil, "window:NSWindow fileURL undoManager printInfo",
      "revertDocumentToSaved: saveDocument: saveDocumentAs: saveDocumentTo: saveDocumentToPDF: runPageLayout: "
        + "printDocument: duplicateDocument: renameDocument: moveDocument: moveDocumentToUbiquityContainer: "
        + "lockDocument: unlockDocument: browseDocumentVersions: close showWindows"),
    .mac("NSPersistentDocument", "NSDocument", "managedObjectContext"),
    .mac(
      "NSDocumentController", nil, "",
      "newDocument: openDocument: saveAllDocuments: clearRecentDocuments: closeAllDocumentsWithDelegate: "
        + "newWindowForTab:"),
    .mac(
      "NSFontManager", nil, "delegate target",
      "addFontTrait: removeFontTrait: modifyFontViaPanel: modifyFont: orderFrontFontPanel: orderFrontStylesPanel:"
    ),
  ]

  /// Pairs of an AppKit class and the class with a similar role in the class library or in Interface Builder documents.
  static let subclassRelations: [(String, String)] =
    [
      ("NSView", "ContainerView"), ("NSWindow", "View"), ("NSApplication", "ViewController"),
      ("NSViewController", "ViewController"),
      ("NSWindowController", "ViewController"), ("NSPageController", "PageViewController"),
      ("NSSplitViewController", "SplitViewController"), ("NSTabViewController", "TabBarController"),
      ("NSStoryboardSegue", "Segue"),
    ] + shared.map { ($0, "NSView") }

  /// The classes of other frameworks that are UIKit views on iOS and AppKit views on macOS.
  static let shared = [
    "WKWebView", "MKMapView", "MKAnnotationView", "MKCompassButton", "SKView", "SCNView", "ARView", "MTKView",
    "PDFView", "PDFThumbnailView", "AVRoutePickerView", "PHLivePhotoView", "LPLinkView",
  ]
}

extension ClassDescription {
  /// Creates the description of an AppKit class. `outlets` contains property names. A colon and a class follow a name if
  /// the outlet accepts only that class. `actions` contains selectors. `sends` indicates whether objects of the class can
  /// have a target and an action.
  fileprivate static func mac(
    _ name: String, _ superclass: String?, _ outlets: String = "", _ actions: String = "", sends: Bool = false
  ) -> Self {
    var description = Self(
      name: name, module: "AppKit", superclass: superclass, events: sends ? ["action"] : [],
      outlets: outlets.split(separator: " ").map { word in
        let parts = word.split(separator: ":").map(String.init)
        return .one(parts[0], parts.count > 1 ? parts[1] : Vocabulary.anyClass)
      },
      actions: actions.split(separator: " ").map { ActionDescription(selector: String($0)) })
    // On macOS, scenes are embedded in a plain view.
    if name == "NSView" { description.facts.embedsScenes = true }
    return description
  }
}
