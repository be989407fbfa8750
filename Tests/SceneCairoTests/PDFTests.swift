import SceneCairo
import SceneDrawing
import SceneValues
import Testing

@Suite struct PDFTests {
  private func pictures() -> [LayeredPicture] {
    (1...3).map { number in
      let context = GraphicsContext()
      context.drawText("Page \(number)", at: Point(x: 10, y: 10), font: .system(17))
      context.shadow = Shadow(offset: Size(width: 2, height: 2), radius: 3)
      context.fill(Rect(x: 10, y: 40, width: 30, height: 30))
      return LayeredPicture(
        size: Size(width: 100 * Double(number), height: 100), title: "Pages", content: context.displayList)
    }
  }

  /// Returns the number of occurrences of a word that are not followed by a letter.
  private func count(_ word: String, in file: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return file.indices.dropLast(word.count).count { start in
      file[start...].starts(with: word) && !(97...122).contains(file[start + word.count])
    }
  }

  @Test("Writes each picture as a PDF page of the same size")
  func writesEachPictureAsPageOfItsSize() throws {
    let file = try CairoRenderer().pdf(pictures())
    #expect(file.starts(with: "%PDF-".utf8))
    #expect(count("/Type /Page", in: file) == 3)
    for width in [100, 200, 300] { #expect(count("0 0 \(width) 100 ]", in: file) >= 1) }
  }

  @Test func identicalPicturesProduceIdenticalPDFs() throws {
    #expect(try CairoRenderer().pdf(pictures()) == CairoRenderer().pdf(pictures()))
  }

  @Test func pdfPageShowsPicture() throws {
    let picture = pictures()[0]
    let file = try CairoRenderer().pdf([picture])
    let images = CairoImages { _ in file }
    let size = picture.size
    let run = ImageRun(
      name: "page", rect: Rect(origin: .zero, size: size), content: ImageContent(size: size))
    let page = LayeredPicture(
      size: size, background: .white, content: DisplayList(commands: [.init(.image(run))]))
    let renderer = try CairoRenderer(scale: 2, images: images)
    let surface = try renderer.surface(for: size)
    try renderer.draw(page, on: surface)
    var shown = picture
    shown.background = .white
    let pixels = try drawn(shown, scale: 2)
    #expect(meanDifference(surface, pixels) < 3)
  }

  @Test func rejectsPDFWithoutPictures() throws {
    #expect(throws: CairoError.noPages) { try CairoRenderer().pdf([]) }
  }
}
