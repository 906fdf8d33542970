"""Recordings that a page opens: dropped on it, chosen, or named by a link; and what is said of wrong ones."""

import json
import pathlib
import tempfile

from app import App, Thing, shown
from checks import near_place
from playground import Playground

TOLD = "document.querySelector('.told p').textContent"
OPENED = "document.getElementById('stage').hasAttribute('data-recorded')"


def recorded(browser, folder):
    """A recording of a drag that worked, of one tap that did not, and of another drag; and its server."""
    server = Playground("--output", folder, command="record")
    board = App(browser, server, "PhotoBoard", width=390, height=844)
    start = board.thing("lighthouse").centre
    board.fingers.drag(start, by=(40, 0))
    board.thing_is_at("lighthouse", (start[0] + 40, start[1]))
    board.fingers.tap((start[0] + 40, start[1]))
    board.page.wait("document.querySelector('.log li.reason') !== null")
    board.fingers.drag((start[0] + 40, start[1]), by=(0, 60))
    board.page.wait("touchkit.scene.wake === null && touchkit.log.filter("
                    "(line) => line === 'pan ended').length === 2")
    size = board.page.value("[touchkit.scene.width, touchkit.scene.height]")
    board.close()
    return server, size, (start[0] + 40, start[1])


def is_at_the_failure(app, size, place):
    """Waits until a page shows the moment at which the tap failed."""
    app.wait("touchkit.inspector.isOpen && touchkit.inspector.past !== null", 15)
    told = app.value(TOLD)
    assert told.startswith("A recording of Photo Board.") and "no further tap within" in told, told
    assert app.value("touchkit.scene.nodes[0].size") == size
    assert app.value("[touchkit.scene.width, touchkit.scene.height]") == size, "the stage has another size"
    app.wait("touchkit.inspector.recognizers.some((one) => one.name === 'tap' && one.isOut)")
    # The picture stands where the first drag left it, not where it is at the end.
    nodes = {node["id"]: node for node in app.value("touchkit.scene.nodes")}
    picture = next(node for node in nodes.values() if shown(node) == "lighthouse")
    near_place(Thing(picture, nodes).centre, place, 1, "the picture")
    assert app.value("document.getElementById('stage').inert"), "a recording can be touched"
    assert app.complaints() == [], app.complaints()


def drop(page, *paths):
    """Drops files on the middle of a page, as a person's mouse does."""
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        page.call("Input.dispatchDragEvent", type=kind, x=200, y=200, data=data)


def said_of(page, path):
    """What is said of a file that is dropped."""
    page.value(f"document.querySelector('.told').hidden = true; {TOLD} = ''")
    drop(page, path)
    return page.wait(TOLD)


def test_a_link_opens_a_recording_at_the_moment_of_the_failure(browser, _):
    with tempfile.TemporaryDirectory() as folder:
        server, size, place = recorded(browser, folder)
        with server:
            for name in ("PhotoBoard-1", "PhotoBoard-1.jsonl"):
                page = browser.open(f"{server.address}?trace={name}", width=1280, height=800, touch=False)
                is_at_the_failure(page, size, place)
                page.close()
            # The app itself begins when it is wanted, and the address forgets the recording.
            page = browser.open(f"{server.address}?trace=PhotoBoard-1", width=390, height=844)
            is_at_the_failure(page, size, place)
            box = page.value("document.getElementById('stage').getBoundingClientRect().toJSON()")
            assert box["left"] >= 0 and box["right"] <= 390, box
            page.value("document.querySelector('.play-own').click()")
            page.wait(f"!({OPENED}) && touchkit.scene.run > 1 && !document.getElementById('stage').inert")
            assert page.value("location.search") == "" and page.value("location.hash") == "#PhotoBoard"
            page.close()


def test_names_of_recordings_lead_nowhere_else(browser, _):
    with tempfile.TemporaryDirectory() as folder:
        inner = pathlib.Path(folder, "traces")
        server, _, _ = recorded(browser, inner)
        pathlib.Path(folder, "secret.jsonl").write_text("{}")
        pathlib.Path(inner, "way-out.jsonl").symlink_to(pathlib.Path(folder, "secret.jsonl"))
        pathlib.Path(inner, "folder.jsonl").mkdir()
        pathlib.Path(inner, "large.jsonl").write_text(" " * 1_500_001)
        with server:
            for name, part in (
                    ("../secret", "expected letters"), ("..%2Fsecret", "expected letters"),
                    ("%2Fetc%2Fpasswd", "expected letters"), ("", "expected letters"),
                    ("https://example.com/a.jsonl", "expected letters"),
                    ("//example.com/a", "expected letters"), ("a%00b", "expected letters"),
                    ("Nothing-7", "There is no recording Nothing-7.jsonl"),
                    ("way-out", "There is no recording"), ("folder", "There is no recording"),
                    ("large", "1500001 bytes")):
                page = browser.open(f"{server.address}?trace={name}")
                told = page.wait(TOLD)
                assert part in told and told.endswith("."), (name, told)
                assert not page.value(OPENED), name
                page.close()


def test_a_server_without_recordings_says_so(browser, playground):
    page = browser.open(f"{playground.address}?trace=PhotoBoard-1")
    assert "keeps no recording of this name" in page.wait(TOLD)
    page.close()


def test_a_dropped_recording_opens_at_the_moment_of_the_failure(browser, playground):
    with tempfile.TemporaryDirectory() as folder:
        server, size, place = recorded(browser, folder)
        server.stop()
        # Another server, and a page that plays another app.
        app = App(browser, playground, "EventLab", width=1280, height=800, touch=False)
        drop(app.page, pathlib.Path(folder, "PhotoBoard-1.jsonl"))
        is_at_the_failure(app.page, size, place)
        assert app.page.value("location.hash") == "#PhotoBoard"
        app.page.value("location.hash = '#EventLab'")
        app.page.wait(f"touchkit.scene.app === 'EventLab' && !({OPENED})")
        app.close()


def test_wrong_recordings_are_told_in_a_sentence_and_change_nothing(browser, playground):
    header = {"app": "PhotoBoard", "height": 844, "scale": 2, "start": 0, "trace": 1, "width": 390}
    tick = '{"input":"time","time":1}'
    wrong = {
        "This is no recording. It is empty.": "",
        "This is no recording. line 1, column": "Dear diary, nothing happened today.",
        "found an object without": '{"version": 1}',
        'of the app "Nonsense"': json.dumps({**header, "app": "Nonsense"}) + "\n" + tick,
        "does not name its app": tick,
        "screen of 90000": json.dumps({**header, "width": 90_000}) + "\n" + tick,
        "KB are taken": " " * 1_500_001,
    }
    app = App(browser, playground, "EventLab")
    run = app.page.value("touchkit.scene.run")
    with tempfile.TemporaryDirectory() as folder:
        for part, text in wrong.items():
            path = pathlib.Path(folder, "wrong.jsonl")
            path.write_text(text)
            told = said_of(app.page, path)
            assert part in told and told.endswith("."), (part, told)
            print(f"        {told}")
        drop(app.page, path, path)
        app.page.wait(f"{TOLD}.startsWith('Found 2 files')")
    assert not app.page.value(OPENED) and app.page.value("touchkit.scene.run") == run
    app.page.value("document.querySelector('.dismiss').click()")
    assert not app.page.value("document.querySelector('.told').checkVisibility()")
    app.close()
