import SceneDiagnostics
import SceneValues

enum AppKitImages {
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a name has the form of a system image name. An app's own images can also have such names.
  static func hasForm(_ name: String) -> Bool {
    name.hasPrefix("NS") && name.dropFirst(2).first?.isUppercase == true
  }

  /// The number of searches for similar names that remain for a file. Few files contain several misspelled names.
  struct Searches {
    fileprivate var remaining = 50
  }

  /// Returns the name of the system image that is most similar to a misspelled name, or nil if no name is similar.
  static func intended(by name: String, _ searches: inout Searches) -> String? {
    guard hasForm(name), !contains(name), searches.remaining > 0 else { return nil }
    searches.remaining -= 1
    // The name might be that of a constant in code, such as `NSImageNameFolder`, instead of its value.
    let value = name.replacing("NSImageName", with: "NS", maxReplacements: 1)
    return contains(value) ? value : closestMatches(to: name, in: names.all, atMost: 1).min()
  }

  private static let names = StringNumbers(
    words(system).map { "NS" + $0 } + words(templates).map { "NS\($0)Template" }
      + words(touchBar).map { "NSTouchBar\($0)Template" }
      + ["Fill", "Font", "Stroke"].map { "NSTouchBarColorPicker" + $0 })

  private static func words(_ text: String) -> [String] { EnumeratedValues.words(text) }

  private static let system = """
    Advanced ApplicationIcon Bonjour Caution ColorPanel Computer DefaultApplicationIcon DotMac Everyone \
    Folder FolderBurnable FolderSmart FontPanel HighlightedRadioButton HighlightedSwitch Info \
    MenuCheckmark MenuMixedState MenuRadio MobileMe MultipleDocuments Network \
    PreferencesGeneral RadioButton StatusAvailable StatusNone StatusPartiallyAvailable StatusUnavailable \
    Switch ToolbarCustomizeToolbarItemImage ToolbarFlexibleSpaceItem ToolbarPrintItemImage \
    ToolbarShowColorsItemImage ToolbarShowFontsItemImage ToolbarSpaceItem TrashEmpty TrashFull User UserAccounts \
    UserGroup UserGuest
    """

  private static let templates = """
    Action Add Bluetooth Bookmarks ColumnView EnterFullScreen ExitFullScreen FlowView \
    FollowLinkFreestanding GoBack GoForward GoLeft GoRight Home IChatTheater IconView InvalidDataFreestanding \
    LeftFacingTriangle ListView LockLocked LockUnlocked MenuMixedState MenuOnState Path QuickLook Refresh \
    RefreshFreestanding Remove RevealFreestanding RightFacingTriangle Share Slideshow SmartBadge StopProgress \
    StopProgressFreestanding
    """

  private static let touchBar = """
    AddDetail Add Alarm AudioInput AudioInputMute AudioOutputMute AudioOutputVolumeHigh AudioOutputVolumeLow \
    AudioOutputVolumeMedium AudioOutputVolumeOff Bookmarks CommunicationAudio CommunicationVideo Compose Delete \
    Download EnterFullScreen ExitFullScreen FastForward FolderCopyTo FolderMoveTo Folder GetInfo GoBack GoDown \
    GoForward GoUp History IconView ListView Mail NewFolder NewMessage OpenInBrowser Pause Play PlayPause Playhead \
    QuickLook RecordStart RecordStop Refresh Remove Rewind RotateLeft RotateRight Search Share Sidebar SkipAhead \
    SkipAhead15Seconds SkipAhead30Seconds SkipBack SkipBack15Seconds SkipBack30Seconds SkipToEnd SkipToStart \
    Slideshow TagIcon TextBold TextBox TextCenterAlign TextItalic TextJustifiedAlign TextLeftAlign TextList \
    TextRightAlign TextStrikethrough TextUnderline User UserAdd UserGroup VolumeDown VolumeUp
    """
}
