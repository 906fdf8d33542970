"""An X server without a screen, whose touch screen is a socket: fingers, mouse and keys come from a program."""

import os
import shutil
import signal
import socket
import struct
import subprocess
import tempfile
import time

CONFIGURATION = """
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touch" "SendCoreEvents"
  InputDevice "keys" "CoreKeyboard"
  InputDevice "mouse" "CorePointer"
EndSection
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
  Modeline "1600x1200" 162 1600 1664 1856 2160 1200 1201 1204 1250
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1600x1200"
  EndSubSection
EndSection
""" + "".join(f"""
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "%(folder)s/{name}"
  Option "DeviceType" "{kind}"
EndSection
""" for name, kind in [("touch", "Touch"), ("keys", "Keyboard"), ("mouse", "Pointer")])

WIDTH, HEIGHT = 1600, 1200
# The numbers of the driver's messages, and of X's touch events.
VERSION, WAIT, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
# An axis of a touch screen goes so far.
AXIS_MAX = 65535


class Device:
    """A device of the driver `inputtest`, by its socket."""

    def __init__(self, path):
        self.line = socket.socket(socket.AF_UNIX)
        self.line.connect(path)
        self.send(VERSION, struct.pack("<HH", 1, 1))
        self.answer()

    def send(self, kind, rest):
        self.line.sendall(struct.pack("<II", 8 + len(rest), kind) + rest)

    def answer(self):
        length, = struct.unpack("<I", self.read(4))
        return self.read(length - 4)

    def read(self, count):
        data = b""
        while len(data) < count:
            part = self.line.recv(count - len(data))
            if not part:
                raise EOFError("The X server closed the device.")
            data += part
        return data

    def wait(self):
        """Returns when the server has handed out all that was sent."""
        self.send(WAIT, b"")
        self.answer()

    def touch(self, finger, kind, x, y):
        """A finger at a pixel of the screen."""
        places = [x * AXIS_MAX / (WIDTH - 1), y * AXIS_MAX / (HEIGHT - 1)]
        axes = struct.pack("<I8s", 0, bytes([0b11]) + bytes(7))
        values = struct.pack("<128d", *(places + [0.0] * 126))
        # A structure with doubles begins them at a multiple of 8, counted from the message's start.
        rest = struct.pack("<II", finger, kind)
        self.send(TOUCH, rest + axes + bytes(-(8 + len(rest) + len(axes)) % 8) + values)


class Screen:
    """The X server, and what is done with it."""

    def __init__(self, number, touch=True):
        self.name = f":{number}"
        self.folder = tempfile.mkdtemp(prefix="touchkit-xorg-")
        configuration = os.path.join(self.folder, "xorg.conf")
        text = CONFIGURATION % {"folder": self.folder}
        if not touch:
            text = text.replace('  InputDevice "touch" "SendCoreEvents"\n', "")
        with open(configuration, "w") as file:
            file.write(text)
        self.process = subprocess.Popen(
            [shutil.which("Xorg") or "/usr/lib/xorg/Xorg", self.name, "-config", configuration,
             "-logfile", os.path.join(self.folder, "log"), "-noreset", "-nolisten", "tcp",
             "-sharevts", "-novtswitch"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.environment = {
            **{k: v for k, v in os.environ.items() if k != "WAYLAND_DISPLAY"},
            "DISPLAY": self.name}
        try:
            last = os.path.join(self.folder, "touch" if touch else "mouse")
            wait_for(lambda: os.path.exists(last), "the X server", self.log)
            self.device = Device(last)
        except BaseException:
            self.close()
            raise

    def log(self):
        path = os.path.join(self.folder, "log")
        return open(path).read()[-2000:] if os.path.exists(path) else "no log"

    def run(self, *command):
        return subprocess.run(
            command, env=self.environment, check=True, stdout=subprocess.PIPE, text=True).stdout

    def xdotool(self, *words):
        return self.run("xdotool", *map(str, words)).strip()

    def picture(self, path):
        self.run("import", "-window", "root", path)

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def wait_for(condition, what, more=lambda: ""):
    """Returns what the condition gives as soon as that is true."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        result = condition()
        if result:
            return result
        time.sleep(0.05)
    raise TimeoutError(f"waited in vain for {what}. {more()}")
