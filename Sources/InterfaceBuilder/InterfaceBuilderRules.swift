import SceneDiagnostics

/// What reading a file of Interface Builder's may report.
package enum InterfaceBuilderRules {
  package static let all = [formNotRead, launchScreen, unknownName]

  package static let formNotRead = RuleDescription(
    "interface-builder-form", .syntax, .error,
    summary: "A file of Interface Builder's is a document, or an archive with objects.",
    discussion: """
      Xcode has written several forms over the years. That of today has a 'document' as its root. That of Xcode 3, \
      whose root is 'archive', lists its objects in its data: without them, there is nothing to read. That of \
      Interface Builder 2, whose root is 'object', is not read: Xcode brings it up to date when it is opened and saved.
      """,
    wrong: """
      <▶archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        <data/>
      </archive>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="box"/>
        </objects>
      </document>
      """)

  package static let launchScreen = RuleDescription(
    "launch-screen-restriction", .connection, .error,
    summary: "A launch screen has no code: no classes and no runtime attributes of the program's.",
    discussion: """
      The system shows a launch screen before the program runs. Xcode refuses to build one that needs the program's \
      code.
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
    summary: "What nobody knows in a file of Interface Builder's is carried along, and told of.",
    discussion: """
      A newer Xcode may write elements and attributes that scenec has not heard of. They do no harm: they travel with \
      the scene as they are. But nothing has been checked of them, and nothing comes of them.
      """,
    wrong: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" ▶shimmering="YES" id="box"/>
        </objects>
      </document>
      """,
    right: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view contentMode="scaleToFill" opaque="NO" id="box"/>
        </objects>
      </document>
      """)
}
