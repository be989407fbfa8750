import SceneDiagnostics

package enum InterfaceBuilderRules {
  package static let all =
    [
      EmptyReference.description, encodedText, formNotRead, launchScreen,
      NewerThanDeploymentTarget.description, unknownName, unknownValue,
    ]
    + written.map { $0.description }

  /// The rules for Xcode files as written, alphabetically. A test compares this list with the rules' source folder.
  static let written: [any WrittenRule.Type] = [
    AttributedTextColor.self, AutoLayoutOff.self, ClassDiffersFromFileName.self, ClassNotAllowed.self,
    InitialSceneNotSet.self, LinkToOtherBundle.self, SavedAsAmbiguous.self, SavedAsMisplaced.self,
    SimulatedDevice.self,
    SimulatedMetrics.self, StoryboardIDDiffersFromClass.self, TraitVariationsOff.self, TraitVariationsOn.self,
    ValueNotAllowed.self,
  ]

  // These rules are enabled by their settings in a configuration.
  package static var classNotAllowed: RuleDescription { ClassNotAllowed.description }
  package static var simulatedDevice: RuleDescription { SimulatedDevice.description }
  package static var valueNotAllowed: RuleDescription { ValueNotAllowed.description }

  package static let formNotRead = RuleDescription(
    "interface-builder-form", .syntax, .error,
    summary: "Xcode file has an unsupported format",
    discussion: """
      The format of storyboards and xibs has changed over the years. The current format has the root element \
      'document'. The format of Xcode 3 has the root element 'archive' and stores its objects in its data; \
      without these objects, scenec cannot read the file. The format of Interface Builder 2 has the root \
      element 'object' and is not supported. To update an old file, open it in Xcode and save it.
      """,
    wrong: """
      <▶archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data/>
      </archive>
      """,
    right: .xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view contentMode="scaleToFill" id="box"/>
      """))

  package static let encodedText = RuleDescription(
    "invalid-encoded-text", .syntax, .error,
    summary: "Encoded text in an Xcode file is invalid",
    discussion: """
      If a text contains characters that XML cannot represent, Xcode writes it in Base64, and adds the \
      attribute 'base64-UTF8="YES"'. The code must be valid Base64, and the decoded bytes valid UTF-8. \
      White space around the code is ignored, and the padding with '=' is optional. Otherwise, the text is \
      empty in the app.

      A scene cannot contain some of these characters, such as U+0003. They are ignored, and the diagnostic \
      is a warning.
      """,
    wrong: .xib(#"<label id="title"><string key="text" base64-UTF8="YES">▶V2Vja2Vy!</string></label>"#),
    right: .xib(#"<label id="title"><string key="text" base64-UTF8="YES">V2Vja2Vy</string></label>"#))

  package static let launchScreen = RuleDescription(
    "launch-screen-restriction", .connection, .error,
    summary: "Launch screen uses a custom class or a runtime attribute",
    discussion: """
      The system shows a launch screen before the app runs, so no code of the app is loaded yet. Xcode \
      refuses to build a launch screen that has a custom class or a user defined runtime attribute. Use \
      plain views only.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES">
        <objects>
          <view contentMode="scaleToFill" id="box" customClass="▶LogoView"/>
        </objects>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" launchScreen="YES">
        <objects>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """)

  package static let unknownName = RuleDescription(
    "unknown-in-interface-builder", .syntax, .note,
    summary: "Unknown element or attribute in an Xcode file",
    discussion: """
      Newer versions of Xcode may write elements and attributes that scenec does not support. scenec \
      preserves them in the scene unchanged, but does not check them, and they have no effect.
      """,
    wrong: .xib(#"<view contentMode="scaleToFill" ▶shimmering="YES" id="box"/>"#),
    right: .xib(#"<view contentMode="scaleToFill" opaque="NO" id="box"/>"#))

  package static let unknownValue = RuleDescription(
    "unknown-value-in-interface-builder", .syntax, .error,
    summary: "Unknown value of an attribute in an Xcode file",
    discussion: """
      The attribute accepts a fixed set of words, and the value is not one of them. Xcode's compiler ignores \
      the attribute, or the whole element: a segue of an unknown kind is missing in the app. If newer \
      versions of Xcode may accept more words, the diagnostic is a warning. It is also a warning if only the \
      case is wrong and the element works without the attribute ('contentMode="ScaleToFill"').

      If the known words are only the most common ones, such as those of a system color, only typos are \
      reported. Other words are not checked.
      """,
    wrong: .xib(#"<view contentMode="▶scaleToFil" id="box"/>"#),
    right: .xib(#"<view contentMode="scaleToFill" id="box"/>"#))
}
