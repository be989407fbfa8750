/// The role of an element for the user, independent of its class.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// Containers.
  case window, dialog, alert, group, scrollArea
  /// Bars.
  case navigationBar, toolbar, tabBar
  /// Content that is read.
  case staticText, heading, link, image
  /// Elements that are pressed, or are on or off.
  case button, toggleButton, popUpButton, `switch`, tab
  /// A choice among a few options, and one of its options.
  case segmentedControl, segment
  /// Elements with a value from a range.
  case slider, stepper, pageControl, picker, pickerWheel
  /// Progress indicators.
  case progressIndicator, activityIndicator
  /// Text input.
  case textField, secureTextField, searchField, textArea
  /// Color selection.
  case colorWell
  /// A list and its items.
  case list, listItem
  /// A menu and its items.
  case menu, menuItem
}
