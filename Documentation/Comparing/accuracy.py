#!/usr/bin/env python3
"""Writes the table of how often the algorithms are right into the article `Templates.md`.

Takes what `touchkit strokes eval --json` says of two sets, single strokes first:

    python3 Documentation/Comparing/accuracy.py onedollar.json multistrokes.json
"""

import json
import re
import sys
from pathlib import Path

ARTICLE = Path(__file__).resolve().parents[2] / "Sources/StrokeKit/StrokeKit.docc/Templates.md"


def table(paths):
    shares, columns = {}, []
    for name, path in zip(("$1 logs", "multistrokes"), paths):
        for result in json.loads(Path(path).read_text())["results"]:
            column = f"{name}, *T* = {result['templateCount']}"
            if column not in columns:
                columns.append(column)
            shares.setdefault(result["title"], {})[column] = 100 * result["accuracy"]
    best = {column: max(row[column] for row in shares.values()) for column in columns}
    lines = ["| Algorithm | " + " | ".join(columns) + " |", "|---|" + "---:|" * len(columns)]
    for title, row in shares.items():
        cells = [f"**{row[c]:.1f}**" if row[c] == best[c] else f"{row[c]:.1f}" for c in columns]
        lines.append(f"| {title.replace('combined', 'ours')} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def main(paths):
    kept = re.compile(r"(?<=Percent right:\n\n).*?(?=\n\n)", re.DOTALL)
    text, count = kept.subn(lambda _: table(paths), ARTICLE.read_text())
    if count != 1:
        sys.exit(f"{ARTICLE} has {count} tables below “Percent right:”, expected one.")
    ARTICLE.write_text(text)
    print(table(paths))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1:])
