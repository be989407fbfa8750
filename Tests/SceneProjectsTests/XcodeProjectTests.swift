import Testing

@testable import SceneProjects

/// Tests which files belong to the targets of an Xcode project.
@Suite("Xcode projects")
struct XcodeProjectTests {
  /// Creates a project in `/Clock` with the given objects and targets.
  private func project(
    targets: String = "CLOCK, WIDGET", _ objects: String, files: [String: String] = [:]
  ) throws -> XcodeProject {
    let text = """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 77;
        rootObject = PROJECT /* Project object */;
        objects = {
          PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (\(targets)); };
          \(objects)
        };
      }
      """
    return try XcodeProject(Array(text.utf8), at: "/Clock/Clock.xcodeproj") { path in
      files[path].map { Array($0.utf8) }
    }
  }

  private func names(of path: String, in project: XcodeProject) -> [String]? {
    project.targets(of: path.lowercased())?.map { project.targets[$0].name }.sorted()
  }

  private static let targets = """
    CLOCK = { isa = PBXNativeTarget; name = Clock; buildPhases = (S1, R1); };
    WIDGET = { isa = PBXNativeTarget; name = Widget; buildPhases = (S2); };
    S1 = { isa = PBXSourcesBuildPhase; files = (B1, B3, ); };
    R1 = { isa = PBXResourcesBuildPhase; files = (B2, B5); };
    S2 = { isa = PBXSourcesBuildPhase; files = (B4); };
    B1 = { isa = PBXBuildFile; fileRef = DIAL; };
    B2 = { isa = PBXBuildFile; fileRef = STORYBOARD; };
    B3 = { isa = PBXBuildFile; fileRef = SHARED; };
    B4 = { isa = PBXBuildFile; fileRef = SHARED; };
    B5 = { isa = PBXBuildFile; fileRef = FOLDER; };
    """

  @Test(
    "A target copies a file on all platforms only if a resources phase lists it without a platform filter")
  func copiedResources() throws {
    func copies(_ phase: String, _ file: String) throws -> Bool {
      let project = try project(
        targets: "CLOCK",
        """
        CLOCK = { isa = PBXNativeTarget; name = Clock; buildPhases = (R1); };
        R1 = { isa = \(phase); files = (B1, ); };
        B1 = { isa = PBXBuildFile; fileRef = A; \(file) };
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (A, ); };
        A = { isa = PBXFileReference; path = A.xib; sourceTree = "<group>"; };
        """)
      #expect(names(of: "/Clock/A.xib", in: project) == ["Clock"])
      return project.targets(copying: "/clock/a.xib") == [0]
    }
    #expect(try copies("PBXResourcesBuildPhase", ""))
    #expect(try !copies("PBXResourcesBuildPhase", "platformFilter = maccatalyst;"))
    #expect(try !copies("PBXResourcesBuildPhase", "platformFilters = (ios, );"))
    #expect(try !copies("PBXCopyFilesBuildPhase", ""))
  }

  @Test("Targets' build phases, not groups, determine which files belong to the targets")
  func groups() throws {
    let project = try project(
      """
      \(Self.targets)
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (APP, SHARED, LOOSE, FOLDER); };
      APP = { isa = PBXGroup; path = "Clock App"; sourceTree = "<group>"; children = (DIAL, STORYBOARD); };
      DIAL = { isa = PBXFileReference; path = Dial.swift; sourceTree = "<group>"; };
      SHARED = { isa = PBXFileReference; name = Shared.swift; path = ../Kit/Shared.swift; sourceTree = SOURCE_ROOT; };
      LOOSE = { isa = PBXFileReference; path = Loose.swift; sourceTree = "<group>"; };
      STORYBOARD = { isa = PBXVariantGroup; name = Main.storyboard; sourceTree = "<group>"; children = (BASE, DE); };
      BASE = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      DE = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      FOLDER = { isa = PBXFileReference; lastKnownFileType = folder; path = Nibs; sourceTree = "<group>"; };
      """)
    #expect(names(of: "/Clock/Clock App/Dial.swift", in: project) == ["Clock"])
    // macOS file systems are case-insensitive by default.
    #expect(names(of: "/Clock/Clock app/dial.swift", in: project) == ["Clock"])
    #expect(names(of: "/Kit/Shared.swift", in: project) == ["Clock", "Widget"])
    #expect(names(of: "/Clock/Clock App/Base.lproj/Main.storyboard", in: project) == ["Clock"])
    #expect(names(of: "/Clock/Nibs/Deep/Cell.xib", in: project) == ["Clock"])
    #expect(names(of: "/Clock/Loose.swift", in: project) == [])
    #expect(names(of: "/Clock/Other.swift", in: project) == [])
  }

