/// Scenes of arbitrary size with typical views.
enum GeneratedScene {
  /// Returns a scene with about this number of objects in one view.
  static func text(objects: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <storyboard version="1" initial="main">
        <scene>
          <viewController id="main">
            <view id="root" frame="0 0 1000 1000" backgroundColor="systemBackground">

      """
    for row in 0..<objects / 5 {
      let y = row * 50
      text += """
              <view id="row\(row)" frame="0 \(y) 320 44" backgroundColor="#f4f4f8" autoresizing="flexibleWidth">
                <label id="title\(row)" frame="12 4 180 20" text="Row \(row) of many" font="headline"/>
                <label frame="12 24 180 16" text="A line of explanation" textColor="secondaryLabel" font="system 13"/>
                <switch id="switch\(row)" frame="200 6 51 31" on="true"/>
                <button frame="256 6 60 32" title="Open" kind="bordered"/>
              </view>

        """
    }
    return text + "      </view>\n    </viewController>\n  </scene>\n</storyboard>\n"
  }

  static func buttons(_ count: Int) -> String {
    var text = """
      <storyboard version="1" initial="main">
        <scene>
          <viewController id="main" class="Host.ButtonsController">
            <view frame="0 0 320 568">

      """
    for number in 0..<count {
      text += """
                <button id="button\(number)" frame="16 \(number * 40) 120 32" title="Button \(number)" kind="bordered">
                  <action selector="press:" destination="main"/>
                </button>

        """
    }
    return text + "      </view>\n    </viewController>\n  </scene>\n</storyboard>\n"
  }

  /// Returns a scene of about this number of bytes.
  static func text(bytes: Int) -> String {
    let sample = text(objects: 5000)
    return text(objects: Int(Double(bytes) / Double(sample.utf8.count) * 5000))
  }
}
