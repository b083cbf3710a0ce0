"""WebKitGTK's MiniBrowser with the part of the interface of chromium.py that recording needs, by Selenium of PyPI.

Needs Debian's webkit2gtk-driver, and a display: run it under `xvfb-run`.
"""

from selenium import webdriver

MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"


class WebKit:
    """A browser with one window."""

    def __init__(self, timeout=20.0):
        options = webdriver.WebKitGTKOptions()
        options.binary_location = MINI_BROWSER
        options.add_argument("--automation")
        service = webdriver.WebKitGTKService(executable_path="/usr/bin/WebKitWebDriver")
        self._driver = webdriver.WebKitGTK(options=options, service=service)
        self._driver.set_script_timeout(timeout)
        self.version = self._driver.capabilities["browserVersion"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._driver.quit()

    def page(self, address, width, height):
        """Opens a page in the window."""
        self._driver.set_window_size(width, height)
        self._driver.get(address)
        return self

    def evaluate(self, expression):
        """The value of an expression, and of a promise what it is fulfilled with."""
        return self._driver.execute_async_script(f"Promise.resolve({expression}).then(arguments[0])")
