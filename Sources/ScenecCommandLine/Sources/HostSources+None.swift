#if !Sources
  import SceneModel
  import SceneValues

  /// The Swift sources of a program, to a scenec that was built without swift-syntax: there are none.
  struct HostSources: Sendable {
    let digest: ContentDigest
    let directories: [String]

    /// Says that it cannot read them, which is no fault of theirs.
    static func read(
      _ arguments: [String], known: Vocabulary, cachedIn directory: String?
    ) throws -> HostSources? {
      StandardStreams.remark(
        "scenes are not checked against Swift code: this scenec was built without the trait 'Sources'")
      return nil
    }

    var index: HostSources { self }
    var code: HostCode? { nil }

    func vocabulary(adding others: Vocabulary) -> Vocabulary { others }
  }
#endif
