/// Says how much there is to pick from.
public protocol PickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: PickerView) -> Int
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of a picker show, and hears which are picked. Each method may be left out.
public protocol PickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// In points; nil for a share of the width that no other component asks for.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double?

  /// In points; nil for the usual height.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double?

  /// A person has picked another row. What code selects is not told.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }

  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double? { nil }

  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double? { nil }

  public func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {}
}
