#!/usr/bin/env python3
"""Puts the functions of a WebAssembly file next to those they resemble: Scripts/sort_functions.py FILE

gzip finds a repetition within 32 KB only, and a linker keeps functions in the order of their sources. One that is like
others comes soon after them here, which takes a tenth off the compressed engine. The order depends on the file alone.
"""

import collections
import pathlib
import sys

# The bytes of functions in which gzip finds a repetition, how long one has to be to count, and in how many functions
# it is always near. And how many functions that are called most come first: their numbers have one byte then.
WINDOW, LENGTH, COMMON, FIRST = 30_000, 6, 200, 12

IMPORTS, FUNCTIONS, EXPORTS, START, ELEMENTS, CODE = 2, 3, 7, 8, 9, 10
CALL, TABLE, FLOAT, DOUBLE, PREFIX = 0x10, 0x0E, 0x43, 0x44, 0xFC
# How many numbers follow an instruction; a byte, such as the type of a block, reads as a number.
OPERANDS = {
    **dict.fromkeys([0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, *range(0x45, 0xC5)], 0),
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0C, 0x0D, *range(0x20, 0x25), *range(0x3F, 0x43)], 1),
    **dict.fromkeys([0x11, *range(0x28, 0x3F)], 2),
}
PREFIXED_OPERANDS = {**dict.fromkeys(range(8), 0), 8: 2, 9: 1, 10: 2, 11: 1}


class Reader:
    """Reads `data` from its beginning."""

    def __init__(self, data):
        self.data = data
        self.place = 0

    def take(self, count):
        self.place += count
        return self.data[self.place - count : self.place]

    def number(self):
        value = shift = 0
        while (byte := self.data[self.place]) > 127:
            value |= (byte & 127) << shift
            shift += 7
            self.place += 1
        self.place += 1
        return value | byte << shift

    def block(self):
        return self.take(self.number())

    def skip(self, numbers):
        for _ in range(numbers):
            self.number()


