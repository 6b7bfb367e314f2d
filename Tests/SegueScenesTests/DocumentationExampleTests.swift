import SegueDocuments
import SegueModel
import SegueScenes
import Testing

/// The example of the landing page, `Sources/SegueScenes/SegueScenes.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aSceneAsText() throws {
    let text = """
      segue: 1
      screens:
        home: {fill: systemIndigo}
        sheet: {fill: systemOrange}
      transitions:
        show: {kind: present, from: home, to: sheet, tracks: {to: {y: H -> rest}}}
      """
    let file = try SceneFile.parse(Array(text.utf8), path: "sheet.yaml", folder: nil)
    let names = file.scene.transitions.map(\.name)

    var complaint = ""
    do {
      let misspelt = text.replacing("fill:", with: "fil:")
      _ = try SceneFile.parse(Array(misspelt.utf8), path: "sheet.yaml", folder: nil)
    } catch {
      complaint = error.rendered()
    }

    #expect(names == ["show"])
    #expect(complaint.contains("a layer has no 'fil'"))
    #expect(complaint.contains("did you mean 'fill'?"))
  }
}
