// A host that says whom it trusts imports this module and SceneUI.
@_exported import struct SceneArchive.ArchiveTrust
