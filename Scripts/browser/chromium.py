"""A headless Chromium, its pages, and input to them.

    with Chromium() as chromium:
        page = chromium.page("file:///tmp/page.html", width=400, height=300)
        page.click(100, 20)
        page.evaluate("document.title")
        page.screenshot("page.png")
"""

import base64
import fcntl
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

KEYS = {
    "Tab": 9, "Enter": 13, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
    "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Delete": 46, "Escape": 27,
}


class Chromium:
    """A browser with a temporary profile."""

    def __init__(self, timeout=20.0):
        self.timeout = timeout
        self._profile = tempfile.mkdtemp(prefix="picker-browser-")
        to_browser, ours_out = os.pipe()
        ours_in, from_browser = os.pipe()
        # Chromium reads from 3 and writes to 4. In this process these may belong to another thread, or to nobody: the shell duplicates
        # the pipes, of which no number is 3 or 4.
        theirs = [fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 5) for end in (to_browser, from_browser)]
        command = [
            "bash", "-c", 'exec "${@:3}" 3<&"$1" 4>&"$2"', "chromium", *map(str, theirs),
            "chromium", "--headless=new", "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--disable-extensions",
            "--disable-background-networking", "--disable-component-update", "--mute-audio",
            "--force-color-profile=srgb", "--remote-debugging-pipe",
            f"--user-data-dir={self._profile}", "about:blank",
        ]
        self._process = subprocess.Popen(
            command, pass_fds=theirs,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (to_browser, from_browser, *theirs):
            os.close(end)
        self._out, self._in = ours_out, ours_in
        self._buffer = b""
        self._last = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            self.call("Browser.close")
        except (OSError, RuntimeError):
            self._process.kill()
        try:
            self._process.wait(5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        os.close(self._out)
        os.close(self._in)
        shutil.rmtree(self._profile, ignore_errors=True)

    def call(self, method, parameters=None, session=None):
        """Sends a command and returns its result; events that arrive before it are queued."""
        self._last += 1
        message = {"id": self._last, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        wanted = self._last
        while True:
            answer = self._read(time.monotonic() + self.timeout)
            if answer is None:
                raise RuntimeError(f"{method}: no answer")
            if answer.get("id") == wanted:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def wait_for(self, method, session):
        """Waits for an event of a page."""
        end = time.monotonic() + self.timeout
        while True:
            for place, event in enumerate(self.events):
                if event["method"] == method and event.get("sessionId") == session:
                    return self.events.pop(place)
            event = self._read(end)
            if event is None:
                raise RuntimeError(f"{method} did not come")
            self.events.append(event)

    def _read(self, end):
        while b"\0" not in self._buffer:
            if not select.select([self._in], [], [], max(0, end - time.monotonic()))[0]:
                return None
            part = os.read(self._in, 1 << 20)
            if not part:
                raise RuntimeError("Chromium has ended")
            self._buffer += part
        message, self._buffer = self._buffer.split(b"\0", 1)
        return json.loads(message)

    def page(self, url, width=800, height=600, scale=1, media=None):
        """Opens a page and waits until it is loaded.

        media: CSS media features, such as {"prefers-reduced-motion": "reduce"}.
        """
        return Page(self, url, width, height, scale, media or {})


class Page:
    """A tab that records its network requests and log messages."""

    def __init__(self, browser, url, width, height, scale, media):
        self.browser = browser
        target = browser.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self._target = target
        self.session = browser.call(
            "Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log"]:
            self.call(f"{domain}.enable")
        self.resize(width, height, scale)
        if media:
            self.media(media)
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.go(url)

    def go(self, url):
        """Navigates the tab and waits until the page is loaded."""
        self.url = url
        self.browser.events = [
            event for event in self.browser.events if event.get("sessionId") != self.session]
        self.call("Page.navigate", url=url)
        self.browser.wait_for("Page.loadEventFired", self.session)

    def call(self, method, **parameters):
        return self.browser.call(method, parameters, self.session)

    def close(self):
        self.browser.call("Target.closeTarget", {"targetId": self._target})

    def resize(self, width, height, scale=1):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=scale, mobile=False)

    def media(self, features):
        """Sets media features; what is not named is as the system has it."""
        listed = [{"name": name, "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", features=listed)

    def run_scripts(self, flag):
        """Whether pages opened from here on run scripts."""
        self.call("Emulation.setScriptExecutionDisabled", value=not flag)

    def evaluate(self, expression):
        """The value of an expression; a promise is awaited."""
        answer = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            text = details.get("exception", {}).get("description", details["text"])
            raise RuntimeError(f"{expression}: {text}")
        return answer["result"].get("value")

    def settle(self):
        """Waits until pending changes are drawn."""
        self.call("Page.bringToFront")
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def pointer(self, kind, x, y, buttons=0):
        self.call(
            "Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
            button="left" if kind != "mouseMoved" or buttons else "none", clickCount=1)

    def click(self, x, y):
        self.pointer("mouseMoved", x, y)
        self.pointer("mousePressed", x, y, 1)
        self.pointer("mouseReleased", x, y)

    def drag(self, points):
        """Presses at the first point, moves through the others and releases at the last."""
        self.pointer("mouseMoved", *points[0])
        self.pointer("mousePressed", *points[0], 1)
        for point in points[1:]:
            self.pointer("mouseMoved", *point, 1)
        self.pointer("mouseReleased", *points[-1])

    def touch(self, points):
        """Puts a finger down at the first point, moves it through the others and lifts it."""
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)
        for number, (x, y) in enumerate(points):
            self.call(
                "Input.dispatchTouchEvent", type="touchMove" if number else "touchStart",
                touchPoints=[{"x": x, "y": y}])
            self.settle()
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def press(self, points):
        """Puts a pen down at the first (x, y, force), moves it through the others and lifts it.

        Chromium reports a change of force only with a movement of at least one pixel.
        """
        for number, (x, y, force) in enumerate(points):
            kind = "mouseMoved" if number else "mousePressed"
            self.call(
                "Input.dispatchMouseEvent", type=kind, x=x + number % 2, y=y, buttons=1, button="left",
                clickCount=1, pointerType="pen", force=force)
            self.settle()
        x, y, _ = points[-1]
        self.call(
            "Input.dispatchMouseEvent", type="mouseReleased", x=x, y=y, button="left", clickCount=1,
            pointerType="pen", force=0)

    def key(self, key, shift=False, control=False):
        text = {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 and not control else None)
        code = KEYS.get(key, ord(key[0].upper()))
        common = {
            "key": key, "windowsVirtualKeyCode": code, "modifiers": 8 * shift + 2 * control,
            "code": "Space" if key == " " else key,
        }
        press = dict(common, type="keyDown" if text else "rawKeyDown")
        if text:
            press["text"] = text
        self.call("Input.dispatchKeyEvent", **press)
        self.call("Input.dispatchKeyEvent", **dict(common, type="keyUp"))

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path=None, clip=None):
        """PNG bytes of the page, or of clip = (x, y, width, height)."""
        self.call("Page.bringToFront")
        parameters = {"format": "png"}
        if clip:
            parameters["captureBeyondViewport"] = True
            parameters["clip"] = dict(zip(["x", "y", "width", "height"], clip), scale=1)
        data = base64.b64decode(self.call("Page.captureScreenshot", **parameters)["data"])
        if path:
            with open(path, "wb") as file:
                file.write(data)
        return data

    def accessibility(self):
        """Role, name and properties of all nodes of the accessibility tree, once the page is drawn and two trees in a row
        are the same: Chromium makes the tree step by step."""
        self.settle()
        found = self._accessibility()
        while (again := self._accessibility()) != found:
            found = again
        return found

    def _accessibility(self):
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        found = []
        for node in nodes:
            if node.get("ignored"):
                continue
            properties = {
                each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            found.append((
                node.get("role", {}).get("value"), node.get("name", {}).get("value"), properties))
        return found

    def _mine(self, method):
        self.evaluate("0")
        return [
            event["params"] for event in self.browser.events
            if event["method"] == method and event.get("sessionId") == self.session]

    def requests(self):
        """The requested URLs, except `data:` URIs."""
        urls = [each["request"]["url"] for each in self._mine("Network.requestWillBeSent")]
        return [url for url in urls if not url.startswith(("data:", "about:"))]

    def complaints(self):
        """Logged warnings and errors, and uncaught exceptions."""
        logged = [each["entry"]["text"] for each in self._mine("Log.entryAdded")
                  if each["entry"]["level"] in ("warning", "error")]
        said = [" ".join(str(one.get("value", one.get("description"))) for one in each["args"])
                for each in self._mine("Runtime.consoleAPICalled")
                if each["type"] in ("warning", "error", "assert")]
        thrown = [each["exceptionDetails"]["text"] for each in self._mine("Runtime.exceptionThrown")]
        return logged + said + thrown
