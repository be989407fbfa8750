/// Says how much there is to pick from.
public protocol PickerViewDataSource: AnyObject {
  /// How many wheels there are; a negative number counts as 0.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// How many rows a wheel has; a negative number counts as 0.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears which are picked. Each method may be left out.
public protocol PickerViewDelegate: AnyObject {
  /// The title of a row, on one line; nil for an empty row.
  ///
  /// Asked each time that the row is drawn.
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// In points; nil for a share of the width that no other component asks for.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?

  /// In points; nil for the usual height.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?

  /// A person has picked another row. What code selects is not told.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// By default nil: the row is empty.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  /// By default nil: the wheel takes its share of the width.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? { nil }

  /// By default nil: rows are 32 points high.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? { nil }

  /// By default, does nothing.
  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
