#!/usr/bin/env python3
"""Reference implementations of controls, written from the articles and not from the code: Scripts/record/judge_fixtures.py

Each of them makes random documents and computes their results independently. The results are kept in
Tests/Controls/PickerControlsTests/Fixtures/judges, one file each, and the tests compare the engine with them. Texts are
measured as in the tests: every character is a square of the font's size.

    touches.json     the colour and the visible parts of a chromaTouch after its touches (article ChromaTouch)
    carousel.json    the positions of the pages of a carousel over time (article Carousel)
    narrow.json      which strategy of `whenNarrow` a segmented control applies (article Segmented)
"""

import json
import math
import pathlib
import random

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Tests/Controls/PickerControlsTests/Fixtures/judges"


# ChromaTouch

MAXIMUM_RAW_FORCE = 6.67


class Swatch:
    """A chromaTouch in portrait, high enough that its sliders are 80 high each."""

    def __init__(self, document):
        self.document = document
        self.numbers = dict(zip(["hue", "saturation", "light"], document["value"]))
        self.stage = "popped" if document.get("popped") else "peek" if document.get("peek") else "sliders"
        self.before = None

    @property
    def size(self):
        sliders = 3 * (80 + self.document["spacing"])
        height = self.document["height"] - (0 if self.stage == "popped" else sliders)
        return self.document["width"], height

    def touch(self, touch):
        on = touch.get("on", "swatch")
        maximum = touch.get("maximumForce", 1)
        share = None
        if "force" in touch:
            share = min(touch["force"] / maximum, 1)
        before, self.before = self.before, None
        if self.stage == "popped":
            if on == "swatch":
                self.stage = "sliders"
        elif on in ("red", "green", "blue"):
            if self.stage == "peek":
                light = 0.5 if self.document["colorModel"] == "hsl" else 1
                self.numbers = {"hue": ["red", "green", "blue"].index(on) / 3, "saturation": 1, "light": light}
                self.stage = "sliders"
        elif on == "swatch":
            self.stage = "sliders"
            raw = None if share is None else share * MAXIMUM_RAW_FORCE
            self.before = raw
            threshold = self.document.get("liftThreshold", 0.25)
            if before is not None and raw is not None and before - raw >= threshold:
                return
            width, height = self.size
            self.numbers["hue"] = min(max(touch["x"] / width, 0), 1)
            self.numbers["saturation"] = min(max(touch["y"] / height, 0), 1)
            if share is not None:
                self.numbers["light"] = share
        elif share >= 0.9:
            self.stage = "popped"
        else:
            self.stage = "peek"


def touches(draw):
    document = {
        "type": "chromaTouch", "orientation": "portrait", "colorModel": draw.choice(["hsb", "hsl"]),
        "width": draw.randint(200, 400), "height": draw.randint(600, 900), "spacing": draw.randint(0, 20),
        "value": [round(draw.random(), 3) for _ in range(3)]}
    if draw.random() < 0.5:
        document["liftThreshold"] = draw.choice([0, 0.1, 0.5, 1, 3, 1000])
    for key in ["peek", "popped"]:
        if draw.random() < 0.15:
            document[key] = True
    judge, made = Swatch(document), []
    force = draw.random()
    for _ in range(draw.randint(1, 16)):
        kind = draw.random()
        maximum = draw.choice([1, 4, MAXIMUM_RAW_FORCE])
        force = min(max(force + draw.uniform(-0.12, 0.12), 0), 1)
        touch = {}
        if kind < 0.8:
            touch = {"x": draw.randint(-20, 420), "y": draw.randint(-20, 700)}
            if draw.random() < 0.9:
                touch |= {"force": round(force * maximum, 3), "maximumForce": maximum}
        elif kind < 0.92:
            touch = {"on": draw.choice(["hue", "saturation"]), "force": draw.choice([0.5, 0.7, 0.9, 1])}
        else:
            touch = {"on": draw.choice(["red", "green", "blue"])}
        made.append(touch)
        judge.touch(touch)
    values = [round(each, 9) for each in judge.numbers.values()]
    return {"document": document | {"touches": made}, "values": values, "stage": judge.stage}


# Carousel

