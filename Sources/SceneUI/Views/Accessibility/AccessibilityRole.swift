/// What an element of a window is to a person, whichever class shows it.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  /// What holds others.
  case window, dialog, alert, group, scrollArea
  /// Bars.
  case navigationBar, toolbar, tabBar
  /// What is read.
  case staticText, heading, link, image
  /// What is pressed, or is on or off.
  case button, toggleButton, popUpButton, `switch`, tab
  /// One of a few choices, and what holds them.
  case segmentedControl, segment
  /// What has a value out of a range.
  case slider, stepper, pageControl, picker, pickerWheel
  /// What tells how far something is.
  case progressIndicator, activityIndicator
  /// What one writes into.
  case textField, secureTextField, searchField, textArea
  /// What chooses a color.
  case colorWell
  /// What lists things, and one of these.
  case list, listItem
  /// What shows commands, and one of these.
  case menu, menuItem
}
