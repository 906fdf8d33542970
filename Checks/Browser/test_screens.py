"""Small and large screens: the sheet of the panels, demos of a phone's size, and what must be readable
and large enough to touch everywhere."""

import time

from app import App
from keyboard import Keyboard

# A phone upright and on its side, a laptop, and the first two at 200 % zoom.
SCREENS = {
    "390 × 844": dict(width=390, height=844, density=2, touch=True),
    "844 × 390": dict(width=844, height=390, density=2, touch=True),
    "1280 × 800": dict(width=1280, height=800, touch=False),
    "390 × 844 at 200 %": dict(width=195, height=422, density=4, touch=True),
    "844 × 390 at 200 %": dict(width=422, height=195, density=4, touch=True),
}
PANELS = ("inspect", "log", "code", "assist")

BOX = """(() => { const box = document.querySelector('{}').getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom]; })()"""

# Where texts stand that people can see, with the colours behind them, from the inside out.
TEXTS = """
  const seen = (element) => element.checkVisibility({ visibilityProperty: true })
    && getComputedStyle(element).clipPath === "none";
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const channels = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, below) => top.slice(0, 3).map(
    (channel, index) => channel * top[3] / 255 + below[index] * (1 - top[3] / 255));
  const light = (rgb) => rgb.map((channel) => channel / 255).map(
    (channel) => channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4)
    .reduce((sum, channel, index) => sum + channel * [.2126, .7152, .0722][index], 0);
  const behind = (element) => {
    const layers = [];
    for (let step = element; step; step = step.parentElement) {
      layers.push(channels(getComputedStyle(step).backgroundColor));
      if (layers.at(-1)[3] === 255) break;
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const opacity = (element) => {
    let product = 1;
    for (let step = element; step; step = step.parentElement) {
      product *= getComputedStyle(step).opacity;
    }
    return product;
  };
  const contrast = (element, color) => {
    const ground = behind(element);
    const ink = channels(color);
    ink[3] *= opacity(element);
    const [a, b] = [light(over(ink, ground)), light(ground)].sort((one, other) => other - one);
    return (a + .05) / (b + .05);
  };
"""


CONTRASTS = f"""(() => {{ {TEXTS}
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {{
    const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
    if (!text || element.closest(".scene, script, noscript, title, option") || !seen(element)) continue;
    const style = getComputedStyle(element);
    found.push([contrast(element, element.closest("svg") ? style.fill : style.color), text]);
  }}
  for (const select of document.querySelectorAll("select")) {{
    if (seen(select)) found.push([contrast(select, getComputedStyle(select).color), "the menu"]);
    for (const option of select.options) {{
      found.push([contrast(option, getComputedStyle(option).color), option.textContent]);
    }}
  }}
  for (const sign of document.querySelectorAll(".try")) {{
    if (seen(sign)) found.push([contrast(sign, getComputedStyle(sign, "::before").color), "a mark"]);
  }}
  return found;
}})()"""

# What can be touched: its name, width and height. A box to tick is touched by its label.
TARGETS = """[...document.querySelectorAll(
    "a, button, select, input, summary, [role=separator]")].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".scene")).map((one) => {
  const box = (one.closest("label") ?? one).getBoundingClientRect();
  return [one.getAttribute("aria-label") ?? one.textContent.trim(), box.width, box.height];
})"""

# What is wider than its room: texts that are cut off at the side.
CUT_OFF = """(() => {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  const found = [...document.querySelectorAll("button, .card *, h1, h2, h3, .try")].filter(
    (one) => one.checkVisibility() && one.scrollWidth > one.clientWidth && one.clientWidth > 0).map(
    (one) => one.textContent);
  const menu = document.querySelector(".choice select"), style = getComputedStyle(menu);
  pen.font = style.font;
  // The mark at the right of a menu takes 20 points.
  const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
  for (const { textContent } of menu.checkVisibility() ? menu.options : []) {
    if (pen.measureText(textContent).width > room) found.push(`${textContent} in the menu`);
  }
  return found;
})()"""


def press(app, panel):
    """Opens or closes a panel."""
    app.page.value(f"document.querySelector('.{panel}-switch').click()")
    app.settle()


def touch(app):
    """One tap, by which the inspector has something to say."""
    place = (app.size[0] / 2, app.size[1] / 2)
    if app.touch:
        app.fingers.tap(place)
    else:
        app.mouse.drag_exactly(place, place, steps=1)


