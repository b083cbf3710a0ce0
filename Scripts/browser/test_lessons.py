"""The examples of the lesson on drawing, used: swiped, dragged and tapped."""

import json
import unittest

from .case import BrowserCase, ROOT


class Lessons(BrowserCase):
    def frames(self, example):
        """The frames of nodes with an id in the page, by the last part of the id."""
        found = {}

        def walk(node, x, y):
            frame = node["frame"]
            x, y = x + frame["x"], y + frame["y"]
            if "id" in node:
                found.setdefault(node["id"].split("/")[-1], (x, y, frame["width"], frame["height"]))
            for child in node.get("children", []):
                walk(child, x, y)

        walk(self.tree(example)["root"], 32, 32)
        return found

    def wait(self, page, seconds):
        page.evaluate(f"new Promise(done => setTimeout(done, {seconds * 1000}))")

    def swipe(self, page, frame, step=-15):
        x, y, width, height = frame
        start = x + width / 2 - 4 * step
        page.drag([(start + number * step, y + height / 2) for number in range(9)])
        self.wait(page, 0.7)

    def current(self, page):
        return [each["current"] for each in self.host_events(page) if "current" in each]

    def test_stillPictures_tellNothing(self):
        for example, part in [("leaves", "canvas"), ("polygons", "canvas"), ("flowers", "evening")]:
            with self.subTest(example):
                page = self.open(f"drawing/{example}")
                frame = self.frames(f"drawing/{example}")[part]
                page.click(frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
                self.swipe(page, frame)
                self.assertEqual(self.host_events(page), [])
                self.assertLooksLike(page, f"drawing/{example}")

    def test_stars_moveForEver(self):
        page = self.open("drawing/stars")
        self.stop(page)
        stops = "[...parts.querySelectorAll('stop')].map(stop => stop.getAttribute('stop-color')).join()"
        seen = []
        for _ in range(4):
            seen.append(page.evaluate(stops))
            self.pass_time(page, 0.7)
        self.assertEqual(len(set(seen)), 4)

    def test_slideshow_isSwiped(self):
        page = self.open("carousel/slideshow", media={"prefers-reduced-motion": "reduce"})
        self.swipe(page, (32, 32, 320, 362))
        self.assertEqual(len(self.current(page)[-1:]), 1)

    def test_circles_areSwiped_andTheBallReturnsUnlessItIsFast(self):
        page = self.open("carousel/circles")
        frames = self.frames("carousel/circles")
        self.swipe(page, frames["circles"])
        self.assertEqual(self.current(page), [1])
        x, y, width, height = frames["ball"]
        middle = (x + width / 2, y + height / 2)
        page.pointer("mouseMoved", *middle)
        page.pointer("mousePressed", *middle, 1)
        for step in range(1, 5):
            self.wait(page, 0.1)
            page.pointer("mouseMoved", middle[0] + step * 5, middle[1] + step * 5, 1)
        page.pointer("mouseReleased", middle[0] + 20, middle[1] + 20)
        self.wait(page, 0.6)
        self.assertEqual(self.host_events(page)[-1]["offset"], [0, 0])
        page.drag([(middle[0] + step * 20, middle[1]) for step in range(5)])
        self.wait(page, 0.6)
        self.assertEqual(self.host_events(page)[-1]["offset"], [80, 0])

    def test_album_isSwiped_andItsButtonsAreTapped(self):
        page = self.open("carousel/album")
        # The buttons lie at its trailing edge.
        x, y, width, height = self.frames("carousel/album")["album"]
        for wanted in [1, 2, 3, 0]:
            self.swipe(page, (x, y, width / 2, height))
            self.assertEqual(self.current(page)[-1], wanted)
        self.press(page, "button", "Update")
        self.assertEqual(self.host_events(page)[-1]["id"], "actions/update")

    def test_documents_areShort(self):
        for example in ["drawing/leaves", "drawing/polygons", "drawing/stars", "drawing/flowers",
                        "carousel/slideshow", "carousel/circles", "carousel/album"]:
            text = (ROOT / f"Examples/{example}.json").read_text()
            self.assertLessEqual(len(text.splitlines()), 20)
            json.loads(text)


if __name__ == "__main__":
    unittest.main()
