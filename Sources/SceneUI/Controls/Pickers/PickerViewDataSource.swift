/// Methods that provide the numbers of wheels and rows.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels. Negative numbers are treated as 0.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a wheel. Negative numbers are treated as 0.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the rows of a picker and observe selections. All methods have default implementations.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row, or nil for an empty row. Titles have one line. Called each time a row is drawn.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the width of a wheel in points, or nil to divide the remaining width equally between the other wheels.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?

  /// Returns the height of the rows in points, or nil to use the default height.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?

  /// Notifies the delegate that the user has selected another row. Not called if code selects a row.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil, so that rows are empty.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns nil, so that all wheels have the same width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? { nil }

  /// Returns nil, so that rows are 32 points high.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? { nil }

  /// Does nothing by default.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
