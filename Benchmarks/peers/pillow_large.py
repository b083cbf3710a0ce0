"""Pillow with raqm again, with text measured at 64 times its size, to see what its rounding does.

Pillow adds up advances that are rounded to 1/64 pixel each; at this size that is 1/4096 point.
"""

import functools

import pillow

Measurer = functools.partial(pillow.Measurer, magnified=64)
