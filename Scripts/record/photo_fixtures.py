"""Makes small pictures of each kind, and records the pixels that Pillow decodes from them, for the tests of PickerCairo.

    pip install pillow==13.0.0
    python Scripts/record/photo_fixtures.py

Writes Tests/Pictures/PickerCairoTests/PhotoFixtures.swift: for each picture its file in Base64, its size as it is shown, and its
pixels as premultiplied RRGGBBAA, row by row.
"""

import base64
import io
from pathlib import Path

from PIL import Image, ImageOps

TARGET = Path(__file__).resolve().parents[2] / "Tests" / "Pictures" / "PickerCairoTests" / "PhotoFixtures.swift"
SIZE = (8, 6)


def ramp():
    image = Image.new("RGB", SIZE)
    image.putdata([(30 * x, 40 * y, 255 - 15 * x - 20 * y) for y in range(SIZE[1]) for x in range(SIZE[0])])
    return image


def translucent():
    image = ramp().convert("RGBA")
    image.putalpha(Image.frombytes("L", SIZE, bytes(5 * i for i in range(SIZE[0] * SIZE[1]))))
    return image


def patch(size=SIZE, box=(2, 2, 6, 5)):
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    image.paste((200, 60, 20, 255), box)
    return image


def saved(image, kind, **options):
    file = io.BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


def turned(number):
    exif = Image.Exif()
    exif[274] = number
    return saved(ramp(), "JPEG", quality=95, exif=exif)


def interlaced():
    return saved(ramp().quantize(32), "GIF", interlace=True)


def pictures():
    yield "baseline", saved(ramp(), "JPEG", quality=95)
    yield "progressive", saved(ramp(), "JPEG", quality=95, progressive=True)
    yield "grey", saved(ramp().convert("L"), "JPEG", quality=95)
    yield "inks", saved(ramp().convert("CMYK"), "JPEG", quality=95)
    for number in range(2, 9):
        yield f"turned{number}", turned(number)
    yield "lossy", saved(ramp(), "WEBP", quality=90)
    yield "lossyAlpha", saved(translucent(), "WEBP", quality=90)
    yield "lossless", saved(translucent(), "WEBP", lossless=True, exact=True)
    still = Image.new("RGBA", SIZE, (0, 0, 255, 128))
    yield "animatedWebP", saved(patch(), "WEBP", save_all=True, append_images=[still], duration=90, quality=90)
    yield "gif", saved(ramp().quantize(32), "GIF")
    yield "interlaced", interlaced()
    yield "transparent", saved(patch(), "GIF")
    yield "animatedGIF", saved(patch(), "GIF", save_all=True, append_images=[still], duration=90)


def shown(data):
    """The first frame, turned upright."""
    image = Image.open(io.BytesIO(data))
    return ImageOps.exif_transpose(image).convert("RGBA")


def premultiplied(image):
    text = ""
    data = image.tobytes()
    for start in range(0, len(data), 4):
        red, green, blue, alpha = data[start : start + 4]
        text += "".join(f"{(part * alpha + 127) // 255:02X}" for part in (red, green, blue)) + f"{alpha:02X}"
    return text


def lines(text, width=88):
    return "\n".join("      " + text[start : start + width] for start in range(0, len(text), width))


def entry(name, data):
    image = shown(data)
    return (
        f'  PhotoFixture(\n    name: "{name}", width: {image.width}, height: {image.height},\n'
        f'    file: """\n{lines(base64.b64encode(data).decode())}\n      """,\n'
        f'    pixels: """\n{lines(premultiplied(image))}\n      """),\n'
    )


def main():
    entries = "".join(entry(name, data) for name, data in pictures())
    TARGET.write_text(
        "// Made by Scripts/record/photo_fixtures.py.\n\n"
        "/// A picture file, and what another program decodes from it.\n"
        "struct PhotoFixture {\n"
        "  let name: String\n"
        "  /// The size as it is shown, in pixels.\n"
        "  let width: Int\n"
        "  let height: Int\n"
        "  /// The file in Base64.\n"
        "  let file: String\n"
        "  /// Premultiplied RRGGBBAA, row by row.\n"
        "  let pixels: String\n"
        "}\n\n"
        f"let photoFixtures: [PhotoFixture] = [\n{entries}]\n"
    )


if __name__ == "__main__":
    main()
