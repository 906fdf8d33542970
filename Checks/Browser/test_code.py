"""The code of each app: the lines that matter, and what differs between wrong and right."""

from app import App


def test_each_app_shows_its_lines_and_marks_right_and_wrong_ones(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    names = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
    page.close()
    app = App(browser, playground, names[0], width=390, height=844)
    app.page.value("document.querySelector('.code-switch').click()")
    for name in names:
        app.page.value(f"location.hash = '#{name}'")
        app.page.wait(f"touchkit.scene.app === '{name}'")
        # Marks stand in the text too: nothing is told by colour alone.
        marks = app.page.value("[...document.querySelectorAll('.excerpts ins')].map((one) => one.textContent)")
        assert marks and all(mark.startswith("+ ") for mark in marks), (name, marks)
        assert app.page.value("document.querySelector('.excerpts ins').checkVisibility()"), name
        assert app.page.value("document.documentElement.scrollWidth") <= 390, name
    app.page.value("location.hash = '#PagesAndPop'")
    app.page.wait("touchkit.scene.app === 'PagesAndPop'")
    wrong = app.page.value("document.querySelector('.excerpts del').textContent")
    assert wrong == "- case .plain, .ownButton: break", wrong
    assert app.page.value("document.querySelector('.excerpts del').ariaLabel").startswith("wrong: case")
    app.close()
