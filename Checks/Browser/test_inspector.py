"""The inspector beside an app: lanes, recognizers and hit tests; the way back; what is kept."""

import pathlib
import subprocess
import tempfile
import time

from app import App
from keyboard import SHIFT, Keyboard
from playground import PROGRAM, Playground

COUNT = "document.querySelectorAll('{}').length"


def inspect(app):
    """Opens the inspector."""
    app.page.value("document.querySelector('.inspect-switch').click()")
    app.settle()


def pinch(app):
    """Two fingers on the lighthouse, which spread and turn it."""
    x, y = app.thing("lighthouse").centre
    app.fingers.put_down(a=(x - 30, y), b=(x + 30, y))
    app.fingers.glide(0.3, a=(x - 60, y - 30), b=(x + 60, y + 30))
    app.fingers.lift()
    app.page.wait("touchkit.scene.wake === null")


def shows(app, name):
    """Waits until a recognizer is in the inspector, and returns it."""
    return app.page.wait(
        f"touchkit.inspector.recognizers.find((one) => one.name === '{name}')")


def saved(app, folder, name, press):
    """The text of the file that is saved after a press."""
    app.page.browser.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))
    path = pathlib.Path(folder, name)
    press()
    end = time.monotonic() + 8
    while not path.exists():
        assert time.monotonic() < end, app.page.value(
            "document.querySelector('.keep .said').textContent")
        time.sleep(0.05)
    app.page.wait("document.querySelector('.keep .said').textContent.startsWith('Saved as')")
    return path.read_text()


def replayed(path):
    """The log that a trace leads to on the command line."""
    return subprocess.run([PROGRAM, "replay", str(path), "--app", "PhotoBoard"],
                          capture_output=True, text=True, check=True).stdout


def click(app, name):
    app.page.value(f"document.querySelector('.inspector {name}').click()")


