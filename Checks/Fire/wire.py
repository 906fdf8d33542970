"""A WebSocket client of a few lines: it can also say what no browser would."""

import asyncio
import json
import os
import socket
import struct

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(payload, opcode=TEXT, last=True, first=None, masked=True, length=None):
    """A frame's bytes. The mask is zero, which is allowed and costs nothing; `length` may lie."""
    if isinstance(payload, str):
        payload = payload.encode()
    size = len(payload) if length is None else length
    head = bytes([(0x80 if last else 0) | opcode if first is None else first])
    bit = 0x80 if masked else 0
    if size <= 125:
        head += bytes([bit | size])
    elif size <= 0xFFFF:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


def message(**fields):
    """A text frame with a JSON object."""
    return frame(json.dumps(fields, separators=(",", ":")))


STAGE = {"width": 400, "height": 600}


def hello(page, app="PhotoBoard", time=0.0):
    return message(type="hello", version=1, page=page, app=app, stage=STAGE, time=time)


def play(app="PhotoBoard", time=0.0):
    return message(type="play", app=app, stage=STAGE, time=time)


def touches(time, *fingers):
    """A message about fingers, each (number, phase, x, y)."""
    return message(type="touches", time=time, touches=[
        {"finger": number, "phase": phase, "x": x, "y": y} for number, phase, x, y in fingers])


def request(port, path="/", **headers):
    """The bytes of a request; a header that is None is left out."""
    headers = {"Host": f"127.0.0.1:{port}", **headers}
    lines = [f"GET {path} HTTP/1.1"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items() if value]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def upgrade(port, **headers):
    """The request for the page's socket."""
    headers = {"Origin": f"http://127.0.0.1:{port}", **headers}
    return request(port, "/socket", Connection="Upgrade", Upgrade="websocket",
                   Sec_WebSocket_Version="13", Sec_WebSocket_Key="dG91Y2hraXQgaXMgaGVyZQ==", **headers)


class Line:
    """One connection over loopback."""

    def __init__(self, port, receive_buffer=None):
        self.port = port
        self.loop = asyncio.get_running_loop()
        self.socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.bytes = b""

    async def connect(self):
        await self.loop.sock_connect(self.socket, ("127.0.0.1", self.port))
        return self

    async def send(self, data):
        await self.loop.sock_sendall(self.socket, data)

    async def more(self):
        """Reads what has come; ConnectionError at the end."""
        data = await self.loop.sock_recv(self.socket, 65536)
        if not data:
            raise ConnectionResetError("the server ended the connection")
        self.bytes += data

    async def head(self):
        """The status and the head of an answer."""
        while b"\r\n\r\n" not in self.bytes:
            await self.more()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        return int(head.split()[1]), head.decode()

    async def open(self, **headers):
        """Connects and becomes a page's socket; the status if that was refused."""
        await self.connect()
        await self.send(upgrade(self.port, **headers))
        return (await self.head())[0]

    async def frame(self):
        """The next frame: its opcode and payload."""
        while True:
            if len(self.bytes) >= 2:
                size, start = self.bytes[1] & 0x7F, 2
                if size == 126 and len(self.bytes) >= 4:
                    size, start = struct.unpack(">H", self.bytes[2:4])[0], 4
                elif size == 127 and len(self.bytes) >= 10:
                    size, start = struct.unpack(">Q", self.bytes[2:10])[0], 10
                elif size > 125:
                    size = 1 << 62
                if len(self.bytes) >= start + size:
                    opcode, payload = self.bytes[0] & 15, self.bytes[start:start + size]
                    self.bytes = self.bytes[start + size:]
                    return opcode, payload
            await self.more()

    async def close_code(self):
        """Reads on until the server says goodbye; its code."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                return struct.unpack(">H", payload[:2])[0]

    def close(self, abruptly=False):
        if abruptly:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()
