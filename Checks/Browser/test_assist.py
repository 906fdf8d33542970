"""The panel of assistance: touches that are held, a pointer that rests, and one switch."""

import time

from app import App
from keyboard import Keyboard
from test_controls import log, says
from test_screens import press


def controls(browser, playground, **appearance):
    """A fresh page of controls with the panel open, and the app as it is drawn beside it."""
    app = App(browser, playground, "Controls", **appearance)
    press(app, "assist")
    app.settle()
    return app


def turn(app, **values):
    """Sets inputs of the panel, as a person does who slides or ticks them."""
    for name, value in values.items():
        change = f"input.checked = {str(value).lower()}" if isinstance(value, bool) else f"input.value = {value}"
        app.page.value(f"""(() => {{
          const input = document.querySelector('#assist [name="{name}"]');
          {change};
          input.dispatchEvent(new Event("input", {{ bubbles: true }}));
        }})()""")


def caption(app):
    """What the cursor of the switch says, or None."""
    return app.page.value("(({ hidden, textContent }) => hidden ? null : textContent)"
                          "(document.querySelector('.assisted .caption'))")


def waits_for(app, words):
    """Waits until the cursor says this."""
    def check():
        assert caption(app) == words, f"the cursor says {caption(app)}, not {words}"
    app.eventually(check, 20)


def test_a_mouse_that_rests_presses_a_button_once(browser, playground):
    app = controls(browser, playground, touch=False)
    turn(app, dwells=True, dwell=0.5)
    app.mouse.move(app.thing("Press").centre)
    app.page.wait("!document.querySelector('.assisted .rest').hasAttribute('hidden')")
    says(app, "The button was pressed.")
    app.page.wait("document.querySelector('.assisted .rest').hasAttribute('hidden')")
    time.sleep(0.8)
    assert log(app).count("The button was pressed.") == 1, log(app)
    app.page.value("document.querySelector('#assist .pause').click()")
    app.mouse.move((app.size[0] / 2, app.size[1] - 20))
    app.mouse.move(app.thing("Week").centre)
    time.sleep(0.8)
    assert log(app)[0] == "The button was pressed.", log(app)
    app.close()


def test_a_hold_duration_ignores_a_short_touch(browser, playground):
    app = controls(browser, playground)
    turn(app, hold=0.4)
    place = app.thing("Press").centre
    app.fingers.tap(place)
    time.sleep(0.6)
    assert log(app) == [], log(app)
    # Longer than the hold, and shorter than the page's long press after it.
    app.fingers.put_down(a=place)
    time.sleep(0.6)
    app.fingers.lift()
    says(app, "The button was pressed.")
    app.close()


def test_one_switch_presses_a_button_by_space(browser, playground):
    app = controls(browser, playground)
    keyboard = Keyboard(app.page)
    turn(app, step=0.5)
    app.page.value("document.querySelector('#assist .scan').click()")
    keyboard.strike("Space")
    waits_for(app, "Press")
    box = app.page.value("(({ x, y, width, height }) => [x, y, width, height])"
                         "(document.querySelector('.assisted .frame').getBoundingClientRect())")
    place = app.thing("Press").centre
    origin = app.page.stage_origin
    assert box[0] - origin[0] < place[0] < box[0] - origin[0] + box[2], (box, place)
    keyboard.strike("Space")
    waits_for(app, "activate")
    keyboard.strike("Space")
    says(app, "The button was pressed.")
    # Without the switch, Space is the app's and the page's again.
    app.page.value("document.querySelector('#assist .scan').click()")
    app.eventually(lambda: none(caption(app)))
    press(app, "assist")
    keyboard.to("button: Press")
    keyboard.strike("Space")
    app.eventually(lambda: same(log(app).count("The button was pressed."), 2))
    app.close()


def test_the_large_button_is_the_switch_and_another_app_is_scanned_as_well(browser, playground):
    app = controls(browser, playground, width=390, height=844)
    app.page.value("document.querySelector('#assist .scan').click()")
    app.page.value("document.querySelector('#assist .press').click()")
    app.eventually(lambda: some(caption(app)))
    app.page.value("document.querySelector('.restart').click()")
    app.eventually(lambda: none(caption(app)))
    app.page.value("document.querySelector('#assist .press').click()")
    app.eventually(lambda: some(caption(app)))
    assert app.page.complaints() == [], app.page.complaints()
    app.close()


def none(found):
    assert found is None, found


def some(found):
    assert found, found


def same(found, expected):
    assert found == expected, f"{found}, expected {expected}"
