"""The server of the Model Context Protocol, as the client of its SDK sees it over standard input and output."""

import asyncio
import json
import math
import struct
import subprocess
import sys
import threading
from base64 import b64decode
from pathlib import Path

import pytest
from conftest import FIXTURES

import pickerlayout as pl
from pickerlayout import mcp

PANEL = {
    "type": "stack",
    "width": 300,
    "items": [
        {"type": "chips", "items": ["tea", "coffee", "x" * 80], "maxRows": 2},
        {"type": "segmented", "items": ["Day", "Week"]},
    ],
}
TABS = {"type": "segmented", "language": "en", "width": 180, "items": ["Settings", "Help"]}
GERMAN = {"de": {"Settings": "Einstellungen"}}
FONT = FIXTURES / "fonts/TestSlant.ttf"


class Agent:
    """A client of a server, which is another process."""

    def __init__(self, portal, client):
        self._portal = portal
        self._client = client

    def tools(self):
        return {tool.name: tool for tool in self._portal.call(self._client.list_tools).tools}

    @property
    def instructions(self):
        return self._client.instructions

    def call(self, name, **arguments):
        return self._portal.call(self._client.call_tool, name, arguments)

    def data(self, name, **arguments):
        """The answer as data, which the text repeats."""
        result = self.call(name, **arguments)
        assert not result.is_error, result.content
        (content,) = result.content
        assert json.loads(content.text) == result.structured_content
        return result.structured_content

    def error(self, name, **arguments):
        """The message of an error, without the name of the tool."""
        result = self.call(name, **arguments)
        assert result.is_error and result.structured_content is None
        (content,) = result.content
        return content.text.removeprefix(f"Error executing tool {name}: ")

    def picture(self, **arguments):
        """A picture and the lines that come with it."""
        result = self.call("draw", **arguments)
        assert not result.is_error, result.content
        picture, text = result.content
        assert picture.mime_type == "image/png"
        return b64decode(picture.data), text.text.splitlines()


@pytest.fixture(scope="module")
def agent():
    pytest.importorskip("mcp.server.mcpserver")
    from anyio.from_thread import start_blocking_portal
    from mcp import Client, StdioServerParameters
    from mcp.client.stdio import stdio_client

    arguments = ["-m", "pickerlayout.mcp", "--font", str(FONT)]
    server = StdioServerParameters(command=sys.executable, args=arguments)
    with (
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(Client(stdio_client(server))) as client,
    ):
        yield Agent(portal, client)


def test_tools_describe_every_argument(agent):
    tools = agent.tools()
    assert list(tools) == ["layout", "check", "measure", "draw"]
    for tool in tools.values():
        assert len(tool.description.split()) > 10 and tool.annotations.read_only_hint
        assert tool.input_schema["additionalProperties"] is False
        for name, schema in tool.input_schema["properties"].items():
            assert "description" in schema or "enum" in schema or name == "texts"
    assert tools["check"].input_schema["required"] == ["document"]
    assert "nodes" in tools["layout"].output_schema["required"]


def test_instructions_list_the_families(agent):
    families = ", ".join(pl.Engine([FONT]).families)
    assert agent.instructions.endswith(f"\nFont families: {families}")


def test_layout_is_the_flat_json_of_the_tree(agent):
    for document in (PANEL, json.dumps(PANEL)):
        found = agent.data("layout", document=document, width=280)
        assert found == json.loads(pl.layout(PANEL, width=280).json("nodes"))
    traced = agent.data("layout", document=PANEL["items"][0], detail=["trace", "breakpoints"])
    assert traced["trace"] == [] and traced["breakpoints"]["complete"]
    rows = agent.data("layout", document=PANEL["items"][0], width=400, detail=["rows"])["nodes"]
    assert [(node["row"], node["place"]) for node in rows if node["role"] == "chip"][:2] == [
        (0, 0),
        (0, 1),
    ]
    assert agent.data("layout", document=PANEL, height=900)["size"]["height"] == 900


def test_check_has_the_numbers_of_findings_and_the_worst(agent):
    arguments = {"strings": GERMAN, "widths": [120, 180, 400], "text_scales": [1, 2]}
    report = pl.check(TABS, **arguments)
    found = agent.data("check", document=TABS, **arguments)
    codes = [finding.code for finding in report.findings]
    assert found["counts"] == {code: codes.count(code) for code in codes}
    assert found["cells"] == len(report.cells) == 12 and len(codes) > 5
    key = json.dumps
    assert sorted(map(key, found["findings"])) == sorted(
        map(key, json.loads(report.json)["findings"])
    )
    worst = agent.data("check", document=TABS, limit=1, **arguments)
    assert (worst["counts"], len(worst["findings"])) == (found["counts"], 1)
    assert worst["findings"][0]["code"] == found["findings"][0]["code"] == "truncated"
    only = agent.data("check", document=TABS, codes=["untranslated"], **arguments)
    assert set(only["counts"]) == {"untranslated"}


