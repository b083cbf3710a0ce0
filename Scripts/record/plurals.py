#!/usr/bin/env python3
"""Records the plural categories of ICU in Tests/Core/PickerTextTests/Fixtures/plurals.txt.

    apt install libicu-dev; Scripts/record/plurals.py

One line for each set of rules: the runs of categories of 0...200, the categories of some larger numbers, and the
languages and locales that have them: those that ICU lists, and every code of two or three letters that it knows
rules for. Recorded with ICU 72, CLDR 42.
"""
import ctypes, ctypes.util, itertools, pathlib, re, string

LARGE = [1000, 1001, 1002, 1003, 1011, 1021, 1100, 2000, 5000, 20000, 21000, 40000, 60000, 80000, 100000, 100001,
         101000, 120000, 200000, 999999, 1000000, 1000001, 1000002, 1100000, 2000000, 3000021, 1000000000]

name = ctypes.util.find_library("icui18n")
version = re.search(r"\.so\.(\d+)", name).group(1)
icu = ctypes.CDLL(name)
common = ctypes.CDLL(name.replace("i18n", "uc"))
status = ctypes.c_int(0)


def function(library, name, result, *arguments):
    function = getattr(library, f"{name}_{version}")
    function.restype, function.argtypes = result, arguments
    return function


pointer, text, integer = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int32
open_rules = function(icu, "uplrules_open", pointer, text, pointer)
close_rules = function(icu, "uplrules_close", None, pointer)
select = function(icu, "uplrules_select", integer, pointer, ctypes.c_double, pointer, integer, pointer)
available = function(common, "uloc_getAvailable", text, integer)
available_count = function(common, "uloc_countAvailable", integer)


def categories(locale):
    rules = open_rules(locale.encode(), ctypes.byref(status))
    units = (ctypes.c_uint16 * 16)()

    def category(count):
        length = select(rules, count, units, 16, ctypes.byref(status))
        return "".join(map(chr, units[:length]))

    runs = [(0, category(0))]
    for count in range(1, 201):
        found = category(count)
        if found != runs[-1][1]:
            runs.append((count, found))
    large = [(count, category(count)) for count in LARGE]
    close_rules(rules)
    return " ".join(f"{count}{name}" for count, name in runs), " ".join(f"{count}{name}" for count, name in large)


codes = ["".join(letters) for size in (2, 3) for letters in itertools.product(string.ascii_lowercase, repeat=size)]
listed = [available(i).decode() for i in range(available_count())]
root = categories("root")
languages = {}
for locale in listed + [code for code in codes if code not in listed]:
    rules = categories(locale)
    if rules != root or locale in listed:
        languages.setdefault(rules, []).append(locale.replace("_", "-"))

path = pathlib.Path(__file__).parents[2] / "Tests/Core/PickerTextTests/Fixtures/plurals.txt"
path.parent.mkdir(exist_ok=True)
path.write_text("".join("\t".join([*rules, " ".join(sorted(names))]) + "\n" for rules, names in languages.items()))
