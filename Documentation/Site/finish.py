#!/usr/bin/env python3
"""Completes the site that is made of merged archives: landing page, style, start, and the guide's apps in its
articles. It fails if a module, or a page or picture of the guide, is not there.
Usage: Documentation/Site/finish.py FOLDER"""

import json
import pathlib
import shutil
import sys

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
GUIDE = ROOT / "Sources/TouchTrace/TouchTrace.docc/Guide"
ABSTRACT = ("UIKit's touch, gesture and responder system for Swift wherever there is no UIKit: the "
            "same names, the same rules, and a reason for every decision.")
PICTURE = "playground.png"
GROUPS = {
    "Begin here": ["TouchTrace/Guide", "TouchKit/Differences"],
    "Apps": ["TouchKit", "StrokeRecognizers"],
    "Tests and recordings": ["TouchTesting", "TouchTrace"],
    "Decisions as values": ["GestureCore", "WidgetRules", "StrokeKit", "StrokeEvaluation"],
}
START = """<!doctype html><html lang="en"><meta charset="utf-8"><title>TouchKit</title>
<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">TouchKit</a>
"""


def page(site, path):
    """The data of a page."""
    file = site / "data/documentation" / f"{path.lower()}.json"
    if not file.exists():
        sys.exit(f"{file.relative_to(site)}: there is no such page")
    return json.loads(file.read_text())


def reference(site, path):
    """What the landing page says of another page."""
    data = page(site, path)
    return {"type": "topic", "kind": data["kind"], "role": data["metadata"]["role"],
            "identifier": data["identifier"]["url"], "title": data["metadata"]["title"],
            "abstract": data["abstract"], "url": f"/documentation/{path.lower()}"}


def write_landing_page(site):
    """Puts the modules in groups, under what the package is."""
    file = site / "data/documentation.json"
    data = json.loads(file.read_text())
    groups = {title: [reference(site, path) for path in paths] for title, paths in GROUPS.items()}
    data["metadata"] |= {"title": "TouchKit"}
    data["abstract"] = [{"type": "text", "text": ABSTRACT}]
    data["topicSectionsStyle"] = "list"
    data["topicSections"] = [
        {"title": title, "identifiers": [topic["identifier"] for topic in topics]}
        for title, topics in groups.items()]
    data["references"] = {
        topic["identifier"]: topic for topics in groups.values() for topic in topics}
    data["references"][PICTURE] = {
        "type": "image", "identifier": PICTURE,
        "alt": "Two fingers pinch a picture in the playground",
        "variants": [{"url": f"/images/{PICTURE}", "traits": ["1x", "light"]}]}
    data["primaryContentSections"] = [
        {"kind": "content", "content": [
            {"type": "paragraph", "inlineContent": [{"type": "image", "identifier": PICTURE}]}]}]
    file.write_text(json.dumps(data))
    shutil.copy(ROOT / "Documentation" / PICTURE, site / "images" / PICTURE)


def check_guide(site):
    """Every article of the guide is a page, which shows pictures of the site."""
    for article in sorted(GUIDE.glob("*.md")):
        data = page(site, f"TouchTrace/{article.stem}")
        pictures = [
            variant["url"].lstrip("/") for reference in data["references"].values()
            if reference["type"] == "image" for variant in reference["variants"]]
        wanted = [f"images/TouchTrace/{file.name}"
                  for file in GUIDE.glob(f"{article.stem}-*.svg")]
        if article.stem != "Guide" and len(wanted) != 2:
            sys.exit(f"{article.name}: {len(wanted)} pictures, expected 2")
        for picture in wanted:
            if picture not in pictures:
                sys.exit(f"{article.name}: its page does not show {picture}")
        for picture in pictures:
            if not (site / picture).exists():
                sys.exit(f"{article.name}: there is no {picture}")
        if not (site / "documentation/touchtrace" / article.stem.lower() / "index.html").exists():
            sys.exit(f"{article.name}: its address leads nowhere")


def place_apps(site):
    """Lets the articles of the guide show its apps, which are in the folder guide, and play their fingers."""
    recordings = sorted((ROOT / "Documentation/Guide").glob("*.jsonl"))
    for recording in recordings:
        shutil.copy(recording, site / "guide")
    names = json.dumps([recording.stem for recording in recordings])
    (site / "touch.js").write_text(f"const QUESTIONS = {names};\n" + (HERE / "touch.js").read_text())
    for file in (site / "documentation").rglob("index.html"):
        text = file.read_text()
        # Where the site begins is said by the address of its first script.
        base = text.partition('src="')[2].partition("js/")[0]
        file.write_text(text.replace(
            "</head>", f'<script type="module" src="{base}touch.js"></script></head>'))


def main():
    site = pathlib.Path(sys.argv[1])
    write_landing_page(site)
    (site / "index.html").write_text(START)
    style, = site.glob("css/index.*.css")
    style.write_text(style.read_text() + (HERE / "site.css").read_text())
    check_guide(site)
    place_apps(site)
    pages = sum(1 for _ in (site / "data/documentation").rglob("*.json"))
    pictures = sum(1 for file in (site / "images").rglob("*") if file.is_file())
    print(f"{site}: {pages} pages, {pictures} pictures")


main()
