// A program that shows windows imports SceneWindow alone.
@_exported import SceneProgram
