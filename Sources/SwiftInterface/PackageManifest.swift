/// The targets that a file `Package.swift` writes out.
package struct PackageManifest: Sendable, Hashable {
  package struct Target: Sendable, Hashable {
    package var name: String
    package var isTest = false
    /// From the package's directory; nil where the package manager looks for it.
    package var path: String?
    /// Paths from the target's directory that are left out.
    package var excluded: [String] = []
    /// Paths from the target's directory that sources are taken from; nil for all of it.
    package var sources: [String]?

    package init(name: String) { self.name = name }
  }

  package var targets: [Target] = []
  /// Whether all that says what targets there are is a literal.
  package var isComplete = true

  package init() {}
}

#if !Sources
  extension PackageManifest {
    /// Asked for by nobody who has asked `SwiftReading` before.
    package init(reading bytes: [UInt8], limits: SwiftLimits = .default) throws(DeepStack.Refused) {
      preconditionFailure(SwiftReading.absence)
    }
  }
#endif
