"""A headless Firefox with the interface of chromium.py, by WebDriver BiDi; it needs `websocket-client` of PyPI.

Media features, which BiDi lacks in Firefox 153, are set in the browser's own scope (`--remote-allow-system-access`). What neither has is missing:
pens, accessibility trees, and counts of nodes and listeners.
"""

import base64
import json
import pathlib
import re
import select
import shutil
import subprocess
import tempfile
import time

import websocket

KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010",
    "Home": "\ue011", "Control": "\ue009", "Backspace": "\ue003", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
}
# Nothing is fetched that no page asks for, and nothing is shown but pages. A page is as wide as in Chromium, which hides its scroll bars.
PREFERENCES = {
    "app.normandy.enabled": False, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "messaging-system.rsexperimentloader.enabled": False, "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,", "toolkit.telemetry.enabled": False, "ui.useOverlayScrollbars": 1,
}
# The properties of a browsing context that set media features.
OVERRIDES = {
    "forced-colors": "forcedColorsOverride", "prefers-color-scheme": "prefersColorSchemeOverride", "prefers-reduced-motion": "prefersReducedMotionOverride",
}


class Firefox:
    """A browser with a temporary profile."""

    def __init__(self, timeout=20.0):
        self.timeout = timeout
        self._profile = tempfile.mkdtemp(prefix="picker-browser-")
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (pathlib.Path(self._profile) / "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self._profile, "--remote-debugging-port", "0", "--remote-allow-system-access"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self._socket = websocket.create_connection(f"{self._address()}/session", suppress_origin=True, timeout=timeout)
        self._last = 0
        self.events = []
        self.call("session.new", {"capabilities": {}})
        self.call("session.subscribe", {"events": ["log.entryAdded", "network.beforeRequestSent"]})

    def _address(self):
        end = time.monotonic() + self.timeout
        text = b""
        while time.monotonic() < end:
            if found := re.search(rb"listening on (ws://\S+)\n", text):
                return found[1].decode()
            if select.select([self._process.stderr], [], [], 0.1)[0]:
                text += self._process.stderr.read1()
        raise RuntimeError(f"Firefox does not listen: {text.decode()}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            self.call("browser.close")
        except (OSError, RuntimeError, websocket.WebSocketException):
            self._process.kill()
        self._socket.close()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stderr.close()
        shutil.rmtree(self._profile, ignore_errors=True)

    def call(self, method, parameters=None):
        """Sends a command and returns its result; events that arrive before it are queued."""
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": parameters or {}}))
        wanted = self._last
        while True:
            answer = json.loads(self._socket.recv())
            if answer.get("id") == wanted:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)
            # Firefox writes to its standard error, which would stop it once the pipe is full.
            if select.select([self._process.stderr], [], [], 0)[0]:
                self._process.stderr.read1()

    def page(self, url, width=800, height=600, scale=1, media=None):
        """Opens a page and waits until it is loaded.

        media: CSS media features, such as {"prefers-reduced-motion": "reduce"}.
        """
        return Page(self, url, width, height, scale, media or {})


class Page:
    """A tab that records its network requests and log messages."""

    def __init__(self, browser, url, width, height, scale, media):
        self.browser = browser
        self.context = browser.call("browsingContext.create", {"type": "tab"})["context"]
        self.resize(width, height, scale)
        if media:
            self.media(media)
        self.go(url)

    def call(self, method, **parameters):
        return self.browser.call(method, {"context": self.context, **parameters})

    def go(self, url):
        """Navigates the tab and waits until the page is loaded."""
        self.url = url
        self.browser.events.clear()
        self.call("browsingContext.navigate", url=url, wait="complete")

    def close(self):
        self.call("browsingContext.close")

    def resize(self, width, height, scale=1):
        self.call("browsingContext.setViewport", viewport={"width": width, "height": height}, devicePixelRatio=scale)

    def media(self, features):
        """Sets media features; what is not named is as the system has it."""
        values = {name: features.get(feature, "none") for feature, name in OVERRIDES.items()}
        # A browsing context has a number as well, which only its own scope knows.
        scope = self.browser.call("browsingContext.getTree", {"moz:scope": "chrome"})["contexts"][0]["context"]
        set_all = ";".join(f"tab.{name} = {json.dumps(value)}" for name, value in values.items())
        self.browser.call("script.evaluate", {
            "target": {"context": scope}, "awaitPromise": True,
            "expression": f"{{ const tab = gBrowser.selectedBrowser.browsingContext; {set_all} }}"})

    def evaluate(self, expression):
        """The value of an expression; a promise is awaited."""
        answer = self.browser.call("script.evaluate", {
            "target": {"context": self.context}, "awaitPromise": True, "userActivation": True,
            "expression": f"Promise.resolve((0, eval)({json.dumps(expression)})).then((value) => JSON.stringify(value) ?? 'null')"})
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"]["value"])

    def settle(self):
        """Waits until pending changes are drawn."""
        self.call("browsingContext.activate")
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def _act(self, kind, name, actions, **more):
        self.call("input.performActions", actions=[{"type": kind, "id": name, "actions": actions, **more}])

    def _point(self, actions, kind="mouse"):
        self._act("pointer", kind, actions, parameters={"pointerType": kind})

    def pointer(self, kind, x, y, buttons=0):
        move = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        rest = {"mousePressed": [{"type": "pointerDown", "button": 0}], "mouseReleased": [{"type": "pointerUp", "button": 0}]}
        self._point([move, *rest.get(kind, [])])

    def click(self, x, y):
        self.drag([(x, y)])

    def drag(self, points):
        """Presses at the first point, moves through the others and releases at the last."""
        self._drag(points)

    def touch(self, points):
        """Puts a finger down at the first point, moves it through the others and lifts it."""
        self._drag(points, "touch", pause=20)
        self.settle()

    def _drag(self, points, kind="mouse", pause=0):
        actions = []
        for number, (x, y) in enumerate(points):
            actions.append({"type": "pointerMove", "x": round(x), "y": round(y), "duration": pause})
            if number == 0:
                actions.append({"type": "pointerDown", "button": 0})
        self._point([*actions, {"type": "pointerUp", "button": 0}], kind)

    def key(self, key, shift=False, control=False):
        code = KEYS.get(key, key)
        actions = [{"type": "keyDown", "value": code}, {"type": "keyUp", "value": code}]
        for held, name in [(shift, "Shift"), (control, "Control")]:
            if held:
                actions = [{"type": "keyDown", "value": KEYS[name]}, *actions, {"type": "keyUp", "value": KEYS[name]}]
        self._act("key", "keys", actions)

    def screenshot(self, path=None, clip=None):
        """PNG bytes of the page, or of clip = (x, y, width, height)."""
        self.settle()
        more = {"clip": {"type": "box", **dict(zip(["x", "y", "width", "height"], clip))}} if clip else {}
        data = base64.b64decode(self.call("browsingContext.captureScreenshot", **more)["data"])
        if path:
            pathlib.Path(path).write_bytes(data)
        return data

    def _mine(self, method):
        self.evaluate("0")
        found = [event["params"] for event in self.browser.events if event["method"] == method]
        return [each for each in found if each.get("context", each.get("source", {}).get("context")) == self.context]

    def requests(self):
        """The requested URLs, except `data:` URIs."""
        urls = [each["request"]["url"] for each in self._mine("network.beforeRequestSent")]
        return [url for url in urls if not url.startswith(("data:", "about:"))]

    def complaints(self):
        """Logged warnings and errors, and uncaught exceptions."""
        return [each["text"] for each in self._mine("log.entryAdded") if each["level"] in ("warn", "error")]
