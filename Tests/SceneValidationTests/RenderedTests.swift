import SceneDiagnostics
import SceneValidation
import Testing

/// Compares rendered diagnostics of the rules' invalid samples, with their notes and fixes.
@Suite("Diagnostics as text")
struct RenderedTests {
  static let pages: [(id: String, text: String)] = [
    (
      "action-connected-twice",
      #"""
      Clock.scene:7:12: warning: Action 'switchAnimation:' of 'clock' is already connected to this event [action-connected-twice]
       7 |           <action selector="switchAnimation:" destination="clock"/>
         |            ^~~~~~
      Clock.scene:6:12: note: first connected here
       6 |           <action selector="switchAnimation:" destination="clock" event="valueChanged"/>
         |            ^~~~~~

      """#
    ),
    (
      "action-not-found",
      #"""
      Clock.scene:6:29: error: Action 'switchAnimations:' does not exist on 'AlarmClockViewController' [action-not-found]
       6 |           <action selector="switchAnimations:" destination="clock"/>
         |                             ^~~~~~~~~~~~~~~~~
         |                             switchAnimation:
         = help: Replace 'switchAnimations:' with 'switchAnimation:'

      """#
    ),
    (
      "action-sender-mismatch",
      #"""
      Clock.scene:6:29: error: Action 'switchAnimation:' of 'AlarmClockViewController' requires a Switch as its sender, not a Button [action-sender-mismatch]
       6 |           <action selector="switchAnimation:" destination="clock"/>
         |                             ^~~~~~~~~~~~~~~~
      Clock.scene:5:10: note: the sender is here
       5 |         <button title="Animate">
         |          ^~~~~~

      """#
    ),
    (
      "bad-literal",
      #"""
      Clock.scene:5:42: error: 'frame' must be a rectangle 'x y width height', not '80px' [bad-literal]
       5 |         <label text="12:00" frame="20 20 80px 21" textColor="darkGrey"/>
         |                                          ^~~~
         |                                    20 20 80 21
         = help: Replace '20 20 80px 21' with '20 20 80 21'
      Clock.scene:5:62: error: 'textColor' must be '#RGB', '#RRGGBB', '#RRGGBBAA', a standard color's name, 'tint' or 'asset:NAME', not 'darkGrey' [bad-literal]
       5 |         <label text="12:00" frame="20 20 80px 21" textColor="darkGrey"/>
         |                                                              ^~~~~~~~
         |                                                              darkGray
         = help: Replace 'darkGrey' with 'darkGray'
      Clock.scene:6:36: error: 'frame' must be a rectangle 'x y width height', not '20,41,80,21' [bad-literal]
       6 |         <label text="Alarm" frame="20,41,80,21" font="17 bold" hidden="yes"/>
         |                                    ^~~~~~~~~~~
         |                                    20 41 80 21
         = help: Replace '20,41,80,21' with '20 41 80 21'
      Clock.scene:6:55: error: 'font' must be 'system 17', 'bold 15', 'italic 12', 'monospaced 13', a quoted family and a size, or a text style, not '17' [bad-literal]
       6 |         <label text="Alarm" frame="20,41,80,21" font="17 bold" hidden="yes"/>
         |                                                       ^~
         |                                                       bold 17
         = help: Replace '17 bold' with 'bold 17'
      Clock.scene:6:72: error: 'hidden' must be 'true' or 'false', not 'yes' [bad-literal]
       6 |         <label text="Alarm" frame="20,41,80,21" font="17 bold" hidden="yes"/>
         |                                                                        ^~~
         |                                                                        true
         = help: Replace 'yes' with 'true'
      Clock.scene:8:74: error: 'cornerCurve' must be one of 'circular', 'continuous', not 'continous' [bad-literal]
       8 |           <runtimeAttribute key="layer.cornerCurve" type="string" value="continous"/>
         |                                                                          ^~~~~~~~~
         |                                                                          continuous
         = help: Replace 'continous' with 'continuous'

      """#
    ),
    (
      "class-not-a-subclass",
      #"""
      Clock.scene:5:33: error: Class 'ClockView' does not descend from 'Label', the class of 'label' [class-not-a-subclass]
       5 |         <label id="face" class="ClockView"/>
         |                                 ^~~~~~~~~
         = note: the element for 'ClockView' is 'view'

      """#
    ),
    (
      "connection-across-scenes",
      #"""
      Clock.scene:4:49: error: This outlet refers to view 'face', which is in another scene [connection-across-scenes]
       4 |       <outlet property="clockView" destination="face"/>
         |                                                 ^~~~
      Clock.scene:15:19: note: declared here
       15 |         <view id="face" class="ClockView"/>
          |                   ^~~~
         = note: use a segue to the other scene

      """#
    ),
    (
      "dangling-reference",
      #"""
      Clock.scene:4:49: error: No object has the id 'fase' [dangling-reference]
       4 |       <outlet property="clockView" destination="fase"/>
         |                                                 ^~~~
         |                                                 face
         = help: Replace 'fase' with 'face'
      Clock.scene:6:19: note: 'face' is here
       6 |         <view id="face" class="ClockView"/>
         |                   ^~~~

      """#
    ),
    (
      "malformed-selector",
      #"""
      Clock.scene:6:29: error: 'switchAnimation(_:)' is Swift notation: write the selector in Objective-C notation [malformed-selector]
       6 |           <action selector="switchAnimation(_:)" destination="clock"/>
         |                             ^~~~~~~~~~~~~~~~~~~
         |                             switchAnimation:
         = help: Replace 'switchAnimation(_:)' with 'switchAnimation:'

      """#
    ),
    (
      "misplaced-element",
      #"""
      Clock.scene:5:10: error: Element 'viewController' is not allowed in 'view' [misplaced-element]
       5 |         <viewController id="alarm"/>
         |          ^~~~~~~~~~~~~~
         = note: it is allowed in 'scene'

      """#
    ),
    (
      "missing-initial-scene",
      #"""
      Clock.scene:1:2: error: The storyboard has no initial view controller: 'initial' is missing [missing-initial-scene]
       1 | <storyboard version="1">
         |  ^~~~~~~~~~
         |             initial="clock"
         = help: Insert 'initial="clock"'
      Clock.scene:3:25: note: 'clock' is the storyboard's only controller
       3 |     <viewController id="clock"/>
         |                         ^~~~~

      """#
    ),
    (
      "outlet-not-found",
      #"""
      Clock.scene:4:25: error: Outlet 'clokView' does not exist on 'AlarmClockViewController' [outlet-not-found]
       4 |       <outlet property="clokView" destination="face"/>
         |                         ^~~~~~~~
         |                         clockView
         = help: Replace 'clokView' with 'clockView'

      """#
    ),
    (
      "outlet-type-mismatch",
      #"""
      Clock.scene:4:49: error: Outlet 'clockView' requires a ClockView, but 'time' is a Label [outlet-type-mismatch]
       4 |       <outlet property="clockView" destination="time"/>
         |                                                 ^~~~
      Clock.scene:7:20: note: declared here
       7 |         <label id="time" text="12:00"/>
         |                    ^~~~

      """#
    ),
    (
      "unreachable-scene",
      #"""
      Clock.scene:6:6: warning: ViewController 'alarm' is unreachable: no reachable scene has a segue to it [unreachable-scene]
       6 |     <viewController id="alarm"/>
         |      ^~~~~~~~~~~~~~
         = note: for example, add a segue from viewController 'clock' with 'destination="alarm"'
         = note: if code instantiates it by its id, add 'entry="true"'

      """#
    ),
    (
      "wrong-reference-type",
      #"""
      Clock.scene:1:34: error: 'initial' must name a controller, but view 'face' is not one [wrong-reference-type]
       1 | <storyboard version="1" initial="face">
         |                                  ^~~~
         |                                  clock
         = help: Replace 'face' with 'clock'
      Clock.scene:4:17: note: declared here
       4 |       <view id="face"/>
         |                 ^~~~
      Clock.scene:3:25: note: 'clock' is here
       3 |     <viewController id="clock">
         |                         ^~~~~

      """#
    ),
  ]

  @Test("The diagnostics of each incorrect example match the recorded text", arguments: pages)
  func rendered(id: String, text: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let found = try diagnostics(in: Marked(rule.wrong).text)
    #expect(TerminalRenderer(color: false).render(found) == text)
  }

  @Test("Sorts the diagnostics of several rules in source order")
  func order() throws {
    let found = try diagnostics(
      in: clock(
        "<outlet property=\"clokView\" destination=\"face\"/>",
        view: "<lable/><label id=\"face\" alpha=\"half\"/><label id=\"face\"/>"))
    #expect(
      found.map(\.rule.rawValue) == ["outlet-not-found", "unknown-element", "bad-literal", "duplicate-id"])
  }
}
