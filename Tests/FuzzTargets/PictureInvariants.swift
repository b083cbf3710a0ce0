import PickerCairo
import PickerLayout
import PickerRendering

/// A picture file is drawn, the same each time, or a mark and one line about it; its size is read or it is rejected.
enum PictureInvariants {
  static func violation(by input: [UInt8]) -> String? {
    let picture = OnePicture(bytes: input)
    if case .size(let size) = picture.facts(of: "picture"),
      !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
    {
      return "a size of \(size)"
    }
    guard let tree = try? Document(json: Array(document.utf8)).layout() else {
      return "the document around the picture is wrong"
    }
    for draw in outputs where draw(tree, picture) != draw(tree, picture) {
      return "drawn twice, it is not the same"
    }
    return nil
  }

  /// The picture, and a part of a translucent layer with it.
  private static let document = """
    {"type":"drawing","width":12,"height":9,"layers":[
      {"items":[{"href":"picture","width":12,"height":9}]},
      {"opacity":0.5,"items":[{"href":"picture","x":2,"width":5,"height":5}]}]}
    """

  /// Nil where the picture is beyond a limit, or cannot be drawn.
  private static let outputs: [@Sendable (LayoutTree, OnePicture) -> [UInt8]?] = [
    { tree, picture in
      drawn { try? PNGRenderer(images: picture).render(tree, outlines: TextMeasurer.shared) }
    },
    { tree, picture in
      drawn { try? PDFRenderer(images: picture).render(tree, outlines: TextMeasurer.shared) }
    },
  ]

  private static func drawn(_ draw: () -> [UInt8]?) -> [UInt8]? {
    (try? Budget(DocumentInvariants.limits).run(draw)) ?? nil
  }
}

/// Loads the same bytes for every address.
private struct OnePicture: ImageLoading {
  let bytes: [UInt8]

  func bytes(of href: String) -> [UInt8]? { bytes }

  func couldNotShow(_ href: String, because problem: ImageProblem) {
    precondition(!problem.description.hasControls, "a problem with a control character")
  }
}