class Pages:
    """The position of a carousel: a sequence of linear motions, each from a time and a position on."""

    def __init__(self, document):
        self.count = document["count"]
        self.loops = document.get("loops", True)
        self.plays = document.get("autoplay", False)
        timing = document["timing"]
        self.slide, self.dwell = timing["slide"], timing["dwell"]
        self.threshold = timing["threshold"]
        self.width = document["width"]
        self.time = 0.0
        # The position is counted in viewports without wrapping; page numbers wrap.
        self.start = (0.0, float(document.get("current", 0)))
        self.goal = None
        self.rests_since = 0.0
        self.held = None

    def pull(self):
        """The position without rubber-banding at the ends."""
        if self.held:
            return self.held["place"]
        if self.goal is None:
            return self.start[1]
        begun, where = self.start
        duration = self.slide * min(1, abs(self.goal - where))
        share = 1 if duration == 0 else min(1, (self.time - begun) / duration)
        return where + (self.goal - where) * share

    def place(self):
        """The visible position: beyond an end the pages follow with increasing resistance."""
        place = self.pull()
        for end, sign in [] if self.loops else [(0, -1), (self.count - 1, 1)]:
            beyond = (place - end) * sign
            if beyond > 0:
                return end + sign * beyond * 0.5 / (beyond + 0.5)
        return place

    def arrival(self):
        begun, where = self.start
        return begun + self.slide * min(1, abs(self.goal - where))

    def advance(self, time):
        """Finishes slides and starts automatic ones up to a time."""
        while True:
            if self.held:
                break
            if self.goal is not None:
                end = self.arrival()
                if end > time:
                    break
                self.start, self.goal, self.rests_since = (end, self.goal), None, end
                continue
            is_last = not self.loops and round(self.start[1]) >= self.count - 1
            if not self.plays or is_last or self.rests_since + self.dwell > time:
                break
            self.start = (self.rests_since + self.dwell, self.start[1])
            self.goal = self.start[1] + 1
        self.time = time

    def act(self, event):
        self.advance(event["at"])
        if "goTo" in event:
            here, base = self.pull(), round(self.place())
            self.held = None
            way = event["goTo"]
            if way == "next":
                goal = base + 1
            elif way == "previous":
                goal = base - 1
            else:
                ahead = (way - base) % self.count
                behind = ahead - self.count
                goal = base + (ahead if not self.loops or ahead <= -behind else behind)
                if not self.loops:
                    goal = way
            if not self.loops:
                goal = min(max(goal, 0), self.count - 1)
            self.start, self.goal = (self.time, here), goal
        elif event["drag"] == "began":
            here = self.pull()
            self.held = {
                "place": here, "grip": here, "base": round(self.place()), "at": self.time, "way": 0}
        elif "changed" in event["drag"]:
            self.held["way"] = event["drag"]["changed"]
            free = self.held["grip"] - self.held["way"] / self.width
            free = min(max(free, self.held["base"] - 1), self.held["base"] + 1)
            self.held["place"] = free
        else:
            velocity = event["drag"]["ended"]
            goal = self.held["base"]
            if abs(velocity) >= self.threshold:
                place = self.held["place"]
                next_page = math.ceil(place - 1e-9) - 1 if velocity > 0 else math.floor(place + 1e-9) + 1
                goal = min(max(next_page, goal - 1), goal + 1)
            elif abs(self.held["place"] - goal) > 0.5:
                goal += 1 if self.held["place"] > goal else -1
            if not self.loops:
                goal = min(max(goal, 0), self.count - 1)
            here = self.pull()
            self.held = None
            self.start, self.goal = (self.time, here), goal

    def offset(self):
        place = self.place()
        return place % self.count if self.loops else place


