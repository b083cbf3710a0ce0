"""Drives a headless Chromium through its debugging pipe; needs only Python and Chromium."""
