/// Whether there is anybody to read Swift: what does needs swift-syntax, and so the trait `Sources`.
package enum SwiftReading {
  #if Sources
    package static let isThere = true
  #else
    package static let isThere = false
  #endif

  package static let absence =
    "this scenec was built without the trait 'Sources', and cannot read Swift"
}

#if !Sources
  extension SourceFacts {
    /// Asked for by nobody who has asked `SwiftReading` before.
    package init(
      reading bytes: [UInt8], limits: SwiftLimits = .default
    ) throws(DeepStack.Refused) {
      preconditionFailure(SwiftReading.absence)
    }
  }
#endif