def test_check_has_widths_pseudo_locales_samples_and_warnings(agent):
    found = agent.data("check", document=TABS, pseudo=True, locales=["en-XA"], minimum_widths=True)
    report = json.loads(pl.check(TABS, pseudo=True, locales=["en-XA"], minimum_widths=True).json)
    assert found["minimumWidths"] == report["minimumWidths"] != []
    strings = {"de": {"Settings": "{count} Dinge", "Help": "Hilfe"}}
    assert agent.data("check", document=TABS, strings=strings)["warnings"] != []
    sampled = agent.data("check", document=TABS, strings=strings, samples={"count": 10**9})
    assert sampled["warnings"] == [] and "1.000.000.000" in str(sampled["findings"])


def test_check_leaves_out_what_the_document_silences(agent):
    silence = [{"code": "truncated", "reason": "a shorter word comes in June"}]
    document = TABS | {"check": {"silence": silence, "minTarget": 20}}
    found = agent.data("check", document=document, strings=GERMAN)
    assert set(found["counts"]) == {"untranslated"}
    one_row = {"type": "chips", "items": ["tea", "coffee"], "width": 70}
    assert agent.data("check", document=one_row, max_rows=1)["counts"]["rows"] == 1
    apart = {"type": "chips", "items": ["a", "b", "c"], "width": 300}
    assert agent.data("check", document=apart, min_target=100)["counts"]["smallTarget"] > 0


def test_measurements_are_those_of_the_engine(agent):
    texts = ["tea", "one two three", "", "שלום", "\U0001f6d6"]
    style = {"size": 20, "weight": "medium", "max_width": 60, "max_lines": None}
    measured = pl.default_engine().measurements(texts, direction="auto", **style)
    found = agent.data("measure", texts=texts, **style)["texts"]
    assert [one["text"] for one in found] == texts
    assert [[one["width"], one["height"]] for one in found] == measured.sizes.round(4).tolist()
    assert [one["baseline"] for one in found] == measured.baselines.round(4).tolist()
    assert [one["lines"] for one in found] == measured.line_counts.tolist() != [1] * 5
    cut = agent.data("measure", texts=["one two three"], max_width=40)["texts"][0]
    assert cut["truncated"] and cut["lines"] == 1


def test_every_setting_of_measure_has_an_effect(agent):
    def width(**settings):
        return agent.data("measure", texts=["AV111 fi"], **settings)["texts"][0]

    plain = width()
    for settings in [
        {"size": 17},
        {"weight": 700},
        {"letter_spacing": 1},
        {"line_height": 50},
        {"features": {"tnum": 1}},
        {"family": ["Test Slant"]},
        {"max_width": 30},
        {"max_width": 30, "max_lines": 2},
    ]:
        assert width(**settings) != plain, settings


def test_picture_is_a_png_of_its_size(agent):
    png, lines = agent.picture(document=PANEL)
    width, height = pl.layout(PANEL).size
    assert png == pl.layout(PANEL).png(scale=2, background="white")
    # The shadow of the indicator needs a few points at each side.
    found = size_of(png)
    assert 0 <= found[0] - math.ceil(width * 2) < 20 and 0 <= found[1] - math.ceil(height * 2) < 20
    assert lines == [f"{width:g} × {height:g} points, 2 pixels per point"]
    options = {"outline": True, "background": "#123456"}
    other, _ = agent.picture(document=PANEL, scale=1, width=400, **options)
    assert other == pl.layout(PANEL, width=400).png(**options)


def test_picture_has_the_ground_of_the_document(agent):
    dark = {"type": "chips", "items": ["tea"], "theme": "ios", "scheme": "dark"}
    paper = "#" + "".join(f"{round(part * 255):02X}" for part in pl.layout(dark).paper[:3])
    assert paper != "#FFFFFF"
    assert agent.picture(document=dark)[0] == pl.layout(dark).png(scale=2, background=paper)
    red = {"type": "chips", "items": ["tea"], "background": "red"}
    assert agent.picture(document=red)[0] == pl.layout(red).png(scale=2)


