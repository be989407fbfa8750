import InterfaceBuilder
import SceneCompiler
import SceneDiagnostics
import SceneFiles

enum WrongFileExtension {
  static let description = RuleDescription(
    "wrong-file-extension", .syntax, .warning,
    summary: "File extension does not match the contents of the file",
    discussion: """
      The extension of a file determines how Xcode and scenec read the file. Xcode does not compile a \
      storyboard whose name ends with '.xib'. scenec looks for the images and targets of an Xcode file only \
      if its name ends with '.storyboard' or '.xib'. Rename the file. The rule checks only files with the \
      extensions '.scene', '.storyboard', and '.xib'.

      In the samples below, the name of each file is 'Clock.scene'.
      """,
    wrong: """
      <▶document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="face"/>
        </objects>
      </document>
      """,
    right: """
      <nib version="1">
        <view id="face"/>
      </nib>
      """)

  static func diagnostic(in analysis: Analysis) -> Diagnostic? {
    guard let content = contentExtension(of: analysis) else { return nil }
    // Most extensions match exactly, and splitting each path at characters is slow.
    let path = analysis.source.path
    if path.utf8.suffix(content.utf8.count + 1).elementsEqual(".\(content)".utf8) { return nil }
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let found = name[name.index(after: dot)...].lowercased()
    guard SceneFileName.extensions.contains(found), found != content else { return nil }
    let kind = content == "scene" ? "a scene" : content == "xib" ? "a xib" : "an Xcode storyboard"
    return description.diagnostic(
      "The file ends with '.\(found)', but contains \(kind)",
      at: SourceLocation(analysis.source, analysis.rootRange),
      notes: [.init("Rename the file to '\(String(name[..<dot])).\(content)'")])
  }

  private static func contentExtension(of analysis: Analysis) -> String? {
    if let tree = analysis.foreignTree { return InterfaceBuilder.isStoryboard(tree) ? "storyboard" : "xib" }
    return analysis.summary == nil ? nil : "scene"
  }
}
