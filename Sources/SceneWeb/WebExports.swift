// A program that is seen in browsers imports SceneWeb alone.
@_exported import SceneProgram