def carousel(draw):
    document = {
        "type": "carousel", "count": draw.randint(2, 7), "width": 200, "height": 100,
        "loops": draw.random() < 0.6, "autoplay": draw.random() < 0.5,
        "timing": {
            "slide": draw.choice([0.2, 0.5, 1]), "dwell": draw.choice([0.7, 1.3, 3]),
            "threshold": draw.choice([100, 300])}}
    document["current"] = draw.randrange(document["count"])
    judge, events, time = Pages(document), [], 0.0
    kinds = ["rest", "go", "flick", "pull"]

    def do(event):
        events.append(event)
        judge.act(event)

    for _ in range(draw.randint(1, 5)):
        # No events at ambiguous times: where two pages are equally visible, or a page arrives.
        time = round(time + draw.uniform(0.1, 2.5), 3)
        judge.advance(time)
        if abs(judge.place() % 1 - 0.5) < 0.02:
            continue
        kind = draw.choice(kinds)
        if kind == "go" and judge.goal is None:
            do({"at": time, "goTo": draw.choice(["next", "previous", draw.randrange(document["count"])])})
        elif kind in ("flick", "pull"):
            do({"at": time, "drag": "began"})
            for _ in range(draw.randint(1, 3)):
                time = round(time + draw.uniform(0.01, 0.2), 3)
                do({"at": time, "drag": {"changed": draw.randint(-250, 250)}})
            time = round(time + 0.01, 3)
            speed = draw.choice([-1, 1]) * (draw.randint(301, 900) if kind == "flick" else draw.randint(0, 99))
            do({"at": time, "drag": {"ended": speed}})
    moments = []
    for at in sorted(round(draw.uniform(time, time + 6), 3) for _ in range(12)):
        judge.advance(at)
        moments.append({"time": at, "offset": round(judge.offset(), 7)})
    return {"document": document | {"events": events}, "moments": moments}


# Segmented

def narrow(draw):
    size = 10
    padding, gap = 16, 8
    items = []
    for number in range(draw.randint(2, 6)):
        item = {"id": f"s{number}", "text": "x" * draw.randint(1, 12)}
        if draw.random() < 0.3:
            item["icon"] = {"name": "star", "width": 12, "height": 10}
        items.append(item)
    order = ["content", "dropIcons", "shrinkText", "truncate", "scroll", "menu"]
    chosen = draw.sample(order, draw.randint(1, 5))
    if "content" in chosen and "truncate" in chosen:
        chosen.remove("content")
    minimum = draw.choice([0.5, 0.7, 0.85])
    width = draw.randint(60, 700)
    selected = draw.randrange(len(items))
    available = width - 2 * 4 - gap * (len(items) - 1)

    def wish(item, scale, icons):
        icon = 12 + 3 if icons and "icon" in item else 0
        return 2 * padding + icon + len(item["text"]) * size * scale

    taken = set()
    scales = [each / 100 for each in range(100, math.ceil(minimum * 100 - 1e-9) - 1, -1)]

    def available_widths():
        """The segments that are shown, and the width of each where they share the available width equally."""
        if "menu" in taken:
            return [(items[selected], width - 2 * 4)]
        return [(each, available / len(items)) for each in items]

    def is_enough():
        icons = "dropIcons" not in taken
        if "scroll" in taken:
            return True
        for scale in scales if "shrinkText" in taken else [1]:
            if "content" in taken and "menu" not in taken:
                if sum(wish(each, scale, icons) for each in items) <= available + 1e-6:
                    return True
            elif all(wish(each, scale, icons) <= have + 1e-6 for each, have in available_widths()):
                return True
        # A truncated label shows a character and the ellipsis.
        return "truncate" in taken and all(
            have - wish(each | {"text": ""}, scale, icons) >= min(2, len(each["text"])) * size * scale - 1e-6
            for each, have in available_widths())

    strategy = None
    if not is_enough():
        for strategy in chosen:
            taken.add(strategy)
            # The last one of these determines what is shown.
            taken -= {"scroll": {"menu"}, "menu": {"scroll"}}.get(strategy, set())
            if is_enough():
                break
    return {
        "document": {
            "type": "segmented", "width": width, "items": items, "selected": selected,
            "whenNarrow": chosen, "minimumScale": minimum, "font": {"size": size}, "spacing": gap,
            "segment": {"padding": {"horizontal": padding, "vertical": 8}, "iconSpacing": 3}},
        "strategy": strategy}


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    for judge, count in [(touches, 200), (carousel, 200), (narrow, 300)]:
        draw = random.Random(judge.__name__)
        cases = [judge(draw) for _ in range(count)]
        lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
        (FOLDER / f"{judge.__name__}.json").write_text(f"[\n{lines}\n]\n")


if __name__ == "__main__":
    main()
