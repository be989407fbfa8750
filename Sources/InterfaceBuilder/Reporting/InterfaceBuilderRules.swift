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

  // A configuration enables these rules by specifying their settings.
  package static var classNotAllowed: RuleDescription { ClassNotAllowed.description }
  package static var simulatedDevice: RuleDescription { SimulatedDevice.description }
  package static var valueNotAllowed: RuleDescription { ValueNotAllowed.description }

  package static let formNotRead = RuleDescription(
    "interface-builder-form", .syntax, .error,
    summary: "Xcode file has an unsupported format",
    discussion: """
      In the current format of storyboards and xibs, the root element is 'document'. scenec also reads the \
      Xcode 3 format, in which the root element is 'archive' and its 'data' element contains the objects. If \
      these objects are missing, scenec cannot read the file. It does not support the Interface Builder 2 \
      format, in which the root element is 'object'. To update an old file, open it in Xcode and save it.

      If the root element is misspelled, as in 'docment', the content of the file is still checked.
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
      If a string contains characters that XML cannot represent, Xcode encodes it in Base64 and adds the \
      attribute 'base64-UTF8="YES"'. The encoded string must be valid Base64, and the decoded bytes must be \
      valid UTF-8. If either is invalid, the text is empty in the app. To correct the string, enter the text \
      again in Xcode. White space around the encoded string is ignored, and the padding with '=' is optional.

      If the decoded text contains a character that cannot occur in a scene, such as U+0003, scenec removes \
      the character, and the diagnostic is only a warning.
      """,
    wrong: .xib(#"<label id="title"><string key="text" base64-UTF8="YES">▶V2Vja2Vy!</string></label>"#),
    right: .xib(#"<label id="title"><string key="text" base64-UTF8="YES">V2Vja2Vy</string></label>"#))

  package static let launchScreen = RuleDescription(
    "launch-screen-restriction", .connection, .error,
    summary: "Launch screen uses a custom class or a runtime attribute",
    discussion: """
      The system shows the launch screen before the app runs, when none of the app's code has been loaded. \
      Xcode refuses to build a launch screen that has a custom class or a user-defined runtime attribute. \
      Use only standard views, without runtime attributes.
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
      Newer versions of Xcode might write elements and attributes that scenec does not support. scenec does \
      not check them. If you import the file, they are preserved unchanged in the scene, but have no effect \
      there. If you edited the file by hand, check the spelling of the element or attribute.
      """,
    wrong: .xib(#"<view contentMode="scaleToFill" ▶shimmering="YES" id="box"/>"#),
    right: .xib(#"<view contentMode="scaleToFill" opaque="NO" id="box"/>"#))

  package static let unknownValue = RuleDescription(
    "unknown-value-in-interface-builder", .syntax, .error,
    summary: "Unknown value of an attribute in an Xcode file",
    discussion: """
      If an attribute that accepts only certain values has any other value, Xcode's compiler ignores the \
      attribute or the whole element. For example, a segue of an unknown kind is missing in the app. Replace \
      the value with a valid one. If newer versions of Xcode might accept more values, the diagnostic is \
      only a warning. It is also a warning if the value differs from a valid value only in case and the \
      element works without the attribute ('contentMode="ScaleToFill"').

      For some attributes, such as the name of a system color, scenec's list of values is incomplete. For \
      these attributes, the rule reports only probable typos. This also applies to the attribute 'key', which \
      specifies the part or value of the parent that an element describes.
      """,
    wrong: .xib(#"<view contentMode="▶scaleToFil" id="box"/>"#),
    right: .xib(#"<view contentMode="scaleToFill" id="box"/>"#))
}