def box(app, selector):
    return app.page.value(BOX.replace("{}", selector))


def height(app):
    """How high the panel is."""
    _, top, _, bottom = box(app, ".side")
    return bottom - top


def pull(app, by):
    """Pulls the grip with a finger."""
    left, top, right, bottom = box(app, ".grip")
    x, y = (left + right) / 2 - app.page.stage_origin[0], (top + bottom) / 2 - app.page.stage_origin[1]
    app.fingers.put_down(a=(x, y))
    app.fingers.move(a=(x, y + by / 2))
    app.fingers.move(a=(x, y + by))
    app.fingers.lift()
    app.settle()


def every_view(browser, playground, dark=False):
    """Each screen with the list, an app, and each panel of it."""
    for name, screen in SCREENS.items():
        page = browser.open(playground.address, dark=dark, **screen)
        page.wait("document.querySelectorAll('.card').length > 0")
        yield f"{name}, list", page
        page.close()
        app = App(browser, playground, "PhotoBoard", dark=dark, **screen)
        touch(app)
        yield f"{name}, app", app.page
        for panel in PANELS:
            if app.page.value(f"document.querySelector('.{panel}-switch').ariaPressed") == "false":
                press(app, panel)
            if panel == "inspect":
                app.page.wait("touchkit.inspector.recognizers.length > 0")
            yield f"{name}, {panel}", app.page
        app.close()


def test_a_finger_and_keys_pull_the_sheet_and_nothing_of_the_app_is_covered(browser, playground):
    board = App(browser, playground, "PhotoBoard", width=390, height=844, density=2)
    told = board.page.value("[touchkit.scene.width, touchkit.scene.height]")
    touch(board)
    press(board, "inspect")
    board.page.wait("touchkit.inspector.recognizers.length > 0")
    room = box(board, "main")[3] - box(board, "main")[1]
    first = height(board)
    assert 0.4 * room < first < 0.6 * room, (first, room)
    # The text has half of a screen's height, where it had 20 points.
    assert box(board, ".side")[3] - box(board, ".lanes")[1] > 200, box(board, ".lanes")
    for by in (-150, 250):
        before = height(board)
        pull(board, by)
        assert abs(height(board) - (before - by)) < 2, (by, before, height(board))
        # The app is as large as before, and shown above the sheet.
        assert board.page.value("[touchkit.scene.width, touchkit.scene.height]") == told
        if by > 0:
            assert box(board, ".stage")[3] <= box(board, ".side")[1], box(board, ".stage")
    pull(board, 800)
    lowest = height(board)
    assert 60 < lowest < 100, lowest
    keyboard = Keyboard(board.page)
    board.page.value("document.querySelector('.grip').focus()")
    keyboard.strike("ArrowUp")
    assert abs(height(board) - lowest - 0.1 * room) < 2, height(board)
    keyboard.strike("End")
    assert height(board) > 0.9 * room, height(board)
    assert board.page.value("document.querySelector('.grip').ariaValueNow") == "100"
    keyboard.strike("Home")
    assert abs(height(board) - lowest) < 2, height(board)
    keyboard.strike("Enter")
    assert abs(height(board) - first) < 2, height(board)
    # A tap on the grip is enough for a finger that cannot pull.
    pull(board, 0)
    assert height(board) > 0.9 * room, height(board)
    board.close()


def test_fingers_hit_what_they_touch_on_a_stage_that_is_shown_smaller(browser, playground):
    board = App(browser, playground, "PhotoBoard", width=390, height=844, density=2)
    start = board.thing("lighthouse").centre
    press(board, "inspect")
    scale = board.size[0] / board.page.value("touchkit.scene.width")
    assert 0.3 < scale < 0.9, scale
    x, y = start[0] * scale, start[1] * scale
    board.fingers.put_down(a=(x, y))
    # The pan takes off the length after which it begins.
    board.fingers.move(a=(x + 10, y + 10))
    board.fingers.glide(0.3, a=(x + 10 + 40 * scale, y + 10 + 30 * scale))
    board.fingers.rest(a=(x + 10 + 40 * scale, y + 10 + 30 * scale))
    board.fingers.lift()
    more = 10 / scale - 10
    board.thing_is_at("lighthouse", (start[0] + 40 + more, start[1] + 30 + more), within=2)
    press(board, "inspect")
    assert board.size[0] == board.page.value("touchkit.scene.width"), board.size
    board.close()


