import Foundation
import PickerControls
import PickerTestSupport
import Testing

/// The memory that controls take while their document is read and laid out, which the limit of nodes has to be worth.
@Suite struct ReadingMemoryTests {
  /// The last item is an error, so that nothing is laid out. The least of three counts: a peak also has the pages that
  /// the allocator keeps for itself, which differ by a tenth from run to run.
  private static let program = """
    import os, subprocess, sys
    def peak(count):
      keys = ',"shape":"circle"' if sys.argv[1] == "shape" else ""
      items = ['{"type":"%s"%s}' % (sys.argv[1], keys)] * count + ['{"type":"text","maxLines":0}']
      text = '{"type":"flow","items":[%s]}' % ",".join(items)
      run = subprocess.Popen(sys.argv[2:] + ["document", "-"], stdin=subprocess.PIPE, stderr=subprocess.PIPE)
      run.stdin.write(text.encode())
      run.stdin.close()
      error = run.stderr.read()
      assert b"maxLines" in error, error
      return os.wait4(run.pid, 0)[2].ru_maxrss
    low, high = 2000, 17000
    print(min((peak(high) - peak(low)) / (high - low) for _ in range(3)))
    """

  @Test(arguments: sweep(["chips", "text"], full: ControlCatalog.types))
  func emptyControl_whileItIsRead_takesLittleMemory(type: String) throws {
    let run = try Tool(
      script: "python3 - \(type) $LAYOUT <<'END'\n\(ReadingMemoryTests.program)\nEND")
    let kibibytes = try #require(Double(run.output.filter { !$0.isNewline }), "\(run.error)")
    #expect(kibibytes > 0.2 && kibibytes <= (type == "text" ? 1 : 4), "\(kibibytes) KB")
  }

  private static let layout = """
    import resource, subprocess, sys
    def peak(count):
      text = '{"type":"flow","items":[%s]}' % ",".join(['{"type":"text","text":"a"}'] * count)
      subprocess.run(sys.argv[1:] + ["document", "-", "--format", "json"], input=text.encode(), stdout=subprocess.DEVNULL, check=True)
      return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    low, high = 2000, 7000
    small = peak(low)
    print((peak(high) - small) / (high - low))
    """

  @Test func textInAFlow_whileItIsLaidOut_takesAFewKilobytes() throws {
    let run = try Tool(script: "python3 - $LAYOUT <<'END'\n\(ReadingMemoryTests.layout)\nEND")
    let kibibytes = try #require(Double(run.output.filter { !$0.isNewline }), "\(run.error)")
    #expect(kibibytes > 0.2 && kibibytes <= 4.5, "\(kibibytes) KB")
  }
}
