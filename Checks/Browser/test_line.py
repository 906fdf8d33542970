"""The line between page and server: lost and found, wrong messages, limits, strangers and keys."""

import json
import subprocess
import urllib.error
import urllib.request

from app import App
from playground import PROGRAM, Playground

SOCKET = """
new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/socket`), heard = [];
  socket.onopen = () => { for (const text of %s) socket.send(text); };
  socket.onmessage = (event) => {
    heard.push(JSON.parse(event.data));
    if (heard.length >= %d) { done({heard}); socket.close(); }
  };
  socket.onclose = (event) => done({heard, code: event.code, reason: event.reason});
})
"""
HELLO = ('{"type":"hello","version":1,"page":"%s","app":"PhotoBoard",'
         '"stage":{"width":400,"height":600},"time":1}')


def talk(page, texts, answers):
    """Sends texts on a socket of its own and returns what came back."""
    return page.value(SOCKET % (json.dumps(texts), answers))


def refusal(address, **headers):
    """What the server says when it refuses a request; fails if it does not."""
    try:
        urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=5)
    except urllib.error.HTTPError as answer:
        return answer.code, answer.read().decode()
    raise AssertionError(f"{address} was answered with headers {headers}")


def test_a_lost_connection_is_stated_and_comes_back(browser, playground):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard")
        own.stop()
        board.page.wait("touchkit.connection.state === 'lost'")
        board.page.wait("!document.querySelector('.lost').hidden")
        text = board.page.value("document.querySelector('.lost').innerText")
        assert "Connection lost" in text and "Trying again" in text, text
        own.start(own.port)
        board.page.wait("touchkit.connection.state === 'open' && touchkit.scene.nodes.length > 0")
        assert board.page.value("document.querySelector('.lost').hidden"), "the notice stays"
        board.fingers.drag(start := board.thing("lighthouse").centre, by=(40, 0))
        board.thing_is_at("lighthouse", (start[0] + 40, start[1]))
        board.close()


def test_a_page_that_comes_back_finds_its_app_as_it_was(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    first = talk(board.page, [HELLO % "same"], 2)
    play = '{"type":"play","app":"PhotoBoard","stage":{"width":400,"height":600},"time":2}'
    talk(board.page, [HELLO % "same", play], 2)
    again = talk(board.page, [HELLO % "same"], 2)
    other = talk(board.page, [HELLO % "other"], 2)
    runs = [answer["heard"][1]["run"] for answer in (first, again, other)]
    assert runs == [1, 2, 1], runs
    board.close()


def test_a_wrong_message_is_answered_and_the_next_one_is_heard(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    wrong = '{"type":"touches","time":2,"touches":[{"finger":1,"phase":"begun","x":1,"y":1}]}'
    answer = talk(board.page, [HELLO % "wrong", wrong, '{"type":"tick","time":3}'], 3)
    error = next(message for message in answer["heard"] if message["type"] == "error")
    assert error["place"] == "touches[0].phase" and error["found"] == '"begun"', error
    assert "began" in error["expected"] and error["remedy"], error
    board.close()


def test_a_message_that_is_too_large_closes_with_a_reason(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    answer = talk(board.page, [HELLO % "large", "x" * 70_000], 99)
    assert answer["code"] == 1009 and "65536" in answer["reason"], answer
    assert board.page.value("touchkit.connection.state") == "open", "the page itself does not go on"
    board.close()


def test_a_page_that_keeps_on_sending_nonsense_is_closed_with_a_reason(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    answer = talk(board.page, [HELLO % "nonsense", *['{"type":"nonsense"}'] * 200], 999)
    assert answer["code"] == 1008 and "Too many wrong messages" in answer["reason"], answer
    assert board.page.value("touchkit.connection.state") == "open", "the page itself does not go on"
    board.close()


def test_strangers_are_refused(browser, playground):
    for headers in ({"Host": "evil.example"}, {"Origin": "http://evil.example"}):
        code, reason = refusal(playground.address, **headers)
        assert code == 403 and "evil.example" in reason, reason


def test_a_socket_of_a_stranger_is_refused(browser, playground):
    socket = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
              "Sec-WebSocket-Key": "dG91Y2hraXQgaXMgaGVyZQ=="}
    code, reason = refusal(playground.address + "socket", **socket, Origin="http://evil.example")
    assert code == 403 and "evil.example" in reason, reason


def test_beyond_this_machine_a_key_is_needed(browser, playground):
    with Playground("--host", "0.0.0.0") as open_house:
        address, key = open_house.address.split("?key=")
        code, reason = refusal(address)
        assert code == 403 and "The key is missing" in reason, reason
        code, reason = refusal(address + "main.js", Cookie=f"touchkit-{open_house.port}=wrong")
        assert code == 403, reason
        page = browser.open(open_house.address)
        page.wait("document.querySelectorAll('.card').length > 0")
        assert key not in page.value("location.href"), "the key stays in the address"
        page.value("document.querySelector('.card').click()")
        page.wait("touchkit.scene.nodes.length > 0")
        open_house.stop()
        open_house.start(open_house.port)
        page.wait("touchkit.connection.state === 'refused'")
        text = page.value("document.querySelector('.lost').innerText")
        assert "Not let in" in text and "the playground printed" in text, text
        page.close()


def test_a_taken_port_says_what_to_do(browser, playground):
    second = subprocess.run([PROGRAM, "play", "--port", str(playground.port)],
                            capture_output=True, text=True, timeout=10)
    assert second.returncode != 0
    for words in (f"port {playground.port} of 127.0.0.1 is taken", f"--port {playground.port + 1}"):
        assert words in second.stderr, second.stderr
