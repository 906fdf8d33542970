"""Every finger has an answer: what nothing heard is told in the log, with the view and the reason."""

from app import App


def reasons(app):
    """The lines of the log that say why nothing fired, as they are shown."""
    return app.page.value(
        "[...document.querySelectorAll('.log li.reason')].map((line) => line.textContent)")


def says(app, *parts):
    """Waits until the newest reason has all these parts."""
    def check():
        found = reasons(app)
        assert found and all(part in found[-1] for part in parts), (parts, found, app.log())
    app.eventually(check)


def test_a_tap_that_fires_nothing_is_told_with_the_view_and_the_reason(browser, playground):
    board = App(browser, playground, "PhotoBoard", width=390, height=844)
    board.fingers.tap(board.thing("lighthouse").centre)
    says(board, "Nothing fired. Finger 1 hit", "picture", "tap on", "failed at", "no further tap within")
    # The log is closed on a phone: its button shows that there is an answer, until it is read.
    news = "document.querySelector('.log-switch').hasAttribute('data-news')"
    assert board.page.value(news)
    board.page.value("document.querySelector('.log-switch').click()")
    assert not board.page.value(news)
    board.page.value("document.querySelector('.log-switch').click()")
    count = len(reasons(board))
    board.fingers.drag(board.thing("lighthouse").centre, by=(30, 0))
    board.page.wait("touchkit.log.includes('pan ended')")
    assert len(reasons(board)) == count, reasons(board)
    # A reason is no sign that something was done.
    assert board.page.value("document.querySelectorAll('.try[data-done]').length") == 1
    board.close()


def test_a_finger_on_a_view_without_recognizers_hears_which_view_it_hit(browser, playground):
    lab = App(browser, playground, "EventLab", width=390, height=844)
    lab.fingers.tap(lab.thing("Inner").centre)
    says(lab, "Finger 1 hit", "Neither it nor a view around it has a gesture recognizer")
    lab.close()


def test_controls_and_rows_answer_by_themselves(browser, playground):
    page = App(browser, playground, "Controls", width=390, height=844)
    page.fingers.tap(page.thing("Press").centre)
    page.says("The button was pressed")
    assert reasons(page) == [], reasons(page)
    page.close()
    pages = App(browser, playground, "PagesAndPop", width=390, height=844)
    pages.fingers.tap(pages.thing("Pages").centre)
    pages.says("Page 1")
    assert reasons(pages) == [], reasons(pages)
    pages.close()
