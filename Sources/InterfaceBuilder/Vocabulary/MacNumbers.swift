import SceneValues

/// The attributes of macOS documents that contain numbers, with the ranges that AppKit accepts.
enum MacNumbers {
  struct Form: Sendable {
    var type = ValueType.number
    var range: ClosedRange<Double>?
  }

  static let all = StringMap(
    forms("tag indentationLevel selectedTag maximumRecents", Form(type: .int))
      + forms(
        "maximumFractionDigits maximumIntegerDigits maxNumberOfColumns maxNumberOfRows minimumFractionDigits "
          + "minimumIntegerDigits numberOfMajorTickMarks numberOfTickMarks numberOfVisibleItems",
        Form(type: .int, range: 0...(.infinity)))
      + forms("numberOfClicksRequired numberOfTouchesRequired", Form(type: .int, range: 1...(.infinity)))
      + forms("alpha alphaValue", Form(range: 0...1))
      + forms("holdingPriority", Form(range: 0...1000))
      + forms(
        "borderWidth completionDelay cornerRadius horizontalLineScroll horizontalPageScroll maxWidth minWidth "
          + "minimumFontSize pointSize rowHeight verticalLineScroll verticalPageScroll",
        Form(range: 0...(.infinity)))
      + forms(
        "blue columnSpacing criticalValue doubleValue green height increment indentationPerLevel maxValue "
          + "minValue preferredMaxLayoutWidth red rotation rowSpacing spacing warningValue white width x y",
        Form()))

  private static func forms(_ names: String, _ form: Form) -> [(String, Form)] {
    names.split(separator: " ").map { (String($0), form) }
  }
}
