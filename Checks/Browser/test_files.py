"""Files of an app: what StrokeLab knows as a download, and a chosen file in its place."""

import json
import pathlib
import tempfile
import time

from app import App
from test_strokes import line

UNCHANGED = "Nothing has changed."


def said(page):
    """What is said below the stage about the last file."""
    return page.value("document.querySelector('.files .said').textContent")


def counts(lab):
    """What the buttons of the names say."""
    return [name for name, _ in lab.things("") if name and name.split()[0] in (
        "Circle", "Triangle", "Check", "Star", "Arrow", "Square")]


def choose(page, path):
    """Chooses a file as a person does in the dialog of the browser."""
    document = page.call("DOM.getDocument")["root"]["nodeId"]
    field = page.call("DOM.querySelector", nodeId=document, selector=".files input")["nodeId"]
    page.call("DOM.setFileInputFiles", files=[str(path)], nodeId=field)


def import_file(lab, folder, text):
    """Writes a file, imports it, and returns what is said."""
    path = pathlib.Path(folder, "chosen.json")
    path.write_text(text)
    lab.page.value("document.querySelector('.files .said').textContent = ''")
    choose(lab.page, path)
    return lab.page.wait("document.querySelector('.files .said').textContent")


def exported(lab, folder):
    """Exports with the keyboard alone, and returns the file's text."""
    browser = lab.page.browser
    browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    path = pathlib.Path(folder, "shapes.json")
    path.unlink(missing_ok=True)
    lab.page.value("document.querySelector('.files .export').focus()")
    enter(lab.page)
    end = time.monotonic() + 5
    while not path.exists():
        assert time.monotonic() < end, f"no {path}: {said(lab.page)}"
        time.sleep(0.05)
    assert said(lab.page) == "Exported as shapes.json.", said(lab.page)
    return path.read_text()


def enter(page):
    """Presses Enter, as a keyboard that types a line's end."""
    page.call("Input.dispatchKeyEvent", type="keyDown", code="Enter", key="Enter", text="\r",
              windowsVirtualKeyCode=13)
    page.call("Input.dispatchKeyEvent", type="keyUp", code="Enter", key="Enter",
              windowsVirtualKeyCode=13)


def square(name="Square"):
    """A file with one shape that the lab does not know."""
    corners = [[0, 0], [100, 0], [100, 100], [0, 100], [0, 0]]
    return json.dumps({"version": 1, "templates": [{"name": name, "strokes": [corners]}]})


def test_what_the_lab_knows_is_exported_and_imported_again(browser, playground):
    lab = App(browser, playground, "StrokeLab")
    centre = (lab.size[0] / 2, lab.size[1] / 2)
    lab.fingers.tap(lab.thing("Arrow").centre)
    lab.says("Draw an example of Arrow")
    lab.fingers.draw(line(centre, 80, (-1, 0), (1, 0), (0.5, -0.5), (1, 0), (0.5, 0.5)))
    lab.says("Arrow 1", 4)
    before = counts(lab)
    with tempfile.TemporaryDirectory() as folder:
        text = exported(lab, folder)
        file = json.loads(text)
        assert file["version"] == 1, file["version"]
        assert len(file["templates"]) == 7, len(file["templates"])
        words = import_file(lab, folder, square())
        assert words == "Imported 1 example of Square.", words
        lab.says("Square 1")
        lab.fingers.draw(line(centre, 80, (-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)))
        lab.says("Square  ", 4)
        words = import_file(lab, folder, text)
        assert words == "Imported 7 examples of Arrow, Check, Circle, Star, Triangle.", words
        lab.says("Arrow 1")
        assert counts(lab) == before, counts(lab)
        assert exported(lab, folder) == text, "another file"
    assert lab.page.complaints() == [], lab.page.complaints()
    lab.close()


def letters():
    """A file with an i, an l and two larger shapes."""
    stem = [[50, 30 + 5 * step] for step in range(15)]
    shapes = {"i": [stem, [[50, 8]]], "l": [stem], "v": [[[0, 0], [40, 90], [80, 0]]],
              "z": [[[0, 0], [80, 0], [0, 90], [80, 90]]]}
    return json.dumps({"version": 1, "templates": [
        {"name": name, "strokes": strokes} for name, strokes in shapes.items()]})


