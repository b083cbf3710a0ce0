import Dispatch
import Glibc
import PickerCairo
import PickerGeometry
import PickerLimits
import PickerRendering
import PickerTree
import Testing

/// Finds no image, slowly, and counts how many pages ask for one at a time.
private final class SlowImages: ImageLoading {
  private let state = Mutex((asking: 0, most: 0))

  var most: Int { state.withLock { $0.most } }

  func bytes(of href: String) -> [UInt8]? {
    state.withLock {
      $0.asking += 1
      $0.most = max($0.most, $0.asking)
    }
    usleep(20_000)
    state.withLock { $0.asking -= 1 }
    return nil
  }
}

private let picture = tree(Size(width: 10, height: 10)) { tree in
  let image = tree.add(ImageReference(href: "slow", size: Size(width: 2, height: 2)))
  tree.append(LayoutNode(.image, frame: Rect(x: 0, y: 0, width: 10, height: 10), content: image))
}

@Suite struct PageThreadTests {
  @Test func pages_onSeveralThreads_areDrawnOneAtATime() {
    let images = SlowImages()
    let lengths = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let page = try? PDFRenderer(images: images).render(picture, outlines: NoOutlines())
      lengths.withLock { $0.append(page?.count ?? 0) }
    }
    #expect(images.most == 1)
    #expect(lengths.withLock { Set($0).count == 1 && ($0.first ?? 0) > 0 })
  }
}
