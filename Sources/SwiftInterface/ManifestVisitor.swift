#if Sources
  import SceneDiagnostics
  import SceneModel
  import SwiftParser
  import SwiftSyntax

  extension PackageManifest {
    /// Reads a package manifest without running it. Throws `DeepStack.Refused` if the system cannot create a thread.
    package init(reading bytes: [UInt8], limits: SwiftLimits = .default) throws(DeepStack.Refused) {
      self.init()
      let scan = bytes.withUnsafeBufferPointer { NestingScan($0, deepest: limits.depth) }
      guard bytes.count <= limits.bytes, scan.tooDeep == nil, !MergeConflict.isInSwift(bytes) else {
        isComplete = false
        return
      }
      let read = try DeepStack.run(for: limits.seconds) { () -> PackageManifest in
        let tree = bytes.withUnsafeBufferPointer { bytes in
          var parser = Parser(bytes, maximumNestingLevel: limits.depth)
          return SourceFileSyntax.parse(from: &parser)
        }
        let visitor = ManifestVisitor(viewMode: .sourceAccurate)
        visitor.walk(tree)
        return visitor.manifest
      }
      if let read { self = read } else { isComplete = false }
    }
  }

  /// A visitor that finds the targets in a manifest, such as `.target(name: "Clock", path: "Sources")`.
  private final class ManifestVisitor: SyntaxVisitor {
    var manifest = PackageManifest()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        Self.kinds.contains(callee), node.arguments.contains(where: { $0.label?.text == "name" })
      else { return .visitChildren }
      guard let name = text("name", of: node) else {
        manifest.isComplete = false
        return .skipChildren
      }
      var target = PackageManifest.Target(name: name)
      target.isTest = callee == "testTarget"
      target.path = text("path", of: node)
      target.excluded = texts("exclude", of: node) ?? []
      target.sources = texts("sources", of: node)
      manifest.targets.append(target)
      return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
      if node.label?.text == "platforms" { readPlatforms(node.expression) }
      return node.label?.text == "dependencies" ? .skipChildren : .visitChildren
    }

    private func readPlatforms(_ list: ExprSyntax) {
      for element in list.as(ArrayExprSyntax.self)?.elements ?? [] {
        guard let call = element.expression.as(FunctionCallExprSyntax.self),
          let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          let platform = Self.platforms[name], call.arguments.count == 1,
          let version = call.arguments.first.flatMap({ Self.version($0.expression) })
        else { continue }
        manifest.platforms[platform] = PackageManifest.Platform(
          version: version,
          range: call.positionAfterSkippingLeadingTrivia
            .utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset)
      }
    }

    private static let platforms: [String: ApplePlatforms] = [
      "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
    ]

    private static func version(_ node: ExprSyntax) -> PlatformVersion? {
      if let name = node.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v") {
        return PlatformVersion(name.dropFirst().replacing("_", with: "."))
      }
      return node.as(StringLiteralExprSyntax.self)?.representedLiteralValue.flatMap { PlatformVersion($0) }
    }

    private static let kinds: Set<String> = [
      "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
    ]

    private func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
      node.arguments.first { $0.label?.text == label }.map(\.expression)
    }

    private func text(_ label: String, of node: FunctionCallExprSyntax) -> String? {
      guard let value = argument(label, of: node), !value.is(NilLiteralExprSyntax.self) else { return nil }
      let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      if text == nil { manifest.isComplete = false }
      return text
    }

    private func texts(_ label: String, of node: FunctionCallExprSyntax) -> [String]? {
      guard let value = argument(label, of: node), !value.is(NilLiteralExprSyntax.self) else { return nil }
      let elements = value.as(ArrayExprSyntax.self)?.elements.map {
        $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
      guard let elements, !elements.contains(nil) else {
        manifest.isComplete = false
        return nil
      }
      return elements.compactMap(\.self)
    }
  }
#endif
