"""The articles of the guide: both apps of a question run in them."""

from playground import ROOT
from test_guide import told_by

# What both apps of the article have printed, once they run.
PRINTED = """[...document.querySelectorAll('.touch-it iframe')].map((frame) =>
  [...frame.contentDocument.querySelectorAll('.playback li')].map((line) => line.textContent))"""
READY = """document.querySelectorAll('.touch-it iframe').length === 2
  && [...document.querySelectorAll('.touch-it iframe')].every((frame) =>
    frame.contentWindow.touchkit?.scene.nodes.length > 0
    && !frame.contentDocument.querySelector('.playback').hidden)"""


def play(page, name):
    """Waits for an article's apps, plays the fingers in both, and compares what they print with the article."""
    page.wait("document.querySelector('.touch-it') !== null", 20)
    page.value("document.querySelector('.touch-it .both').scrollIntoView()")
    page.wait(READY, 30)
    page.value("document.querySelector('.touch-it button').click()")
    expected = told_by(name)
    count = sum(map(len, expected))
    page.wait(f"({PRINTED}).flat().length >= {count}")
    page.wait("new Promise((done) => setTimeout(() => done(true), 1000))")
    found = page.value(PRINTED)
    assert found == expected, f"{name}: found {found}, expected {expected}"


def test_both_apps_of_a_question_run_in_its_article(browser, site):
    page = browser.open(f"{site.address}documentation/touchtrace/bothatonce/", width=1440, height=1000)
    play(page, "BothAtOnce")
    left, right = page.value(
        "[...document.querySelectorAll('.touch-it iframe')].map((one) => one.getBoundingClientRect().top)")
    assert left == right, "the apps do not stand side by side"
    page.screenshot(ROOT / "Checks" / "Browser" / "screenshots" / "guide.png")
    page.close()


def test_another_article_has_apps_of_its_own(browser, site):
    page = browser.open(f"{site.address}documentation/touchtrace/guide/")
    page.wait("document.querySelector('a[href$=\"touchtrace/secondtap\"]') !== null", 20)
    assert page.value("document.querySelector('.touch-it') === null")
    page.value("[...document.querySelectorAll('main a[href$=\"touchtrace/secondtap\"]')].at(-1).click()")
    page.wait("location.pathname.includes('secondtap')")
    play(page, "SecondTap")
    assert page.value("document.querySelectorAll('.touch-it').length") == 1
    page.close()
