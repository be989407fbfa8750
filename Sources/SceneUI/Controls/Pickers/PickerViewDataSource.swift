/// Methods that provide the numbers of wheels and rows.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of wheels. Negative numbers are treated as 0.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows in a wheel. Negative numbers are treated as 0.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the rows of a picker and observe selections. All of them have default
/// implementations.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row, on one line, or nil for an empty row. Called each time the row is drawn.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// Returns the width of a wheel in points, or nil for an equal share of the remaining width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?

  /// Returns the height of the rows in points, or nil for the default height.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?

  /// Notifies the delegate that the user has selected another row. Not called for selections by code.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// Returns nil: the row is empty.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// Returns nil: the wheel gets an equal share of the remaining width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? { nil }

  /// Returns nil: rows are 32 points high.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? { nil }

  /// Does nothing by default.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
