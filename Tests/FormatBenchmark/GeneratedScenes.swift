/// Scenes as large as one likes.
enum GeneratedScenes {
  /// Buttons that all send one action.
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

  /// Rows of a title, a line below it, a switch and a button.
  static func rows(objects: Int) -> String {
    var text = """
      <storyboard version="1" initial="main">
        <scene>
          <viewController id="main">
            <view frame="0 0 1000 1000" backgroundColor="systemBackground">

      """
    for row in 0..<objects / 5 {
      text += """
                <view id="row\(row)" frame="0 \(row * 50) 320 44" backgroundColor="#f4f4f8" autoresizing="flexibleWidth">
                  <label id="title\(row)" frame="12 4 180 20" text="Row \(row) of many" font="headline"/>
                  <label frame="12 24 180 16" text="A line of explanation" textColor="secondaryLabel" font="system 13"/>
                  <switch id="switch\(row)" frame="200 6 51 31" on="true"/>
                  <button frame="256 6 60 32" title="Open" kind="bordered"/>
                </view>

        """
    }
    return text + "      </view>\n    </viewController>\n  </scene>\n</storyboard>\n"
  }
}
