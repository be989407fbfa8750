import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Content sizes by class")
struct ContentSizeTests {
  private struct Row {
    let name: String
    let make: () -> View
    /// The width of the alignment rectangle, or nil if undefined.
    let width: Double?
    let height: Double?
    var hugging = (250.0, 250.0)

    init(
      _ name: String, _ width: Double?, _ height: Double?, hugging: (Double, Double) = (250, 250),
      _ make: @escaping () -> View
    ) {
      (self.name, self.width, self.height, self.hugging, self.make) = (name, width, height, hugging, make)
    }
  }

  private static func button(_ title: String, insets: EdgeInsets = .zero, size: Double = 15) -> Button {
    let button = Button()
    button.setTitle(title, for: .normal)
    button.contentInsets = insets
    button.font = .system(size)
    return button
  }

  private static func field(_ style: TextField.BorderStyle, _ size: Double) -> TextField {
    let field = TextField()
    field.borderStyle = style
    field.font = .system(size)
    return field
  }

  private static var rows: [Row] {
    [
      Row("plain view", nil, nil) { View() },
      Row("switch", 49, 31, hugging: (750, 750)) { Switch() },
      Row("slider", nil, 34) { Slider() },
      Row("progress view", nil, 4, hugging: (250, 750)) { ProgressView() },
      Row("stepper", 94, 32, hugging: (750, 750)) { Stepper() },
      Row("activity indicator", 20, 20, hugging: (750, 750)) { ActivityIndicator() },
      Row("page control of no page", 0, 26) { PageControl() },
      Row("segmented control without segments", 0, 31) { SegmentedControl() },
      Row("picker", 320, 216) { PickerView() },
      Row("date picker", 320, 216) { DatePicker() },
      Row("search bar", nil, 56) { SearchBar() },
      Row("tab bar", nil, 49) { TabBar() },
      Row("navigation bar", nil, 44) { NavigationBar() },
      Row("toolbar", nil, 44) { Toolbar() },
      Row("image view without an image", nil, nil) { ImageView() },
      Row("empty label", 0, 0) { Label() },
      Row("stack view", nil, nil) { StackView() },
      Row("text view", nil, nil) { TextView() },
      Row("button 'OK'", 30, 30) { button("OK") },
      Row("button with insets", nil, 38) {
        button("OK", insets: EdgeInsets(top: 10, left: 20, bottom: 10, right: 20))
      },
      Row("field with round corners", nil, 34) { field(.roundedRect, 14) },
      Row("large field with round corners", nil, 37) { field(.roundedRect, 20) },
      Row("field without a border", nil, 22) { field(.none, 17) },
    ]
  }

  @Test("Intrinsic sizes and priorities match those of UIKit", arguments: 0..<23)
  func sizes(index: Int) {
    let rows = Self.rows
    #expect(rows.count == 23)
    let row = rows[index]
    let view = row.make()
    let size = view.intrinsicContentSize
    if row.width != nil || !["button with insets"].contains(row.name) && !row.name.contains("field") {
      #expect(size.width == row.width, "\(row.name): \(size)")
    }
    #expect(size.height == row.height, "\(row.name): \(size)")
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == row.hugging.0, "\(row.name)")
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == row.hugging.1, "\(row.name)")
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test("All segments are as wide as the widest title, with a gap of one point between segments")
  func segments() {
    let control = SegmentedControl()
    for title in ["Roaming", "Local"] { control.insertSegment(withTitle: title, at: 9) }
    // The value that Xcode saved.
    #expect(abs((control.intrinsicContentSize.width ?? 0) - 147) <= 2)
    control.insertSegment(withTitle: "Roaming", at: 9)
    #expect(abs((control.intrinsicContentSize.width ?? 0) - 221) <= 3)
  }

  @Test("The width of a text view that does not scroll determines its height")
  func textView() throws {
    try onStage { stage in
      let text = stage.add(TextView())
      text.translatesAutoresizingMaskIntoConstraints = false
      text.text = "Some words that do not fit on one line of a view that is only a hundred points wide"
      LayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: stage.root.topAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
      ])
      stage.window.layoutIfNeeded()
      #expect(text.frame.height == 0)
      text.isScrollEnabled = false
      stage.window.layoutIfNeeded()
      #expect(text.frame.height == text.sizeThatFits(Size(width: 100, height: 0)).height)
      text.text = "Short"
      stage.window.layoutIfNeeded()
      #expect(text.frame.height == text.sizeThatFits(.zero).height)
    }
  }

  @Test("Aligns the visible part of a switch or a slider with margins")
  func alignment() throws {
    try onStage { stage in
      let (toggle, slider) = (stage.add(Switch()), stage.add(Slider()))
      for view in [toggle, slider] as [View] { view.translatesAutoresizingMaskIntoConstraints = false }
      LayoutConstraint.activate([
        toggle.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -16),
        slider.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 16),
        slider.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -8),
        slider.centerYAnchor.constraint(equalTo: toggle.centerYAnchor),
        toggle.topAnchor.constraint(equalTo: stage.root.topAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(toggle.frame == Rect(x: 255, y: 0, width: 51, height: 31))
      #expect(slider.frame == Rect(x: 14, y: -1.5, width: 235, height: 34))
      #expect(toggle.alignmentRect(forFrame: toggle.frame).maxX == 304)
      #expect(toggle.frame(forAlignmentRect: Rect(x: 0, y: 0, width: 49, height: 31)).width == 51)
    }
  }
}