def test_where_there_is_room_a_panel_stands_beside_the_app(browser, playground):
    for name in ("844 × 390", "1280 × 800"):
        board = App(browser, playground, "PhotoBoard", **SCREENS[name])
        touch(board)
        press(board, "inspect")
        board.page.wait("touchkit.inspector.recognizers.length > 0")
        stage, side = box(board, ".stage"), box(board, ".side")
        assert stage[2] <= side[0], f"{name}: the stage ends at {stage[2]}, the panel begins at {side[0]}"
        assert not board.page.value("document.querySelector('.grip').checkVisibility()")
        board.close()


def test_at_200_percent_the_inspector_can_be_read_to_its_end(browser, playground):
    for name in ("390 × 844 at 200 %", "844 × 390 at 200 %"):
        board = App(browser, playground, "PhotoBoard", **SCREENS[name])
        touch(board)
        press(board, "inspect")
        board.page.wait("touchkit.inspector.recognizers.length > 0")
        board.page.value("document.querySelector('.grip').focus()")
        Keyboard(board.page).strike("End")
        board.settle()
        for selector in (".lanes", ".recognizers li:last-child", ".walks", ".keep .test"):
            board.page.value(f"document.querySelector('{selector}').scrollIntoView()")
            left, top, right, bottom = box(board, selector)
            within = box(board, ".inspector .body")
            assert within[1] - 1 <= top < within[3] and right <= board.page.value("innerWidth"), (
                name, selector, (left, top, right, bottom), within)
            assert min(bottom, within[3]) - top > 20, (name, selector, top, bottom, within)
        assert board.page.value("document.documentElement.scrollWidth <= innerWidth"), name
        board.close()


def test_demos_on_a_desktop_are_as_large_as_a_phone_and_never_empty(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    names = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
    page.close()
    for width, screen_height in ((1280, 800), (1920, 1080)):
        for name in names:
            app = App(browser, playground, name, width=width, height=screen_height, touch=False)
            assert app.size[0] <= 430 and app.size[1] <= 932, f"{name} is {app.size}"
            assert app.size[1] >= 500, f"{name} is {app.size}"
            assert app.things(""), f"{name} shows no text and no picture"
            assert not app.page.value("document.querySelector('.starting').checkVisibility()"), name
            app.close()


def test_a_page_without_its_server_says_so_instead_of_nothing(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.page.value("location.hash = ''")
    board.page.value("document.querySelector('.cards').replaceChildren()")
    assert board.page.value("document.querySelector('.waiting').checkVisibility()")
    assert "server" in board.page.value("document.querySelector('.waiting').textContent")
    board.close()


def test_all_that_can_be_touched_is_44_points_large_and_no_name_is_cut_off(browser, playground):
    for view, page in every_view(browser, playground):
        small = [target for target in page.value(TARGETS) if min(target[1:]) < 43.9]
        assert not small, f"{view}: {small}"
        cut = page.value(CUT_OFF)
        assert not cut, f"{view}: {cut}"


# What is shown at times only: news, a lost line, problems, lines of the log, and a recording's message.
REVEAL = """(() => {
  const say = (selector, text) => {
    const element = document.querySelector(selector);
    element.hidden = false;
    element.textContent = text;
  };
  for (const name of [".notice", ".lost .why", ".told p", ".files .said", ".keep .said", ".note"]) {
    say(name, "A sentence.");
  }
  for (const name of [".lost", ".told", ".files", ".play-own"]) document.querySelector(name).hidden = false;
  for (const said of document.querySelectorAll(".said")) said.classList.add("problem");
  const lines = document.querySelector(".log ol");
  for (const kind of ["event", "reason", "error"]) {
    lines.append(Object.assign(document.createElement("li"), { className: kind, textContent: kind }));
  }
  document.querySelector(".try")?.setAttribute("data-done", true);
})()"""


def test_all_text_stands_out_from_what_is_behind_it(browser, playground):
    for dark in (False, True):
        for view, page in every_view(browser, playground, dark):
            page.value(REVEAL)
            texts = page.value(CONTRASTS)
            assert len(texts) > 10, f"{view}: only {texts}"
            weak = sorted(text for text in texts if text[0] < 4.5)
            assert not weak, f"{view}, {'dark' if dark else 'light'}: {weak[:8]}"
