// A program imports SceneProgram alone, or a screen of its own.
@_exported import SceneUI
