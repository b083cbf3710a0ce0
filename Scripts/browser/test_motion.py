"""Moving pictures: animated SVG and APNG against the engine's own frames."""

import base64
import json
import pathlib

from .case import MARGIN, BrowserCase, placed

STEADY = '{"curve": "linear", "duration": 0.5}'

# Stops every animation at a time in seconds.
PAUSE = """
document.getAnimations().forEach(each => {{ each.pause(); each.currentTime = {time} * 1000; }})
"""

# The composed frames of an APNG, as PNG in base64.
FRAMES = """
(async () => {
  const bytes = Uint8Array.from(atob(%s), each => each.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/png' });
  await decoder.tracks.ready;
  const count = decoder.tracks.selectedTrack.frameCount;
  const frames = [];
  for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.displayWidth, image.displayHeight];
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    frames.push(canvas.toDataURL('image/png').split(',')[1]);
  }
  return frames;
})()
"""


def chips(*texts, width, **keys):
    return {"type": "chips", "width": width, "items": list(texts), **keys}


class Motion(BrowserCase):
    def files(self, *documents):
        """The paths of files that hold the documents."""
        paths = []
        for number, document in enumerate(documents):
            path = pathlib.Path(self._folder.name) / f"{number}.json"
            path.write_text(json.dumps(document), "utf-8")
            paths.append(str(path))
        return paths

    def page(self, svg, **options):
        """A page with a picture whose origin is at (MARGIN, MARGIN)."""
        return self.show(
            b"<!doctype html><meta charset=utf-8><style>body{margin:0}svg{display:block}</style>" + placed(svg, MARGIN),
            **options)

    def picture(self, svg, clip, **options):
        page = self.page(svg, **options)
        page.settle()
        return page.screenshot(clip=clip)

    def assertFollows(self, moving, frame, times, size):
        """Expects that an animated picture looks like the engine's frame at every time, and at no other.

        Chromium places what an animation moves on layers of its own, whose text has softer edges: a pixel counts only if
        it differs by more than two fifths of the range.
        """
        clip = (MARGIN, MARGIN, *size)
        page = self.page(moving)
        first = self.picture(frame(times[0]), clip)
        for time in times:
            page.evaluate(PAUSE.format(time=time))
            page.settle()
            shown = page.screenshot(clip=clip)
            differing = self.difference(shown, self.picture(frame(time), clip), 102)
            self.assertLessEqual(differing, 0.002, f"{differing:.2%} of the pixels differ at {time} s")
        self.assertGreater(self.difference(shown, first, 102), 0.004)

    def assertTransitionFollows(
            self, before, after, size, *options, times=(0.0, 0.05, 0.123, 0.3, 0.7), moving=()):
        files = self.files(before, after)

        def frame(time):
            return self.layout("transition", *files, *options, "--format", "svg", "--at", str(time))

        picture = self.layout("transition", *files, *options, *moving, "--format", "svg", "--animate")
        self.assertFollows(picture, frame, times, size)

    def test_transition_toAnotherWidth_followsTheEngine(self):
        words = ["Bagel", "Beans", "Beer", "Bread", "Butter", "Cake", "Cheese", "Cocoa"]
        self.assertTransitionFollows(
            chips(*words, width=420), chips(*words, width=200), (420, 300))

    def test_transition_withOtherChips_followsTheEngine(self):
        before = chips("Bagel", {"text": "Beans", "selected": True}, "Beer", "Bread", width=260)
        after = chips("Bread", "Beans", {"text": "Cake", "selected": True}, "Tea", width=260)
        for change in ["move", "fade"]:
            self.assertTransitionFollows(before, after, (260, 120), "--row-change", change)

    def test_transition_ofColours_followsTheEngine(self):
        def picker(values):
            return {"type": "colorPicker", "width": 200, "values": values, "padding": 8, "alpha": False,
                    "controls": ["slider(hue)", "slider(saturation)", "slider(brightness)", "preview"]}
        self.assertTransitionFollows(
            picker({"hue": 0.1, "saturation": 0.9, "brightness": 0.9}),
            picker({"hue": 0.6, "saturation": 0.5, "brightness": 0.9}), (200, 220),
            "--timing", STEADY, moving=["--fps", "20"], times=(0.0, 0.1, 0.25, 0.4, 0.5))

    def test_segmentedTransition_followsTheEngine_withLabelsInBothColours(self):
        def control(**at):
            return {"type": "segmented", "items": ["Day", "Week", "Month"], "selected": 2, "width": 300,
                    "segment": {"selectedTextColor": "white"}, "indicator": {"fill": "blue"},
                    "transition": {"from": 0, "duration": 0.5, "style": "stretch", **at}}
        moving = self.layout("document", "-", "--format", "svg", "--animate", document=control())
        self.assertFollows(
            moving, lambda time: self.layout(
                "document", "-", "--format", "svg", document=control(at=time)),
            [0, 0.1, 0.217, 0.35, 0.5], (300, 40))

    def test_carousel_followsTheEngine(self):
        def carousel(at):
            pages = [{"fill": color, "width": 100, "height": 60} for color in ["teal", "gold", "plum"]]
            return {"type": "carousel", "width": 160, "height": 90, "at": at, "pages": pages,
                    "fit": "fill", "timing": {"slide": 0.5}, "events": [{"at": 0.1, "goTo": "next"}]}
        moving = self.layout("document", "-", "--format", "svg", "--animate", document=carousel(0))
        self.assertFollows(
            moving, lambda time: self.layout(
                "document", "-", "--format", "svg", document=carousel(time)),
            [0, 0.2, 0.45, 0.55], (160, 110))

    def test_reducedMotion_showsTheEnd(self):
        before, after = chips("Tea", "Milk", width=200), chips("Milk", "Cocoa", width=120)
        files = self.files(before, after)
        moving = self.layout("transition", *files, "--format", "svg", "--animate")
        end = self.layout("document", "-", "--format", "svg", document=after)
        calm = {"prefers-reduced-motion": "reduce"}
        page = self.page(moving, media=calm)
        self.assertEqual(page.evaluate("document.getAnimations().length"), 0)
        clip = (MARGIN, MARGIN, 200, 100)
        page.settle()
        differing = self.difference(
            page.screenshot(clip=clip), self.picture(end, clip, media=calm), 32)
        self.assertLessEqual(differing, 0.002)
        self.assertGreater(self.page(moving).evaluate("document.getAnimations().length"), 0)

    def test_alternation_pausesAtBothEnds(self):
        files = self.files(chips("Tea", width=200), chips("Milk", "Tea", width=200))
        moving = self.layout(
            "transition", *files, "--timing", STEADY, "--format", "svg", "--animate",
            "--repeat", "alternate")
        timing = self.page(moving).evaluate(
            "(({ duration, iterations, direction }) => [duration, iterations === Infinity, direction])"
            "(document.getAnimations()[0].effect.getComputedTiming())")
        self.assertEqual(timing, [1500, True, "alternate"])

    def test_apng_playsTheFramesOfTheEngine(self):
        files = self.files(chips("Tea", "Milk", width=160), chips("Milk", "Cocoa", "Tea", width=160))
        options = ["transition", *files, "--timing", STEADY]
        moving = self.layout(*options, "--fps", "10", "--format", "apng")
        page = self.show(b"<!doctype html><title>Frames</title>")
        frames = page.evaluate(FRAMES % json.dumps(base64.b64encode(moving).decode()))
        self.assertEqual(len(frames), 6)
        for number, frame in enumerate(frames):
            picture = self.layout(
                *options, "--at", str(number / 10), "--format", "png", "--background", "white")
            differing = self.difference(
                self.padded(base64.b64decode(frame)), self.padded(picture), 3)
            self.assertLessEqual(differing, 0.001, f"frame {number}")

    def padded(self, picture):
        """A picture on a white one of 160 × 120, as PNG."""
        return base64.b64decode(self.examine(
            [picture],
            "const canvas = new OffscreenCanvas(160, 120);"
            "const context = canvas.getContext('2d');"
            "context.fillStyle = 'white';"
            "context.fillRect(0, 0, 160, 120);"
            "const copy = new OffscreenCanvas(pixels[0].width, pixels[0].height);"
            "copy.getContext('2d').putImageData(pixels[0], 0, 0);"
            "context.drawImage(copy, 0, 0);"
            "return canvas.convertToBlob({ type: 'image/png' }).then(blob => blob.arrayBuffer())"
            ".then(buffer => btoa(String.fromCharCode(...new Uint8Array(buffer))));"))
