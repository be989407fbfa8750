/// The purpose of an element for the user, independent of the element's class.
public enum AccessibilityRole: String, Sendable, Hashable, CaseIterable {
  case window, dialog, alert, group, scrollArea
  case navigationBar, toolbar, tabBar
  case staticText, heading, link, image
  case button, toggleButton, popUpButton, `switch`, tab
  case segmentedControl, segment
  case slider, stepper, pageControl, picker, pickerWheel
  case progressIndicator, activityIndicator
  case textField, secureTextField, searchField, textArea
  case colorWell
  case list, listItem
  case menu, menuItem
}
