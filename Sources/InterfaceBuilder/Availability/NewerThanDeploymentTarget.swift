import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// The rule for parts of a document that do not exist in the oldest supported version of the platform.
package enum NewerThanDeploymentTarget {
  package static let description = RuleDescription(
    "newer-than-deployment-target", .resource, .warning,
    summary: "Element, attribute, or value is newer than the deployment target",
    discussion: """
      An app that supports old versions of a system also loads its storyboards and xibs on those versions. \
      If a class does not exist there, the system creates an object of the superclass instead, or cannot \
      load the document. If an attribute, a color, or an image does not exist there, it has no effect. Raise \
      the deployment target, or replace the element, attribute, or value. The version of a symbol is known if \
      the symbol was released before 2024.

      The file's own deployment target ('Builds for' in Xcode) takes precedence. If the file has none, the \
      rule uses the lowest deployment target of the package or the Xcode targets that contain the file, \
      across all build configurations. To find that deployment target, the rule requires the Swift sources \
      ('--sources').

      For each system color, Xcode also stores a fixed color, which older versions use. If the file contains \
      this fixed color, the diagnostic is only a note. The diagnostic is also a note for the safe area of a \
      xib: on iOS 9 and 10, constraints to the safe area apply to the edges of the view instead.
      """,
    wrong: document(#"<stackView opaque="NO" spacing="8" spacingType="▶standard" id="row"/>"#),
    right: document(#"<stackView opaque="NO" spacing="8" id="row"/>"#))

  private static func document(_ view: String) -> RuleDescription.Sample {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <dependencies>
        <deployment version="4144" identifier="iOS"/>
      </dependencies>
      <objects>
        \(view)
      </objects>
    </document>
    """
  }

  /// A document's diagnostics, and the first part that cannot be checked because the deployment target is unknown.
  package struct Findings {
    package var diagnostics: [Diagnostic] = []
    package var unchecked: SourceRange?
  }

  /// Checks for parts that are newer than the deployment target. If `host` is nil, the document's targets are unknown.
  static func check(_ file: WrittenFile, host: HostCode?) -> Findings {
    guard let document = DocumentPlatform(file) else { return Findings() }
    let (platform, lowest) = (document.platform, host?.lowestDeploymentTarget(for: document.platform))
    var findings = Findings()
    if let target = target(of: document, in: file, lowest?.target, host) {
      let newer = NewerParts(file, platform, than: target.version).all
      findings.diagnostics = newer.map { diagnostic($0, platform, target, in: file) }
    }
    if document.ownTarget == nil, let lowest, !lowest.isSure, findings.diagnostics.isEmpty {
      findings.unchecked = NewerParts(file, platform, than: PlatformVersion(0)).all.first?.range
    }
    return findings
  }

  private static func target(
    of document: DocumentPlatform, in file: WrittenFile,
    _ lowest: (name: String, HostCode.DeploymentTarget)?, _ host: HostCode?
  ) -> Target? {
    if let (version, attribute) = document.ownTarget {
      return Target(version: version, name: nil, location: file.tree.location(attribute.valueRange))
    }
    guard let host, let (name, setting) = lowest else { return nil }
    return Target(version: setting.version, name: name, location: host.location(setting.place))
  }

  private struct Target {
    let version: PlatformVersion
    let name: String?
    let location: SourceLocation
  }

  private static func diagnostic(
    _ part: NewerPart, _ platform: ApplePlatforms, _ target: Target, in file: WrittenFile
  ) -> Diagnostic {
    let system = platform.systemName
    let (needed, has) = ("\(system) \(part.version)", "\(system) \(target.version)")
    return description.diagnostic(
      .newer(part.subject, needed, has), at: file.tree.location(part.range),
      severity: part.fallback == nil ? nil : .note,
      notes: [Diagnostic.Note(.target(target.name, has), at: target.location)]
        + (part.fallback.map { [Diagnostic.Note($0)] } ?? []))
  }
}

extension Message {
  fileprivate static func newer(_ subject: Message, _ needed: String, _ has: String) -> Message {
    "\(subject) needs \(needed), but the deployment target is \(has)"
  }

  fileprivate static func target(_ name: String?, _ version: String) -> Message {
    name.map { "The deployment target of '\($0)' is \(version)" } ?? "The file is built for \(version)"
  }
}

extension ApplePlatforms {
  fileprivate var systemName: String {
    switch self {
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    default: "iOS"
    }
  }
}
