import SceneDiagnostics

extension SyntaxRules {
  package static let limitExceeded = RuleDescription(
    "limit-exceeded", .syntax, .error,
    summary: "A scene file keeps within limits of size, depth and number.",
    discussion: """
      The limits are far above what anybody writes: 128 MiB, 2000000 elements with 8000000 attributes, elements \
      200 deep, 256 attributes of one element, 64 namespaces at one place, names of 1024 bytes. They are there so that a damaged or hostile file is refused before it costs time and \
      memory. A generated file that meets one is best split into several scenes.

      The samples stand for a limit of four levels.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view>
              <▶label text="12:00"/>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view/>
          </viewController>
        </scene>
      </storyboard>
      """)
}
