/// Methods that provide the number of wheels and the number of rows.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels. A negative number is treated as 0.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a wheel. A negative number is treated as 0.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the content of a picker's rows and respond to selections. All have default implementations.
public protocol PickerViewDelegate: AnyObject {
  /// Returns a row's title, or nil for an empty row. The title is displayed on one line and requested for each drawing.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the width of a wheel in points, or `PickerView.automaticDimension`, which is the default, for an equal share
  /// of the width that other wheels do not use.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double

  /// Returns the height of a wheel's rows in points. The default is 32 points.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double

  /// Notifies the delegate that the user has selected another row. Selecting a row in code does not trigger this call.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil, which leaves rows empty.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns `PickerView.automaticDimension`, which gives all wheels the same width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    PickerView.automaticDimension
  }

  /// Returns 32.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double { 32 }

  /// Does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
