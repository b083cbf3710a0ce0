"""Drives a headless Chromium through its debugging pipe; needs nothing but Python and Chromium."""
