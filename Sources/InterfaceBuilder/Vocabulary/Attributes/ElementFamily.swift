enum ElementFamily: Int, CaseIterable, Sendable {
  case any, view, window, anyView, anyStrangeView, control, anyControl, richText, label, button, state
  case imageView, textField, scrollView, textView, tableView, cell, tableCell, contentView, collectionView
  case flowLayout, stackView, `switch`, slider, stepper, segmentedControl, segment, progressView
  case activityIndicator, pageControl, pickerView, datePicker, refreshControl, searchBar, bar, tabBar
  case barItem, barButtonItem, navigationItem, section, controller, anyStrangeController, anyController
  case tableController, navigationController, splitController, pageController, recognizer, longPress
  case keyCommand, textInput, watchController, watchItem, watchView, watchSeparator, watchLabel, watchButton
  case watchImage, watchText, watchSwitch, watchSlider, watchGroup, watchRow, watchMenuItem, watchCategory
  case colorWell, menu, menuAction, object, layoutGuide, constraint, document
}
