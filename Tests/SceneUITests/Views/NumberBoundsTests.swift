import SceneDrawing
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks that extreme numbers set by code neither trap nor loop forever, and that drawing remains finite.
@Suite struct NumberBoundsTests {
  static let nasty: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1,
  ]

  private func isFinite(_ rect: Rect) -> Bool { Value.rect(rect).isContained(in: -1e13...1e13) }

  @Test("Limits invalid and extreme positions and sizes to finite numbers", arguments: nasty)
  func geometry(_ number: Double) {
    let view = View(frame: Rect(x: number, y: 0, width: 10, height: number))
    #expect(isFinite(view.bounds))
    view.frame = Rect(x: 1, y: number, width: number, height: 10)
    #expect(isFinite(view.bounds))
    view.bounds = Rect(x: number, y: number, width: number, height: number)
    #expect(isFinite(view.bounds))
    view.center = Point(x: number, y: number)
    view.transform = .scale(x: number, y: number)
    #expect(Value.transform(view.transform).isContained(in: NumberLimits.coordinates))
    view.frame = Rect(x: number, y: number, width: number, height: number)
    #expect(isFinite(view.bounds))
    #expect(view.frame.minX.isFinite && view.frame.maxY.isFinite)
  }

  @Test("Ignores NaN as a property value")
  func notANumber() {
    let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
    view.alpha = 0.5
    view.alpha = .nan
    #expect(view.alpha == 0.5)
    view.alpha = 7
    #expect(view.alpha == 1)
    view.center = Point(x: .nan, y: 10)
    #expect(view.center == Point(x: 2.5, y: 10))
    let slider = Slider()
    slider.value = 0.25
    slider.value = .nan
    #expect(slider.value == 0.25)
  }

  @Test("Views with extreme numbers can be laid out, drawn, and touched", arguments: nasty)
  func views(_ number: Double) throws {
    try onStage { stage in
      let label = stage.add(Label(frame: Rect(x: 0, y: 0, width: 100, height: number)))
      label.text = "A few words that go on"
      label.numberOfLines = 0
      label.font = .system(number)
      label.minimumScaleFactor = number
      label.layer.shadowRadius = number
      label.layer.cornerRadius = number
      let text = stage.add(TextView(frame: Rect(x: 0, y: 0, width: number, height: 100)))
      text.text = "A few words"
      text.textInsets = EdgeInsets(top: number, left: number, bottom: number, right: number)
      let stack = stage.add(StackView(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      stack.spacing = number
      stack.addArrangedSubview(Label())
      let pages = stage.add(PageControl(frame: Rect(x: 0, y: 0, width: 100, height: 20)))
      pages.numberOfPages = .max
      let picker = stage.add(DatePicker(frame: Rect(x: 0, y: 0, width: 320, height: number)))
      picker.date = number
      picker.countDownDuration = number
      let stepper = stage.add(Stepper())
      stepper.maximumValue = number
      stepper.stepValue = number
      let scroll = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      scroll.contentSize = Size(width: number, height: number)
      scroll.contentOffset = Point(x: number, y: number)
      scroll.maximumZoomScale = number
      scroll.zoomScale = number
      #expect(!stage.harness.picture().layers.isEmpty)
    }
  }

  @Test func pageControlDrawsOnlyVisibleDots() throws {
    try onStage { stage in
      let control = stage.add(PageControl(frame: Rect(x: 0, y: 0, width: 1e7, height: 26)))
      control.numberOfPages = 2_000_000_000
      #expect(contents(of: control, on: stage).count < 5000)
      control.numberOfPages = 7
      #expect(contents(of: control, on: stage).count == 7)
    }
  }

  @Test func wheelDrawsOnlyVisibleRows() throws {
    try onStage { stage in
      let picker = stage.add(DatePicker(frame: Rect(x: 0, y: 0, width: 320, height: 1e7)))
      picker.date = 1e9
      let wheels = picker.subviews.flatMap(\.subviews)
      #expect(!wheels.isEmpty)
      for wheel in wheels { #expect(texts(of: wheel, on: stage).count < 5000) }
    }
  }

  @Test("Loading rejects an out-of-range value and reports the allowed range")
  func loading() throws {
    let registry = Registry.library
    let view = View()
    let error = try #require(throws: LoadingError.Kind.self) {
      try registry.setValue(.number(2), forKeyPath: "alpha", on: view)
    }
    #expect(error.description == "the property 'alpha' of 'View' must be a number from 0 to 1, not '2'")
    #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(.number(-1), forKeyPath: "layer.cornerRadius", on: view)
    }
    #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(
        .rect(Rect(x: 0, y: 0, width: 1e9, height: 1)), forKeyPath: "frame", on: view)
    }
    try registry.setValue(.number(0.25), forKeyPath: "alpha", on: view)
    #expect(view.alpha == 0.25)
  }

  @Test func defaultValuesAreInAllowedRange() throws {
    var count = 0
    for description in Registry.library.vocabulary.classes {
      for property in description.properties {
        guard let range = property.range, let literal = property.defaultLiteral else { continue }
        count += 1
        #expect(throws: Never.self) { try property.type.value(of: literal, in: range) }
      }
    }
    #expect(count > 40)
  }
}
