"""Every app by keyboard alone, from the list of apps through the menu, and what a screen reader is told."""

import time

from checks import near
from app import App
from keyboard import FRAMES, SHIFT, Keyboard

# Roles of what can be used; a screen reader says no more of it than its name.
CONTROLS = {"button", "link", "switch", "slider", "textbox", "combobox", "option", "checkbox",
            "searchbox", "image", "application", "log", "region", "navigation", "group", "heading",
            "complementary", "toggle button"}


class Visit(App):
    """An app that was opened by keys, on a page that stays."""

    def __init__(self, page, name):
        self.page = page
        self.page.wait(f"touchkit.scene.app === '{name}' && touchkit.scene.nodes.length > 0")
        self.page.wait("touchkit.scene.wake === null")
        self.settle()
        self.keyboard = Keyboard(page)

    def use(self, name, key="Enter"):
        """Walks to something and presses a key on it."""
        self.keyboard.to(name)
        self.keyboard.strike(key)

    def draw(self, *holds):
        """Lets keys move a finger: walks, puts it down, and moves it; then gives the keys back."""
        self.use("button: Keys move a finger", "Space")
        assert self.keyboard.focus().startswith("application"), self.keyboard.focus()
        *way, last = holds
        for key, seconds in way:
            self.keyboard.hold(key, seconds)
        self.keyboard.down("Space")
        self.keyboard.hold(*last)
        self.keyboard.up("Space")
        self.keyboard.strike("Escape")
        self.page.wait("touchkit.scene.wake === null")


def drags_a_picture(app):
    start = app.thing("mountain").centre
    app.draw(("ArrowDown", 90 / 260), ("ArrowRight", 0.5))
    moved = app.thing("mountain").centre[0] - start[0]
    assert moved > 40, f"the picture moved by {moved}"


def drags_on_a_pad(app):
    app.use("switch: Delay touches that begin", "Space")
    # From the middle of the stage to the third pad, and across it.
    app.draw(("ArrowUp", 0.5), ("ArrowLeft", 0.65), ("ArrowRight", 0.5))
    app.eventually(lambda: pads_tell_of(app, "pan: possible, "))


def pads_tell_of(app, words):
    texts = [text for text, _ in app.things("") if text]
    assert any(words in text for text in texts), texts


def draws_a_line(app):
    app.draw(("ArrowRight", 0.7))
    app.says("That is no way around")
    # What was wrong is a button that tells the numbers.
    app.use("button: That is no way around")
    app.says("No circle: it ")
    app.use("button: New set")


def chooses_a_shape(app):
    app.use("button: Arrow")
    app.says("Draw an example")


def chooses_the_lasso(app):
    # Arrows are the segments' own, while Tab has led into them.
    app.keyboard.to("button: Draw")
    app.keyboard.strike("ArrowRight")
    app.page.wait("document.querySelector('.stage [aria-pressed=true]')?.ariaLabel === 'Lasso'")


def chooses_a_row(app):
    passed = app.keyboard.to("button: Message 36")
    rows = [name for name in passed if name and "Message" in name]
    assert rows == [f"button: Message {number}" for number in (40, 39, 38, 37)], rows
    app.keyboard.strike("Enter")
    app.page.wait("document.activeElement.getAttribute('aria-pressed') === 'true'")
    # Arrows are the app's: the page's focus goes along, and rows come into sight.
    for number in range(35, 27, -1):
        app.keyboard.strike("ArrowDown")
        app.page.wait(f"document.activeElement.ariaLabel.startsWith('Message {number}')")
    app.keyboard.strike("Enter")
    app.page.wait("document.activeElement.getAttribute('aria-pressed') === 'true'")


def uses_every_control(app):
    app.use("button: Press")
    app.says("The button was pressed")
    app.use("switch: Switch", "Space")
    app.says("The switch is on")
    app.use("slider: Slider", "ArrowUp")
    app.says("The slider's value: 60")
    app.use("button: Increment")
    app.says("The stepper")
    app.use("button: Week")
    app.page.wait("document.activeElement.getAttribute('aria-pressed') === 'true'")
    app.use("slider: Pages", "ArrowRight")
    app.page.wait("document.activeElement.getAttribute('aria-valuetext').startsWith('2 of')")
    app.keyboard.to("textbox: Text")
    time.sleep(0.2)
    app.keyboard.type("hi")
    app.says("The text: hi")


def goes_and_comes_back(app):
    app.use("button: Own button, wrong")
    app.says("Page 1")
    app.page.wait("touchkit.scene.wake === null")
    app.keyboard.focus()
    app.use("button: List")
    app.says("Whole page, right")


def opens_the_drawer(app):
    app.draw(("ArrowLeft", 1.2), ("ArrowRight", 3.2))
    app.says("Inbox")