  @Test("A file whose path contains an unknown variable might belong to any target")
  func unresolvedPaths() throws {
    let project = try project(
      """
      \(Self.targets)
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (DIAL); };
      DIAL = { isa = PBXFileReference; path = Dial.swift; sourceTree = GENERATED_DIR; };
      """)
    #expect(names(of: "/Clock/Anywhere/Dial.swift", in: project) == nil)
    #expect(names(of: "/Clock/Anywhere/Face.swift", in: project) == [])
  }

  @Test("The files of a synchronized folder belong to its targets, with the listed exceptions")
  func synchronizedFolders() throws {
    let project = try project(
      """
      CLOCK = { isa = PBXNativeTarget; name = Clock; fileSystemSynchronizedGroups = (APP); };
      WIDGET = { isa = PBXNativeTarget; name = Widget; };
      MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (APP); };
      APP = {
        isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2);
      };
      E1 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = CLOCK;
        membershipExceptions = (Info.plist, Old, "Screens/Localized: Help.storyboard",
          /Localized/Screens/Tips.storyboard, /Localized/Top.storyboard, );
      };
      E2 = {
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = WIDGET;
        membershipExceptions = (Shared/Dial.swift);
      };
      """)
    #expect(names(of: "/Clock/App/Screens/Main.storyboard", in: project) == ["Clock"])
    #expect(names(of: "/Clock/App/Shared/Dial.swift", in: project) == ["Clock", "Widget"])
    #expect(names(of: "/Clock/App/Old/Dial.swift", in: project) == [])
    #expect(names(of: "/Clock/App/Screens/Base.lproj/Help.storyboard", in: project) == [])
    #expect(names(of: "/Clock/App/Screens/en.lproj/Tips.storyboard", in: project) == [])
    #expect(names(of: "/Clock/App/en.lproj/Top.storyboard", in: project) == [])
    #expect(names(of: "/Clock/App/en.lproj/Tips.storyboard", in: project) == ["Clock"])
    #expect(names(of: "/Clock/Application/Main.storyboard", in: project) == [])
  }