def test_large_picture_has_at_most_2000_pixels_a_side(agent):
    long = {"type": "chips", "items": ["tea"], "width": 5000}
    png, lines = agent.picture(document=long, scale=8)
    assert size_of(png)[0] == 2000 and lines[0].endswith("points, 0.4 pixels per point")
    assert "at most 200000 points a side" in agent.error(
        "draw", document=long | {"width": 1_000_000}
    )


def test_picture_that_cannot_be_shown_is_told(agent):
    href = "data:image/png;base64,AAAA"
    document = {"type": "carousel", "pages": [{"width": 20, "height": 20, "href": href}]}
    with pytest.warns(pl.PictureWarning) as caught:
        pl.layout(document).png()
    _, lines = agent.picture(document=document)
    assert lines[1:] == [str(warning.message) for warning in caught]


@pytest.mark.parametrize(
    "document",
    [
        {"type": "chips", "items": [{"text": "tea", "width": -4}]},
        {"type": "chips", "widht": 3},
        '{"type": "chips",\n "items" []}',
        {"type": "tea"},
        {"type": "text", "text": "tea", "font": {"family": "No Such"}},
        {"type": "chips", "items": ["tea"], "fonts": [{"family": "A", "file": str(FONT)}]},
        {"type": "chips", "items": ["tea"], "theme": "/etc/hostname"},
        {"type": "chips", "items": ["tea"], "icons": "/etc"},
        {"type": "carousel", "pages": [{"width": 9, "height": 9, "href": "/etc/a.png"}]},
    ],
    ids=lambda document: str(document)[:60],
)
def test_error_of_a_document_is_that_of_the_engine(agent, document):
    with pytest.raises(pl.DocumentError) as caught:
        pl.layout(document)
    for tool in ("layout", "check", "draw"):
        message = agent.error(tool, document=document)
        assert message == str(caught.value) and "\n" not in message


def test_errors_of_other_arguments_name_them(agent):
    strings = {"../Help": {"Help": "Hilfe"}}
    with pytest.raises(pl.CatalogError) as caught:
        pl.check(TABS, strings=strings)
    assert agent.error("check", document=TABS, strings=strings) == str(caught.value)
    unknown = agent.error("check", document=TABS, strings=GERMAN, locales=["dee"])
    assert unknown == 'locales: no translations for "dee", did you mean "de"?'
    assert agent.error("measure", texts=["tea"], weight="hevy") == "there is no weight named 'hevy'"
    assert agent.error("draw", document=TABS, background="tea").startswith("background must be ")
    for name, arguments in [
        ("layout", {"document": TABS, "widht": 3}),
        ("layout", {"document": TABS, "detail": ["glyph"]}),
        ("check", {"document": TABS, "widths": list(range(101))}),
        ("measure", {"texts": "tea"}),
        ("draw", {"document": TABS, "scale": 9}),
        ("draw", {}),
    ]:
        assert "1 validation error" in agent.error(name, **arguments)


def test_work_has_limits_and_the_next_call_is_answered(agent):
    chips = {"type": "chips", "items": ["a"] * 200_000}
    assert "exceeds the limit of 250000 nodes" in agent.error("layout", document=chips)
    many = {"type": "chips", "items": ["a"] * 20_000}
    assert "exceeds the limit of 1000000 bytes" in agent.error("layout", document=many)
    assert agent.data("measure", texts=["tea"])["texts"][0]["lines"] == 1


def nested(levels):
    """A call whose document has panels in panels."""
    document = '{"type":"stack","items":[' * levels + '{"type":"text","text":"a"}' + "]}" * levels
    call = '{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"layout","arguments":'
    return call + f'{{"document":{document}}}}}}}'


LINES = [
    (nested(63), 7, '"role":"stack"'),
    (nested(64), 7, "128 levels"),
    (nested(200), 7, "128 levels"),
    (nested(20_000), 7, "cannot be read"),
    (
        '{"method":"tools/call","params":{"name":"layout","arguments":{"document":{"type":"text","text":"\\ud800"}}},"id":"x","jsonrpc":"2.0"}',
        "x",
        "$",
    ),
    (
        '{"method":"tools/call","params":{"name":"measure","arguments":{"texts":["\\ud800"]}},"jsonrpc":"2.0","id":8}',
        8,
        "cannot be read",
    ),
    ("tea", None, "cannot be read"),
    ("[]", None, "cannot be read"),
    ('{"jsonrpc":"2.0","id":9,"method":', 9, "cannot be read"),
]