def encoded(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes([*out, value])


def sections(data):
    reader = Reader(data)
    reader.take(8)
    while reader.place < len(data):
        kind = reader.take(1)[0]
        yield kind, reader.block()


def count_imports(section):
    """The number of imported functions; the engine imports nothing else."""
    reader = Reader(section)
    count = reader.number()
    for _ in range(count):
        reader.block()
        reader.block()
        assert reader.number() == 0, "something else than a function is imported"
        reader.number()
    return count


def skip_operands(code, reader):
    if code == TABLE:
        reader.skip(reader.number() + 1)
    elif code in (FLOAT, DOUBLE):
        reader.take(4 if code == FLOAT else 8)
    elif code == PREFIX:
        reader.skip(PREFIXED_OPERANDS[reader.number()])
    else:
        reader.skip(OPERANDS[code])


def calls(body):
    """Where `body` names a function, with the number of that function."""
    reader = Reader(body)
    reader.skip(2 * reader.number())
    while reader.place < len(body):
        code = reader.take(1)[0]
        if code == CALL:
            start = reader.place
            number = reader.number()
            yield start, reader.place, number
        else:
            skip_operands(code, reader)


def stretches(body):
    """What other functions may have in common with `body`: each stretch once, in the order of the code."""
    return dict.fromkeys(body[start : start + LENGTH] for start in range(len(body) - LENGTH + 1))


class Sorter:
    """Finds for each place the function that has most in common with those before it."""

    def __init__(self, bodies):
        self.bodies = bodies
        owners = collections.defaultdict(list)
        for number, body in enumerate(bodies):
            for stretch in stretches(body):
                owners[stretch].append(number)
        self.owners = [each for each in owners.values() if 1 < len(each) <= COMMON]
        self.own = [[] for _ in bodies]
        for stretch, each in enumerate(self.owners):
            for number in each:
                self.own[number].append(stretch)
        self.near = [0] * len(self.owners)
        self.weight = [(len(body) + 20) ** -0.7 for body in bodies]
        self.likeness = collections.Counter()

    def order(self, first):
        """All functions, beginning with `first`."""
        first = collections.deque(first)
        left = dict.fromkeys(sorted(range(len(self.bodies)), key=lambda each: -len(self.bodies[each])))
        window, size = collections.deque(), 0
        while left:
            number = first.popleft() if first else self.most_alike(left)
            del left[number]
            yield number
            self.enter(number)
            window.append(number)
            size += len(self.bodies[number])
            while size > WINDOW and len(window) > 1:
                size -= len(self.bodies[window[0]])
                self.leave(window.popleft())

    def most_alike(self, left):
        return max(self.likeness.keys() & left.keys(), key=self.rank, default=next(iter(left)))

    def rank(self, number):
        return self.likeness[number] * self.weight[number], -number

    def enter(self, number):
        for stretch in self.own[number]:
            self.near[stretch] += 1
            if self.near[stretch] == 1:
                self.likeness.update(self.owners[stretch])

    def leave(self, number):
        for stretch in self.own[number]:
            self.near[stretch] -= 1
            if self.near[stretch] == 0:
                for each in self.owners[stretch]:
                    self.likeness[each] -= 1
                    if self.likeness[each] == 0:
                        del self.likeness[each]


def called_most(bodies, imports):
    counts = collections.Counter(number for body in bodies for _, _, number in calls(body) if number >= imports)
    return [number - imports for number, _ in counts.most_common(FIRST)]


def renumber_exports(section, numbers):
    reader, out = Reader(section), bytearray()
    count = reader.number()
    for _ in range(count):
        name = reader.block()
        kind, number = reader.number(), reader.number()
        out += encoded(len(name)) + name + bytes([kind]) + encoded(number if kind else numbers[number])
    return encoded(count) + out


def renumber_elements(section, numbers):
    """Of tables that are filled from a constant place on: the only kind that the linker writes."""
    reader, out = Reader(section), bytearray()
    count = reader.number()
    for _ in range(count):
        start = reader.place
        assert reader.take(2) == b"\x00\x41", "a table is filled in another way"
        reader.number()
        assert reader.take(1) == b"\x0b"
        out += section[start : reader.place]
        entries = reader.number()
        out += encoded(entries) + b"".join(encoded(numbers[reader.number()]) for _ in range(entries))
    return encoded(count) + out


def renumber_calls(body, numbers):
    out, end = bytearray(), 0
    for start, following, number in calls(body):
        out += body[end:start] + encoded(numbers[number])
        end = following
    return bytes(out + body[end:])


def vector(items):
    return encoded(len(items)) + b"".join(items)


def sort(data):
    found = dict(sections(data))
    assert START not in found, "a function is called at the start"
    reader = Reader(found[CODE])
    bodies = [reader.block() for _ in range(reader.number())]
    reader = Reader(found[FUNCTIONS])
    types = [encoded(reader.number()) for _ in range(reader.number())]
    imports = count_imports(found.get(IMPORTS, b"\0"))
    order = list(Sorter(bodies).order(called_most(bodies, imports)))
    numbers = [*range(imports), *([0] * len(bodies))]
    for place, number in enumerate(order):
        numbers[imports + number] = imports + place
    found[FUNCTIONS] = vector([types[each] for each in order])
    found[EXPORTS] = renumber_exports(found[EXPORTS], numbers)
    if ELEMENTS in found:
        found[ELEMENTS] = renumber_elements(found[ELEMENTS], numbers)
    codes = [renumber_calls(bodies[each], numbers) for each in order]
    found[CODE] = vector([encoded(len(code)) + code for code in codes])
    return data[:8] + b"".join(bytes([kind]) + encoded(len(each)) + each for kind, each in found.items())


if __name__ == "__main__":
    path = pathlib.Path(sys.argv[1])
    path.write_bytes(sort(path.read_bytes()))
