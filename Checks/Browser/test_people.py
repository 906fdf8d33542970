"""The page as people meet it: with a keyboard alone, a screen reader, a trackpad, and hints of what to do."""

import re
import time

from app import App
from checks import near
from fingers import ALT, CONTROL
from keyboard import Keyboard
from playground import ROOT, Playground
from test_device import press
from test_strokes import Game, around, no_circles


def done(app):
    """The hints that are marked as done."""
    return app.page.value("[...document.querySelectorAll('.try[data-done]')].map((e) => e.textContent)")


def hold(app, key, seconds):
    """Holds a key down on the page."""
    press(app.page, "keyDown", key, key)
    time.sleep(seconds)
    press(app.page, "keyUp", key, key)


def test_hints_are_marked_when_they_are_done(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    assert done(board) == [], done(board)
    x, y = board.size[0] / 2, board.size[1] / 2
    board.fingers.tickle((x, y + 220))
    board.fingers.swipe((x, y + 220), by=(120, 0))
    board.page.wait("touchkit.scene.wake === null")
    board.fingers.drag(board.thing("lighthouse").centre, by=(140, 0))
    board.page.wait("touchkit.scene.wake === null")
    board.fingers.pinch(board.thing("lighthouse").centre, scale=1.5)
    board.fingers.rotate(board.thing("mountain").centre, 40)
    board.fingers.long_press(board.thing("mountain").centre)
    board.eventually(lambda: same(done(board), [
        "drag a picture", "pinch", "turn", "long press", "swipe the board",
        "tickle it: left, right, left"]))
    board.page.value("document.querySelector('.restart').click()")
    board.eventually(lambda: same(done(board), []))
    board.close()


def same(found, expected):
    assert found == expected, f"{found}, expected {expected}"


def test_hints_of_apps_that_scroll_can_be_done(browser, playground):
    lists = App(browser, playground, "Lists")
    row = lists.thing("Message 37").centre[1]
    lists.fingers.drag((300, row), by=(0, -60))
    lists.page.wait("touchkit.scene.wake === null")
    for way in (-90, 90):
        lists.fingers.drag((300, row), by=(way, 0))
        lists.page.wait("touchkit.scene.wake === null")
        lists.fingers.tap((300, row + 60))
        lists.page.wait("touchkit.scene.wake === null")
    lists.eventually(lambda: same(
        done(lists), ["scroll", "swipe a row to the left", "and to the right"]))
    lists.close()
    pages = App(browser, playground, "PagesAndPop")
    pages.fingers.tap(pages.thing("Pages").centre)
    pages.says("Page 1")
    pages.page.wait("touchkit.scene.wake === null")
    height = pages.size[1] / 2
    pages.fingers.drag((300, height), by=(-250, 0))
    pages.page.wait("touchkit.scene.wake === null")
    pages.fingers.put_down(a=(3, height))
    pages.fingers.glide(0.4, a=(600, height))
    pages.fingers.lift()
    pages.eventually(lambda: same(
        done(pages), ["open one", "turn the page", "swipe back from the left edge"]))
    pages.close()


def test_hints_of_apps_for_drawing_can_be_done(browser, playground):
    game = Game(browser, playground)
    game.app.fingers.draw(no_circles(game.odd(), 70)["line"])
    game.is_ready()
    game.app.eventually(lambda: same(done(game.app), ["draw something else"]))
    game.app.fingers.draw(around(game.wrong(), 75))
    game.says("0 of 1")
    game.is_ready()
    same(done(game.app), ["draw something else"])
    game.app.fingers.draw(around(game.odd(), 75))
    game.app.eventually(lambda: same(done(game.app), ["circle the odd one", "draw something else"]))
    game.app.close()


def test_every_hint_of_the_apps_with_raw_touches_can_be_done(browser, playground):
    drawer = App(browser, playground, "Drawer")
    width, height = drawer.size
    assert done(drawer) == [], done(drawer)
    drawer.fingers.drag((width * 0.2, height / 2), by=(width * 0.7, 0))
    drawer.page.wait("touchkit.scene.wake === null")
    drawer.fingers.tap((width * 0.9, height / 2))
    drawer.page.wait("touchkit.scene.wake === null")
    drawer.fingers.drag((width * 0.8, height / 2), by=(-width * 0.7, 0))
    drawer.eventually(lambda: same(done(drawer), ["drag it to the right", "drag it to the left"]))
    drawer.close()
    lab = App(browser, playground, "EventLab")
    lab.fingers.tap(lab.thing("Inner").centre)
    lab.fingers.drag(lab.thing("Follower").centre, by=(-20, 10))
    press(lab.page, "keyDown", "MediaPlayPause", "MediaPlayPause")
    press(lab.page, "keyUp", "MediaPlayPause", "MediaPlayPause")
    lab.eventually(lambda: same(done(lab), [
        "touch the red view", "drag the violet one", "touch the grey one", "press a media key"]))
    lab.close()


def test_a_trackpad_pinches_what_is_under_the_pointer(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    place = board.thing("lighthouse").centre
    other = board.thing("mountain").scale
    for _ in range(20):
        board.mouse.turn((place[0] + 20, place[1]), by=(0, -5), modifiers=CONTROL)
        time.sleep(0.016)
    board.eventually(lambda: larger(board.thing("lighthouse").scale, 1.8))
    near(board.thing("mountain").scale, other, 0, "scale of the other")
    board.close()


def larger(found, than):
    assert found > than, f"{found}, expected more than {than}"


def test_the_mirrored_finger_turns_about_the_touched_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    start = board.thing("mountain").centre
    board.mouse.drag(start, by=(-120, 60))
    board.page.wait("touchkit.scene.wake === null")
    centre = board.thing("mountain").centre
    board.mouse.press((centre[0] + 30, centre[1]), ALT)
    for step in range(1, 11):
        board.mouse.move((centre[0] + 30 + 3 * step, centre[1]), True, ALT)
    board.mouse.release((centre[0] + 60, centre[1]), ALT)
    board.eventually(lambda: larger(board.thing("mountain").scale, 1.5))
    near(board.thing("mountain").centre[0], centre[0], 1, "the picture's place")
    board.close()


def test_keys_alone_drag_a_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    board.page.value("document.querySelector('.key-finger').click()")
    start = board.thing("mountain").centre
    hold(board, "ArrowDown", 90 / 260)
    press(board.page, "keyDown", "Space", " ")
    hold(board, "ArrowRight", 0.5)
    time.sleep(0.3)
    press(board.page, "keyUp", "Space", " ")
    board.eventually(lambda: larger(board.thing("mountain").centre[0], start[0] + 60))
    press(board.page, "keyDown", "Escape", "Escape")
    assert board.page.value(
        "document.querySelector('.key-finger').getAttribute('aria-pressed')") == "false"
    board.close()


def test_controls_are_reached_and_pressed_by_keys(browser, playground):
    page = App(browser, playground, "Controls", touch=False)
    page.page.value("document.querySelector('[role=switch]').focus()")
    press(page.page, "keyDown", "Enter", "Enter")
    press(page.page, "keyUp", "Enter", "Enter")
    page.says("The switch is on.")
    page.page.wait("document.querySelector('[role=switch]').getAttribute('aria-checked') === 'true'")
    press(page.page, "keyDown", "Tab", "Tab")
    focused = page.page.value("document.activeElement.getAttribute('role')")
    assert focused == "slider", focused
    page.close()


def test_arrow_keys_move_a_slider_that_has_the_focus(browser, playground):
    page = App(browser, playground, "Controls", touch=False)
    page.page.value("document.querySelector('[role=slider]').focus()")
    start = slider(page)
    for key in ("ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowRight"):
        strike(page.page, key)
    page.eventually(lambda: near(slider(page)["valuenow"], start["valuenow"] + 20, 0.01, "value"))
    assert (start["valuemin"], start["valuemax"]) == (0, 100), start
    for _ in range(10):
        strike(page.page, "ArrowDown")
    page.eventually(lambda: near(slider(page)["valuenow"], 0, 0, "value"))
    assert slider(page)["valuetext"] == "0 %", slider(page)
    page.says("The slider's value: 0")
    page.close()


def slider(app):
    """What the page says of its slider."""
    return app.page.value("""(() => {
        const one = document.querySelector('[role=slider]');
        const number = (name) => Number(one.getAttribute(`aria-${name}`));
        return { valuemin: number("valuemin"), valuemax: number("valuemax"),
          valuenow: number("valuenow"), valuetext: one.getAttribute("aria-valuetext") };
      })()""")


def strike(page, key, code=None, modifiers=0):
    """Presses a key and lets it go."""
    press(page, "keyDown", code or key, key, modifiers)
    press(page, "keyUp", code or key, key, modifiers)


def test_the_accessibility_tree_names_what_can_be_used(browser, playground):
    page = App(browser, playground, "Controls")
    names = tree(page)
    for expected in (("button", "Press"), ("switch", "Switch"), ("slider", "Slider"),
                     ("button", "Increment"), ("button", "Week"), ("textbox", "Text"),
                     ("switch", "The page cancels touches")):
        assert expected in names, f"{expected} is not among {names}"
    page.close()
    game = App(browser, playground, "MatchItUp")
    names = tree(game)
    pictures = [(role, name) for role, name in names if "picture" in name]
    assert pictures == [("image", f"picture {number} of 4") for number in (1, 2, 3, 4)], pictures
    assert not [name for _, name in names if "-odd" in name], names
    game.close()


def test_what_an_app_announces_is_told_to_screen_readers(browser, playground):
    game = Game(browser, playground)
    announced = "document.querySelector('.announced')"
    assert game.app.page.value(f"{announced}.getAttribute('aria-live')") == "assertive"
    assert game.app.page.value(f"{announced}.textContent") == ""
    game.app.fingers.draw(around(game.odd(), 75))
    game.app.page.wait(f"{announced}.textContent === 'Yes, that is the odd one'")
    assert any(name == "Yes, that is the odd one" for _, name in tree(game.app)), tree(game.app)
    game.app.page.value("document.querySelector('.restart').click()")
    game.app.page.wait(f"{announced}.textContent === ''")
    game.app.close()


def test_a_list_is_scrolled_by_buttons_behind_it(browser, playground):
    lists = App(browser, playground, "Lists", touch=False)
    keys = Keyboard(lists.page)
    keys.to("button: Message 39")
    lists.page.wait("document.querySelectorAll('.action').length === 4")
    assert {("button", "Scroll up"), ("button", "Scroll down")} <= set(tree(lists)), tree(lists)
    keys.to("button: Scroll down")
    first = lists.thing("Message 39").centre[1]
    keys.strike("Enter")
    announced = "document.querySelector('.announced').textContent"
    lists.page.wait(f"/^Rows \\d+ to \\d+ of 41$/.test({announced})")
    lists.eventually(lambda: smaller(lists, "Message 39", first))
    # The focus stays, so that the next page is one key away, also behind the last page.
    for _ in range(8):
        assert keys.focus() == "button: Scroll down", keys.focus()
        keys.strike("Enter")
        lists.page.wait("touchkit.scene.wake === null")
    assert ("button", "Scroll down") in tree(lists), tree(lists)
    lists.page.wait("[...document.querySelectorAll('.scrolls')].at(-1).ariaDisabled === 'true'")
    assert lists.page.complaints() == [], lists.page.complaints()
    lists.close()


def smaller(app, name, than):
    """Whether a thing is further up, or gone."""
    found = [thing.centre[1] for _, thing in app.things(name)]
    assert all(place < than for place in found), (found, than)


def test_actions_of_a_row_are_buttons_behind_it(browser, playground):
    lists = App(browser, playground, "Lists", touch=False)
    assert not [name for role, name in tree(lists) if (role, name) == ("button", "Delete")], tree(lists)
    keys = Keyboard(lists.page)
    keys.to("button: Message 39")
    lists.page.wait("document.querySelectorAll('.action:not(.scrolls)').length === 2")
    assert {("button", "Mark"), ("button", "Delete")} <= set(tree(lists)), tree(lists)
    keys.to("button: Delete")
    keys.down("Enter")
    keys.up("Enter")
    lists.page.wait("![...document.querySelectorAll('[aria-label]')]"
                    ".some((e) => e.getAttribute('aria-label') === 'Message 39')")
    lists.page.wait("document.querySelectorAll('.action:not(.scrolls)').length === 0")
    lists.close()


def tree(app):
    """Roles and names of the page's accessibility tree."""
    nodes = app.page.call("Accessibility.getFullAXTree")["nodes"]
    return [(node["role"]["value"], node["name"]["value"]) for node in nodes
            if not node.get("ignored") and node.get("name", {}).get("value")]


def kept_tree(example, moment):
    """What `Documentation/AccessibilityTree.md` says that the page makes of an example: roles, names and states."""
    text = (ROOT / "Documentation" / "AccessibilityTree.md").read_text()
    part = text.split(f"## {example}\n")[1].split(f"### {moment}")[1].split("\n#")[0]
    rows = [line.rstrip(" |").split(" | ")[1] for line in part.splitlines() if line.startswith('| "')]
    found = []
    for row in rows:
        role, name, states = re.fullmatch(r'(\w+) "(.*?)"(?:, )?(.*)', row).groups()
        states = [state for state in states.split(", ") if state in STATES]
        found.append((CHROMIUM_ROLES.get(role, role), name, sorted(states)))
    return found


# What Chromium calls roles, and the states that both sides have.
CHROMIUM_ROLES = {"text": "StaticText", "img": "image"}
STATES = {"checked": ("checked", "true"), "not checked": ("checked", "false"), "pressed": ("pressed", "true"),
          "disabled": ("disabled", True)}


def chromium_tree(app):
    """Roles, names and states of what is on the stage, as Chromium gives them, in its order."""
    nodes = app.page.call("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found = []

    def visit(node, is_on_stage):
        role = node.get("role", {}).get("value")
        name = node.get("name", {}).get("value")
        if is_on_stage and name and not node.get("ignored"):
            has = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            states = [word for word, (key, value) in STATES.items() if has.get(key) == value]
            # A toggle button is a button that is pressed.
            found.append(({"ToggleButton": "button"}.get(role, role), name, sorted(states)))
            if role != "generic":
                return
        for child in node.get("childIds", []):
            visit(by_id[child], is_on_stage or role == "application")

    visit(nodes[0], False)
    return found


def test_the_tree_is_as_its_document_says(browser, playground):
    app = App(browser, playground, "Controls", touch=False)

    def agrees(moment):
        given = chromium_tree(app)
        missing = [one for one in kept_tree("Controls", moment) if one not in given]
        assert not missing, f"Chromium does not give {missing}, but {given}"

    app.eventually(lambda: agrees("Before"))
    Keyboard(app.page).to("switch: Switch")
    Keyboard(app.page).strike("Space")
    app.eventually(lambda: agrees("After"))
    app.close()


def test_opening_an_app_moves_the_focus_to_it_and_back(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    page.value("document.querySelector('.card[href=\"#Drawer\"]').click()")
    page.wait("document.activeElement?.id === 'stage'")
    page.wait("document.getElementById('stage').getAttribute('aria-label') === 'Drawer'")
    page.value("document.querySelector('.brand').click()")
    page.wait("document.activeElement?.getAttribute('href') === '#Drawer'")
    page.close()


def test_nothing_is_cut_off_on_a_phone(browser, playground):
    for name in page_apps(browser, playground):
        app = App(browser, playground, name, width=390, height=844)
        cut = app.page.value("""
            [...document.querySelectorAll('.bar *, .tries *')].filter((one) => {
              const box = one.getBoundingClientRect();
              return box.width > 0 && (box.left < 0 || box.right > innerWidth);
            }).map((one) => one.outerHTML.slice(0, 80))""")
        assert cut == [], f"{name}: {cut}"
        app.eventually(lambda: fills(app))
        app.close()


def fills(app):
    """The app knows how much room it has, although the hints took some of it."""
    size = app.page.value("touchkit.scene.nodes.find((node) => node.parent === null).size")
    same(size, app.page.value(
        "[document.getElementById('stage').clientWidth, document.getElementById('stage').clientHeight]"))


def test_a_mark_at_a_hint_does_not_move_the_stage(browser, playground):
    for name in page_apps(browser, playground):
        app = App(browser, playground, name, width=390, height=844)
        before = [*app.page.stage_origin, *app.size]
        app.page.value(
            "document.querySelectorAll('.try').forEach((one) => { one.dataset.done = true; })")
        app.settle()
        same([*app.page.stage_origin, *app.size], before)
        app.close()


# Scenes come late, as from a busy server: the hints have taken their room before the first one.
LATE_SCENES = """
(() => {
  const usual = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    set(hear) {
      usual.set.call(this, hear && ((event) => {
        const isLate = event.data.includes('"type":"scene"');
        if (isLate) setTimeout(() => hear(event), 300);
        else hear(event);
      }));
    },
  });
})()
"""


def test_an_app_hears_of_a_stage_that_changed_before_it_came(browser, playground):
    page = browser.open("about:blank", width=390, height=844)
    page.call("Page.addScriptToEvaluateOnNewDocument", source=LATE_SCENES)
    page.go(f"{playground.address}#PhotoBoard")
    page.wait("window.touchkit?.scene.app === 'PhotoBoard'")
    app = Phone(page)
    app.eventually(lambda: fills(app))
    page.close()


class Phone(App):
    """A page that was opened already."""

    def __init__(self, page):
        self.page = page


def page_apps(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    names = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
    page.close()
    return names


def test_a_frozen_server_is_noticed_within_two_seconds(browser, playground):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard")
        own.freeze()
        began = time.monotonic()
        board.page.wait("document.querySelector('.state').dataset.state === 'silent'")
        seconds = time.monotonic() - began
        own.thaw()
        assert seconds < 2, f"it took {seconds} s"
        board.page.wait("document.querySelector('.state').dataset.state === 'open'")
        assert board.page.value("document.querySelector('.notice').hidden"), "the notice stays"
        board.close()


def test_a_restarted_server_says_that_the_board_is_new(browser, playground):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard")
        own.stop()
        board.page.wait("touchkit.connection.state === 'lost'")
        own.start(own.port)
        board.page.wait("touchkit.connection.state === 'open' && touchkit.scene.nodes.length > 0")
        text = board.page.value("document.querySelector('.notice').textContent")
        assert "from the beginning" in text, text
        assert any("from the beginning" in line for line in board.log()), board.log()
        board.close()