def test_every_line_of_a_client_is_answered():
    pytest.importorskip("mcp.server.mcpserver")
    hello = {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    }
    start = [
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello},
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
    ]
    command = [sys.executable, "-m", "pickerlayout.mcp"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as server:
        watch = threading.Timer(60, server.kill)
        watch.start()
        for message in start:
            print(json.dumps(message), file=server.stdin, flush=True)
        assert json.loads(server.stdout.readline())["id"] == 1
        for line, number, expected in LINES:
            print(line, file=server.stdin, flush=True)
            answer = server.stdout.readline()
            assert json.loads(answer)["id"] == number, line[:100]
            assert expected in answer.replace("\\", ""), line[:100]
        server.stdin.close()
        assert server.wait(30) == 0
        watch.cancel()


@pytest.fixture
def tools():
    """The tools in this process."""
    pytest.importorskip("mcp.server.mcpserver")
    from pickerlayout._mcp_tools import Tools

    return Tools(pl.default_engine(), mcp.LIMITS)


@pytest.mark.parametrize(("name", "tool"), [("_REPORT_BYTES", "check"), ("_PICTURE_BYTES", "draw")])
def test_bytes_of_reports_and_pictures_are_limited(tools, monkeypatch, name, tool):
    from mcp.server.mcpserver.exceptions import ToolError

    monkeypatch.setattr(f"pickerlayout._mcp_tools.{name}", 100)
    with pytest.raises(ToolError, match="exceeds the limit of 100 bytes"):
        asyncio.run(getattr(tools, tool)(TABS))


def test_work_of_a_call_that_is_given_up_ends(tools):
    began, ended = threading.Event(), threading.Event()

    def work(budget):
        began.set()
        try:
            while True:
                pl.layout({"type": "chips", "items": ["tea"]}, budget=budget)
        except pl.CancelledError:
            ended.set()

    async def give_up():
        call = asyncio.ensure_future(tools._run(work, 1_000_000, ""))
        await asyncio.to_thread(began.wait)
        call.cancel()
        await asyncio.wait([call])
        assert await asyncio.to_thread(ended.wait, 60)
        assert not (await tools.measure(["tea"])).is_error

    asyncio.run(give_up())


@pytest.mark.parametrize("given", ["", "x" * 20_000])
def test_work_that_takes_long_does_not_hold_up_other_calls(tools, given):
    began, released = threading.Event(), threading.Event()

    def work(budget):
        began.set()
        released.wait(60)
        return "done"

    async def call_beside():
        call = asyncio.ensure_future(tools._run(work, 1_000_000, given))
        await asyncio.to_thread(began.wait, 60)
        assert not (await asyncio.wait_for(tools.measure(["tea"]), 30)).is_error
        assert not call.done()
        released.set()
        assert await call == "done"

    asyncio.run(call_beside())


def test_document_that_is_too_large_to_draw_is_refused_by_its_size(tools):
    from mcp.server.mcpserver.exceptions import ToolError

    wide = {"type": "flow", "width": 300_000, "items": []}
    with pytest.raises(ToolError, match="at most 200000 points a side to draw, found 300000 × 0"):
        asyncio.run(tools.draw(wide))


def test_configuration_of_the_readme_starts_the_server():
    readme = (Path(__file__).resolve().parent.parent / "README.md").read_text()
    configuration = json.loads(readme.split("```json\n")[1].split("```")[0])
    module, name, *options = configuration["mcpServers"]["pickerlayout"]["args"]
    assert (module, name) == ("-m", mcp.__name__)
    assert mcp._parser().parse_args(options).font_dir


def test_missing_sdk_is_one_line():
    program = (
        "import sys; sys.modules['mcp'] = None; import pickerlayout.mcp as m; sys.exit(m.main([]))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (69, "")
    (line,) = run.stderr.splitlines()
    assert line.startswith("pickerlayout.mcp: needs mcp 2: pip install 'pickerlayout[mcp]' ")


def test_font_that_cannot_be_used_is_one_line(tmp_path):
    pytest.importorskip("mcp.server.mcpserver")
    (tmp_path / "a.ttf").write_text("junk")
    for option in (["--font", str(tmp_path / "a.ttf")], ["--font-dir", str(tmp_path / "none")]):
        program = [sys.executable, "-m", "pickerlayout.mcp", *option]
        run = subprocess.run(program, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert (run.returncode, run.stdout) == (65, "")
        (line,) = run.stderr.splitlines()
        assert line.startswith(f"pickerlayout.mcp: {option[1]}: ")


def size_of(png):
    """The width and height in the header of a PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", png[16:24])
