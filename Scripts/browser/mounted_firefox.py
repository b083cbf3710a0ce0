"""The tests of mounted.py in Firefox."""

from . import mounted
from .firefox import Firefox


class FramesInFirefox(mounted.Frames):
    BROWSER = Firefox
    LOOKS = mounted.FEW_LOOKS
    # Firefox rounds the place of a box in the one around it, its size, and the advance of each part of a text to 1/60.
    TOLERANCE = {"frame": 2 / 60, "text": 10 / 60}


class UseInFirefox(mounted.Use):
    BROWSER = Firefox
    # Nobody can put a pen down in it.
    test_indicator_followsAPen = None
    test_stages_areThoseOfTheSession = None
    test_penOfHalfItsForce_isMeasured = None
    # Firefox counts neither listeners nor nodes for others.
    test_destroyed_leavesNothing = None
    test_manyMounts_keepMemoryLevel = None


class InQuickSuccessionInFirefox(mounted.InQuickSuccession):
    BROWSER = Firefox


class ServedInFirefox(mounted.Served):
    BROWSER = Firefox


class AccessInFirefox(mounted.Access):
    BROWSER = Firefox
    LOOKS = [mounted.PLAIN]
    # With forced colours it takes those of the system, of which headless ones have a contrast of 2.94 on selected items.
    MEDIA = [{}]
    # Firefox gives its accessibility trees to the system only.
    test_everyExample_hasTheAccessibilityOfTheEngine = None


class KeysOfRolesInFirefox(mounted.KeysOfRoles):
    BROWSER = Firefox


class SurroundingsInFirefox(mounted.Surroundings):
    BROWSER = Firefox