def test_an_exported_or_imported_i_keeps_its_dot(browser, playground):
    # High enough for a dot below two rows of buttons.
    lab = App(browser, playground, "StrokeLab", height=900)
    x, y = lab.size[0] / 2, lab.size[1] / 2
    with tempfile.TemporaryDirectory() as folder:
        import_file(lab, folder, letters())
        for _ in range(2):
            lab.fingers.draw(line((x, y), 70, (0.02, -1), (0, 1)))
            lab.fingers.tap((x + 3, y - 130))
            lab.says("i  ", 4)
            lab.page.wait("touchkit.scene.wake === null", 5)
            lab.fingers.draw(line((x, y), 70, (0.02, -1), (0, 1)))
            lab.says("l  ", 4)
            lab.page.wait("touchkit.scene.wake === null", 5)
            text = exported(lab, folder)
            import_file(lab, folder, text)
    lab.close()


def test_a_wrong_file_says_why_in_plain_words_and_changes_nothing(browser, playground):
    lab = App(browser, playground, "StrokeLab")
    before = counts(lab)
    whole = square()
    wrong = {
        "cut off": whole[:len(whole) // 2],
        "empty": "",
        "version 2": whole.replace('"version": 1', '"version": 2').replace("strokes", "lines"),
        "NaN": whole.replace("[100, 100]", "[NaN, 100]"),
        "1e999": whole.replace("[100, 100]", "[1e999, 100]"),
        "no file of shapes": "Dear diary, nothing happened today.",
        "128 KB": whole + " " * 600_000,
        "16": json.dumps({"version": 1, "templates": [
            {"name": "dots", "strokes": [[[i, i * i % 7]] for i in range(40)]}]}),
        "at most 8": json.dumps({"version": 1, "templates": [
            {"name": f"shape {i}", "strokes": [[[0, 0], [i + 1, 9]]]} for i in range(9)]}),
    }
    with tempfile.TemporaryDirectory() as folder:
        for part, text in wrong.items():
            words = import_file(lab, folder, text)
            assert part in words and words.endswith(UNCHANGED), f"{part}: {words}"
            print(f"        {words}")
            assert counts(lab) == before, f"{part}: {counts(lab)}"
    assert not [text for text in lab.log() if "expected" in text], lab.log()
    lab.close()


def test_files_are_reached_by_keyboard_and_have_names(browser, playground):
    lab = App(browser, playground, "StrokeLab", touch=False)
    lab.page.call("Accessibility.enable")
    tree = lab.page.call("Accessibility.getFullAXTree")["nodes"]
    names = {(node["role"]["value"], node.get("name", {}).get("value"))
             for node in tree if not node.get("ignored")}
    for wanted in (("group", "File"), ("button", "Export shapes"), ("button", "Import shapes")):
        assert wanted in names, sorted(map(str, names))
    assert any(role == "status" for role, _ in names), sorted(map(str, names))
    # Tab goes through the page's own buttons and comes to both.
    reached = []
    for _ in range(40):
        lab.page.call("Input.dispatchKeyEvent", type="keyDown", code="Tab", key="Tab",
                      windowsVirtualKeyCode=9)
        lab.page.call("Input.dispatchKeyEvent", type="keyUp", code="Tab", key="Tab",
                      windowsVirtualKeyCode=9)
        reached.append(lab.page.value("document.activeElement.textContent.trim()"))
        if reached[-1] == "Import shapes":
            break
    assert "Export shapes" in reached and reached[-1] == "Import shapes", reached
    lab.page.call("Page.setInterceptFileChooserDialog", enabled=True)
    enter(lab.page)
    lab.page.wait("true")
    end = time.monotonic() + 3
    while not any(event["method"] == "Page.fileChooserOpened"
                  for event in browser.events if event.get("sessionId") == lab.page.session):
        assert time.monotonic() < end, "no dialog opened"
        lab.page.value("1")
        time.sleep(0.05)
    lab.close()


def test_an_app_without_a_file_offers_none(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    assert board.page.value("document.querySelector('.files').hidden")
    board.page.value("location.hash = '#StrokeLab'")
    board.page.wait("!document.querySelector('.files').hidden")
    board.page.value("location.hash = '#EventLab'")
    board.page.wait("document.querySelector('.files').hidden")
    board.close()
