import Testing

/// Compares the output and pictures of the app with recorded ones, on a phone and then on a pad with the saved data.
@Suite struct RunTests {
  @Test func outputAndPicturesMatchRecording() throws {
    let program = try Program()
    var found: [String: String] = [:]
    for (idiom, option) in [("phone", []), ("pad", ["--pad"])] as [(String, [String])] {
      let run = try program.start(
        ["--demonstrate", "--pictures", idiom, "--database", "diary.sqlite"] + option + [program.scenes]
      ).end()
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.errors == "")
      found["\(idiom).txt"] = run.text
      for (name, picture) in try program.texts(in: idiom) { found["\(idiom)-\(name)"] = picture }
    }
    #expect(found.count > 20)
    try Golden.expect(found)
  }

  @Test func reportsInvalidFilesAndArguments() throws {
    let program = try Program()
    let missing = try program.run("--headless", "nowhere.scenec")
    #expect(missing.status == 1 && missing.errors.contains("cannot read 'nowhere.scenec'"))
    let unwritable = try program.run("--headless", "--database", "no/such/folder", program.scenes)
    #expect(unwritable.status == 1 && unwritable.errors.contains("unable to open"), "\(unwritable.errors)")
    #expect(try program.run(program.scenes, program.scenes).status == 64)
    #expect(try program.run("--pictures").status == 64)
    #expect(try program.run("--demonstrate", "--kill-at", "soon", program.scenes).status == 64)
    #expect(try program.run("--scenes", "x").status == 64)
    #expect(try program.run("--help").status == 0)
    let manifest = try program.run("--class-manifest")
    #expect(manifest.status == 0 && manifest.text.contains("EntryListViewController"))
  }
}