def test_the_inspector_says_who_won_and_why_the_others_did_not(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    pinch(board)
    inspect(board)
    # What happened before it was opened is there too.
    assert shows(board, "pinch")["state"] == "ended"
    out = [one for one in board.page.value("touchkit.inspector.recognizers") if one["isOut"]]
    assert out and all(one["sentences"] for one in out), out
    fingers = board.page.value("touchkit.inspector.fingers")
    assert [finger["finger"] for finger in fingers] == [1, 2], fingers
    assert all(any(step.get("isHit") for step in finger["steps"]) for finger in fingers), fingers
    assert any("passed over" in text for text in board.page.value(
        "[...document.querySelectorAll('.walks li')].map((one) => one.textContent)"))
    shown = board.page.value(COUNT.format(".recognizers li"))
    click(board, ".hide")
    left = board.page.value(COUNT.format(".recognizers li"))
    assert left == shown - len(out), (shown, left, len(out))
    assert board.page.value(COUNT.format(".recognizers .out")) == 0
    names = board.page.value("touchkit.inspector.lanes")
    assert "finger 1" in names and "finger 2" in names and "pinch" in names, names
    board.close()


def test_a_recognizer_says_what_would_let_it_fire(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    x, y = board.thing("lighthouse").centre
    board.fingers.put_down(a=(x, y))
    board.fingers.move(a=(x + 12, y))
    # Long enough for a long press, which a finger that moves as far is not.
    time.sleep(0.8)
    board.fingers.lift()
    inspect(board)
    shows(board, "longPress")
    row = board.page.value("touchkit.inspector.recognizers.findIndex((one) => one.name === 'longPress')")
    ask = f"document.querySelector('.recognizers [data-row=\"{row}\"] .ask')"
    assert board.page.value(f"{ask}.textContent") == "When would it fire?"
    board.page.value(f"{ask}.focus(); {ask}.click()")
    board.page.wait(f"touchkit.inspector.recognizers[{row}].question === 'answered'", 20)
    sentences = board.page.value(f"touchkit.inspector.recognizers[{row}].sentences")
    assert sentences[-1].startswith("It fires if "), sentences
    board.page.screenshot(pathlib.Path(__file__).parent / "screenshots" / "question.png")
    assert board.page.value("document.activeElement.dataset.row") == str(row)
    # It is played on meanwhile, and a new gesture has questions of its own.
    board.fingers.drag(board.thing("mountain").centre, by=(30, 0))
    board.page.wait("touchkit.inspector.recognizers.some((one) => one.question === 'unasked')"
                    " && touchkit.inspector.recognizers.every((one) => one.question !== 'answered')")
    board.close()


def test_the_way_back_shows_the_app_as_it_was_and_then_goes_on(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    start = board.thing("lighthouse").centre
    inspect(board)
    board.settle()
    start = board.thing("lighthouse").centre
    board.fingers.drag(start, by=(60, 0))
    board.thing_is_at("lighthouse", (start[0] + 60, start[1]))
    shows(board, "pan")
    # The end of the drag, and the steps before it.
    times = []
    for _ in range(3):
        click(board, ".previous")
        board.page.wait("!touchkit.inspector.isWaiting && touchkit.inspector.past !== null")
        times.append(board.page.value("touchkit.inspector.past"))
    # Inputs that come late have the same time.
    assert times == sorted(times, reverse=True), times
    assert board.page.value("document.getElementById('stage').inert")
    begin = board.page.value("touchkit.inspector.begin")
    board.page.value("const slider = document.querySelector('.moment'); slider.value = 0;"
                     "slider.dispatchEvent(new Event('input'))")
    board.page.wait(f"touchkit.inspector.past !== null && touchkit.inspector.past < {begin} + 0.5")
    board.thing_is_at("lighthouse", start)
    click(board, ".present")
    board.page.wait("touchkit.inspector.past === null")
    board.thing_is_at("lighthouse", (start[0] + 60, start[1]))
    # At quarter speed the picture is on its way for a while.
    click(board, ".slow")
    board.page.wait("touchkit.inspector.past !== null")
    began = time.monotonic()
    first = board.page.value("touchkit.inspector.past")
    board.page.wait(f"touchkit.inspector.past === null || touchkit.inspector.past > {first} + 0.25")
    assert 0.8 < time.monotonic() - began < 2.5, time.monotonic() - began
    click(board, ".present")
    board.page.wait("touchkit.inspector.past === null")
    # And it can be touched again.
    board.fingers.drag((start[0] + 60, start[1]), by=(-20, 0))
    board.thing_is_at("lighthouse", (start[0] + 40, start[1]))
    assert board.page.complaints() == [], board.page.complaints()
    board.close()


def test_a_saved_trace_replays_to_the_servers_own_log(browser, playground):
    with tempfile.TemporaryDirectory() as folder:
        with Playground("--output", folder, command="record") as server:
            board = App(browser, server, "PhotoBoard")
            inspect(board)
            pinch(board)
            shows(board, "pinch")
            click(board, ".previous")
            board.page.wait("touchkit.inspector.past !== null")
            click(board, ".present")
            board.page.wait("touchkit.inspector.past === null")
            trace = pathlib.Path(folder, "saved", "PhotoBoard.jsonl")
            trace.parent.mkdir()
            text = saved(board, trace.parent, trace.name, lambda: click(board, ".trace"))
            board.close()
            own = pathlib.Path(folder, "PhotoBoard-1.jsonl")
            # The server recorded a little longer.
            assert own.read_text().startswith(text), "the saved trace is another recording"
            log = replayed(trace)
            assert "pinch began" in log, log[:400]
            assert replayed(own).startswith(log), "another log"



def test_the_inspector_is_used_by_keys_alone(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    keyboard = Keyboard(board.page)
    keyboard.to("button: Inspect")
    keyboard.strike("Enter")
    board.page.wait("touchkit.inspector.isOpen && touchkit.inspector.now > 0")
    board.settle()
    # A finger moved by keys; then back to what it did.
    keyboard.to("button: Keys move a finger")
    keyboard.strike("Enter")
    keyboard.down("Space")
    keyboard.hold("ArrowRight", 0.4)
    keyboard.up("Space")
    shows(board, "pan")
    keyboard.strike("Escape")
    keyboard.to("button: One input back")
    keyboard.strike("Enter")
    board.page.wait("touchkit.inspector.past !== null")
    first = board.page.value("touchkit.inspector.past")
    # The slider.
    keyboard.to("input: Look back")
    for _ in range(5):
        keyboard.strike("ArrowLeft")
    board.page.wait(f"touchkit.inspector.past < {first}")
    assert board.page.value(
        "document.querySelector('.moment').getAttribute('aria-valuetext')").endswith(" s ago")
    keyboard.to("button: Now")
    keyboard.strike("Enter")
    board.page.wait("touchkit.inspector.past === null")
    keyboard.to("input: ")
    keyboard.strike("Space")
    assert board.page.value("document.querySelector('.inspector .hide').checked")
    board.page.wait(f"{COUNT.format('.recognizers .out')} === 0")
    board.page.browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite"])
    keyboard.to("button: Copy as a test")
    keyboard.strike("Enter")
    board.page.wait("document.querySelector('.keep .said').textContent.startsWith('Copied')")
    text = board.page.value("navigator.clipboard.readText()")
    assert "screen.play(.drag(" in text or "screen.finger().down(at:" in text, text
    assert "screen.expect(" in text, text
    keyboard.to("button: Close the inspector", SHIFT)
    keyboard.strike("Enter")
    assert keyboard.focus() == "button: Inspect", keyboard.focus()
    assert not board.page.value("touchkit.inspector.isOpen")
    board.close()


def test_the_inspector_has_names_for_screen_readers(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    x, y = board.thing("lighthouse").centre
    board.mouse.drag_exactly((x, y), (x + 60, y))
    inspect(board)
    shows(board, "pan")
    board.settle()
    board.page.call("Accessibility.enable")
    tree = board.page.call("Accessibility.getFullAXTree")["nodes"]
    names = [(node["role"]["value"], node.get("name", {}).get("value", ""))
             for node in tree if not node.get("ignored")]
    for wanted in (("complementary", "Inspector"), ("group", "Time"), ("slider", "Look back"),
                   ("button", "One input back"), ("button", "One input on"),
                   ("button", "Replay at quarter speed"), ("checkbox", "Hide failed"),
                   ("list", "Recognizers"), ("group", "Hit test"), ("button", "Save as trace"),
                   ("button", "Copy as a test"), ("button", "Close the inspector")):
        assert wanted in names, (wanted, names)
    assert any(role == "image" and name.startswith("Timeline: fingers 1;") and "pan" in name
               for role, name in names), names
    board.close()


def test_the_sheet_fits_a_phone_and_is_used_by_touch(browser, playground):
    board = App(browser, playground, "PhotoBoard", width=390, height=844, density=2)
    told = "[touchkit.scene.width, touchkit.scene.height]"
    size = board.page.value(told)
    pinch(board)
    inspect(board)
    # The app keeps its size: it is shown smaller above the sheet.
    assert board.page.value(told) == size, (size, board.page.value(told))
    shows(board, "pinch")
    sizes = board.page.value("""
        [...document.querySelectorAll(".inspector button, .inspector input")].map((one) => {
          const box = one.getBoundingClientRect();
          return [one.className, box.left, box.right, box.width, box.height];
        })""")
    for name, left, right, width, height in sizes:
        assert left >= 0 and right <= 390, f"{name} is at {left} to {right}"
        assert name == "hide" or min(width, height) >= 44, f"{name} is {width} × {height}"
    assert board.page.value("document.documentElement.scrollWidth") <= 390
    box = board.page.value("""
        (() => { const box = document.querySelector(".inspector .previous").getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2]; })()""")
    origin = board.page.stage_origin
    board.fingers.tap((box[0] - origin[0], box[1] - origin[1]))
    board.page.wait("touchkit.inspector.past !== null")
    board.close()


def test_a_closed_inspector_and_a_lost_line_leave_the_present(browser, _):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard")
        inspect(board)
        pinch(board)
        shows(board, "pinch")
        click(board, ".previous")
        board.page.wait("touchkit.inspector.past !== null")
        click(board, ".close")
        board.page.wait("touchkit.inspector.past === null")
        assert not board.page.value("document.getElementById('stage').inert")
        board.page.wait("touchkit.scene.nodes.length > 0")
        inspect(board)
        click(board, ".previous")
        board.page.wait("touchkit.inspector.past !== null")
        port = own.port
        own.stop()
        board.page.wait("touchkit.connection.state === 'lost'")
        assert not board.page.value("document.getElementById('stage').inert")
        own.start(port)
        board.page.wait("touchkit.connection.state === 'open'", 20)
        # The new server knows nothing of before; the inspector is open again.
        board.page.wait("touchkit.inspector.now > 0 && touchkit.inspector.past === null", 5)
        board.close()
