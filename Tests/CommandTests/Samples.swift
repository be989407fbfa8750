import Foundation

enum Samples {
  static let clock = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock" class="App.ClockController">
          <view frame="0 0 200 300" backgroundColor="systemBackground">
            <view id="face" class="App.ClockView" frame="20 20 160 160"/>
            <label frame="20 200 160 30" text="Alarm"/>
            <button frame="20 240 160 40" title="Set">
              <segue kind="present" identifier="settings" destination="settings"/>
            </button>
          </view>
          <outlet property="face" destination="face"/>
        </viewController>
      </scene>
      <scene>
        <viewController id="settings">
          <view>
            <label frame="10 10 100 20" text="Settings"/>
          </view>
        </viewController>
      </scene>
    </storyboard>
    """

  /// A storyboard with one warning: the second scene is unreachable.
  static let warning = """
    <storyboard version="1" initial="clock">
      <scene>
        <viewController id="clock"/>
      </scene>
      <scene>
        <viewController id="lost"/>
      </scene>
    </storyboard>
    """

  /// The same for a single file: other files cannot refer to a scene without an id.
  static let unnamed = warning.replacing(" id=\"lost\"", with: "")

  static let broken = "<storyboard version=\"1\">\n<scene></storyboard>\n"

  static let manifest = """
    {
      "version": 1,
      "classes": [
        {
          "name": "ClockController",
          "module": "App",
          "superclass": "ViewController",
          "outlets": [{ "name": "clockFace", "type": "View" }]
        }
      ]
    }
    """
}