  @Test("The build settings of a target and their variables determine the module name")
  func modules() throws {
    func modules(_ settings: String, projectSettings: String = "", configuration: String = "") throws -> Set<
      String
    >? {
      try project(
        targets: "CLOCK",
        """
        MAIN = { isa = PBXGroup; sourceTree = "<group>"; children = (FILE); };
        FILE = { isa = PBXFileReference; path = Clock.xcconfig; sourceTree = "<group>"; };
        CLOCK = { isa = PBXNativeTarget; name = "Alarm Clock"; buildConfigurationList = LIST; };
        LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
        DEBUG = {
          isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FILE;
          buildSettings = { \(settings) };
        };
        """,
        files: [
          "/Clock/Clock.xcconfig": "#include \"Common.xcconfig\"\n\(configuration)",
          "/Clock/Common.xcconfig": "SUFFIX = Kit // a word\n#include \"Clock.xcconfig\"",
          "/Clock/Targets/App.xcconfig": "#include \"Targets/Name.xcconfig\"",
          "/Clock/Targets/Name.xcconfig": "PRODUCT_MODULE_NAME = Dial",
        ]
      ).targets[0].modules
    }
    #expect(try modules("") == ["Alarm_Clock"])
    #expect(try modules("PRODUCT_NAME = \"$(TARGET_NAME)\";") == ["Alarm_Clock"])
    #expect(try modules("PRODUCT_NAME = \"7 $(SUFFIX)s\";") == ["__Kits"])
    #expect(try modules("PRODUCT_MODULE_NAME = \"${PRODUCT_NAME:c99extidentifier}X\";") == ["Alarm_ClockX"])
    #expect(try modules("PRODUCT_MODULE_NAME = \"$(NOBODY:default=Clock)\";") == ["Clock"])
    #expect(try modules("", configuration: "PRODUCT_NAME = Wake$(SUFFIX)") == ["WakeKit"])
    #expect(try modules("", configuration: "#include \"Targets/App.xcconfig\"") == ["Dial"])
    #expect(
      try modules("PRODUCT_NAME = \"$(inherited)2\";", configuration: "PRODUCT_NAME = Wake") == ["Wake2"])
    #expect(try modules("PRODUCT_NAME = \"$(NOBODY)\";") == nil)
    // A cycle of settings that doubles its length with each expansion.
    #expect(try modules("PRODUCT_NAME = \"$(A)\"; A = \"$(B)$(B)\"; B = \"$(A)\";") == nil)
  }

  @Test(
    "Swift exposes members to Objective-C without attributes only if the settings enable it",
    arguments: [
      ("", false), ("SWIFT_SWIFT3_OBJC_INFERENCE = Default;", false),
      ("SWIFT_SWIFT3_OBJC_INFERENCE = Off;", false), ("SWIFT_SWIFT3_OBJC_INFERENCE = On;", true),
    ])
  func inference(_ setting: String, _ isInferred: Bool) throws {
    let project = try project(
      targets: "CLOCK",
      """
      CLOCK = { isa = PBXNativeTarget; name = Clock; buildConfigurationList = LIST; };
      LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
      DEBUG = {
        isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_VERSION = 5.0; \(setting) };
      };
      """, files: [:])
    #expect(project.targets[0].infersExposure == isInferred)
  }

  @Test(
    "Rejects a file that is not a project and reports the offset of the error",
    arguments: [
      ("", 0), ("{ objects = { }; }", 0), ("{ objects = (1, 2; }", 17), ("<?xml version=\"1.0\"?>", 1),
      ("{ a = \"b; }", 11), (String(repeating: "(", count: 100), 64),
    ])
  func faults(_ text: String, _ offset: Int) throws {
    let fault = #expect(throws: ProjectFault.self) {
      _ = try XcodeProject(Array(text.utf8), at: "/Clock/Clock.xcodeproj") { _ in nil }
    }
    #expect(fault?.offset == offset)
  }

  @Test("Reads escapes, comments, and data in Xcode's property list format")
  func words() throws {
    let list = try PropertyListParser.parse(
      Array(#"{ "a \"b\"\n" = 'it'; /* one */ c = <0fbd 77>; d = ("\U00e9", "\351", e//two"#.utf8)
        + Array("\n); }".utf8))
    #expect(list["a \"b\"\n"]?.text == "it")
    #expect(list["c"]?.text == "0fbd 77")
    #expect(list["d"]?.texts == ["é", "é", "e"])
  }

  @Test("Reads a damaged project or rejects it without crashing")
  func damage() {
    let whole = Array(
      """
      { rootObject = P; objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (F, G, V); sourceTree = "<group>"; path = "$(X)"; };
      F = { isa = PBXFileReference; path = "a/../b.swift"; sourceTree = SOURCE_ROOT; };
      V = { isa = PBXVariantGroup; children = (F, V); };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (S, S); buildConfigurationList = L; };
      L = { buildConfigurations = (C, C); };
      C = { name = D; buildSettings = { PRODUCT_NAME = "$(A)"; A = "$(B:lower)$(B)"; B = "$(A)"; }; };
      S = { isa = PBXSourcesBuildPhase; files = (B, B); }; B = { fileRef = V; }; }; }
      """.utf8)
    var state: UInt64 = 1
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let marks = Array("{}()<>;=,\"'\\/*$ABGFTVSC\u{0}".utf8)
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0...random(6) {
        guard bytes.count > 2 else { break }
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = marks[random(marks.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(marks[random(marks.count)], at: place)
        default: bytes.removeLast(random(bytes.count - 1))
        }
      }
      guard let project = try? XcodeProject(bytes, at: "/Clock/Clock.xcodeproj", read: { _ in bytes }) else {
        continue
      }
      let known = project.targets(of: "/clock/b.swift") ?? []
      #expect(known.allSatisfy(project.targets.indices.contains))
    }
  }
}
