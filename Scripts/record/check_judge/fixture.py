"""The cells whose fonts are in the repository, as the tests read them."""

import json


def text(version, seed, count, incomplete, judged):
    """A line for each cell."""
    cases = [
        _case(cell, verdict) for (cell, _), verdict in judged
        if all(face.is_bundled for face in cell.faces)]
    head = {
        "note": "Scripts/record/check.py; lengths of Chromium are in 1/64 px", "browser": version,
        "seed": seed, "cells": count, "leftOut": incomplete}
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in cases)
    return json.dumps(head)[:-1] + ',\n"cases": [\n' + lines + "\n]}\n"


def _case(cell, verdict):
    document = cell.document
    # The items follow from the texts.
    del document["items"]
    # Nor are there placeholders left.
    del document["check"]
    return {
        "locale": cell.locale, "direction": cell.direction, "width": cell.width,
        "textScale": cell.text_scale, "document": document, "texts": verdict.texts,
        "excess": verdict.excess, "out": verdict.out, "needed": verdict.needed}
