"""A filter panel for products: lays it out, taps on it as a visitor would, filters, and writes pictures.

    make library && pip install ./Python
    python Examples/python/filter_panel.py FOLDER
"""

import pathlib
import sys

import pickerlayout as pl

PRODUCTS = [
    {"name": "Linen shirt", "kind": "Shirts", "price": 49},
    {"name": "Rain jacket", "kind": "Jackets", "price": 89},
    {"name": "Wool coat", "kind": "Coats", "price": 189},
    {"name": "Denim jacket", "kind": "Jackets", "price": 79},
]
WORDS = {"de": {"Price": "Preis", "Newest": "Neu", "Shirts": "Hemden", "Jackets": "Jacken", "Coats": "Mäntel"}}


def panel():
    """The document: chips for the kinds of products, and a segmented control for their order."""
    kinds = sorted({product["kind"] for product in PRODUCTS})
    return {
        "type": "stack", "width": 280, "padding": 16, "theme": "plain", "language": "en",
        "items": [
            {"type": "chips", "id": "kind", "alignment": "leading", "items": kinds},
            {"type": "segmented", "id": "order", "items": ["Newest", "Price"], "selected": 0},
        ],
    }


def found(selection):
    """The products that a selection shows, in its order. Ids in a panel are those of the control and of the item."""
    kinds = [item.removeprefix("kind/") for item in selection if item.startswith("kind/")]
    products = [product for product in PRODUCTS if not kinds or product["kind"] in kinds]
    return sorted(products, key=lambda product: product["price"]) if "order/Price" in selection else products


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    session = pl.Document(panel()).session()
    for item in ["kind/Jackets", "order/Price"]:
        session.select(item, at=0)
    for product in found(session.selection):
        print(f"{product['name']}: {product['price']} €")
    tree = session.tree(at=1)                   # the indicator has arrived
    (folder / "panel.png").write_bytes(tree.png(scale=2))
    (folder / "panel.svg").write_bytes(tree.svg().encode())
    report = pl.check(panel(), strings=WORDS)
    print(f"{len(report.findings)} findings in {len({cell.locale for cell in report.cells})} languages")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "."))