def chooses_a_place(app):
    app.use("button: Place 3")
    app.says("You chose place 3.")


def presses_a_media_key(app):
    app.draw(("ArrowUp", 0.5), ("ArrowRight", 0.1))
    app.keyboard.strike("MediaPlayPause")
    assert any("remote control: play or pause" in text for text, _ in app.things("") if text)


VISITS = {
    "PhotoBoard": drags_a_picture, "GestureLab": drags_on_a_pad, "MatchItUp": draws_a_line,
    "StrokeLab": chooses_a_shape, "Sketchpad": chooses_the_lasso, "Lists": chooses_a_row, "Controls": uses_every_control, "PagesAndPop": goes_and_comes_back,
    "Drawer": opens_the_drawer, "Sheet": chooses_a_place, "EventLab": presses_a_media_key,
}


def test_every_app_is_used_by_keys_alone(browser, playground):
    page = browser.open(playground.address, width=1280, height=800, touch=False)
    page.wait("document.querySelectorAll('.card').length > 0")
    keyboard = Keyboard(page)
    apps = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
    assert apps == list(VISITS), f"{apps} are there, {list(VISITS)} are tried"
    keyboard.to("a: Photo Board")
    keyboard.strike("Enter")
    for index, (name, visit) in enumerate(VISITS.items()):
        if index > 0:
            keyboard.to("select: App", SHIFT)
            keyboard.strike("ArrowDown")
            assert keyboard.focus() == "select: App", keyboard.focus()
        app = Visit(page, name)
        read(app, name)
        visit(app)
        read(app, name)
        keyboard.focus()
    keyboard.to("a: All apps", SHIFT)
    keyboard.strike("Enter")
    assert keyboard.focus().startswith("a: Event Lab"), keyboard.focus()
    assert page.complaints() == [], page.complaints()
    page.close()


def test_the_menu_goes_on_by_keys_and_gives_the_focus_to_the_app_otherwise(browser, playground):
    app = App(browser, playground, "PhotoBoard", touch=False)
    keyboard = Keyboard(app.page)
    keyboard.to("select: App")
    for name in ("GestureLab", "MatchItUp"):
        keyboard.strike("ArrowDown")
        app.page.wait(f"touchkit.scene.app === '{name}'")
    assert keyboard.focus() == "select: App", keyboard.focus()
    app.page.value("""(() => {
        const menu = document.querySelector(".choice select");
        menu.dispatchEvent(new PointerEvent("pointerdown"));
        menu.value = "Drawer";
        menu.dispatchEvent(new Event("change"));
      })()""")
    app.page.wait("touchkit.scene.app === 'Drawer'")
    assert keyboard.focus() == "application: Drawer", keyboard.focus()
    app.close()


def test_nothing_of_the_page_moves_for_those_who_want_it_still(browser, playground):
    app = App(browser, playground, "PhotoBoard")
    app.page.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-reduced-motion", "value": "reduce"}])
    app.page.value(FRAMES)
    app.fingers.put_down(a=(200, 200))
    app.page.value(FRAMES)
    moving = app.page.value("document.getAnimations().length")
    assert moving == 0, f"{moving} animations run"
    app.fingers.lift()
    app.page.value(FRAMES)
    assert app.page.value("document.getAnimations().length") == 0
    app.page.value("document.querySelector('.state').dataset.state = 'lost'")
    app.page.value(FRAMES)
    assert app.page.value("document.getAnimations().length") == 0
    zoom = app.page.value("document.querySelector('meta[name=viewport]').content")
    assert "scalable" not in zoom and "maximum-scale" not in zoom, zoom
    app.close()


def read(app, name):
    """Reads the accessibility tree as a screen reader does."""
    nodes = app.page.call("Accessibility.getFullAXTree")["nodes"]
    told = [(node["role"]["value"], node.get("name", {}).get("value", ""),
             node.get("description", {}).get("value", ""))
            for node in nodes if not node.get("ignored")]
    nameless = [role for role, words, _ in told if role in CONTROLS and not words.strip()]
    assert nameless == [], f"{name}: without a name are {nameless}"
    pictures = [words for role, *texts in told if role == "image" for words in texts]
    if name == "MatchItUp":
        expected = [f"picture {number} of 4" for number in (1, 2, 3, 4)]
        assert [words for words in pictures if words] == expected, pictures
    answers = [words for words in pictures if "odd" in words or "match" in words]
    assert answers == [], f"{name}: {answers} give the game away"
    choice = [node["value"]["value"] for node in nodes if node["role"]["value"] == "combobox"]
    title = app.page.value("document.title").split(" – ")[0]
    assert choice == [title], f"the menu says {choice}, the app is {title}"
