"""The server under test: starts `touchkit play`, knows its address, and stops it."""

import os
import pathlib
import re
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = pathlib.Path(os.environ.get("TOUCHKIT", ROOT / ".build" / "debug" / "touchkit"))


class Playground:
    """One running `touchkit play`, or `touchkit record`; `with Playground() as playground:`. Another player may
    stand in the place of touchkit."""

    def __init__(self, *arguments, port=0, command="play", program=PROGRAM):
        self.arguments = arguments
        self.command = command
        self.program = program
        self.start(port)

    def start(self, port):
        """Starts it and reads its addresses from what it prints."""
        self.process = subprocess.Popen(
            [self.program, self.command, "--port", str(port), *self.arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.addresses = []
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            self.addresses += re.findall(r"http://\S+", line)
            if "Control-C" in line:
                break
        if not self.addresses:
            raise RuntimeError(f"`touchkit play` said no address, but: {self.said}")
        self.address = self.addresses[-1]
        self.port = int(re.search(r":(\d+)/", self.address)[1])

    def stop(self):
        """Ends it."""
        self.process.terminate()
        self.process.wait(timeout=5)
        self.process.stdout.close()

    def rest(self):
        """What it said since its addresses; only of one that has ended."""
        return self.process.stdout.read() if self.process.poll() is not None else ""

    def freeze(self):
        """Stops it in the middle of what it does, as a machine without time would."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        """Lets it go on."""
        self.process.send_signal(signal.SIGCONT)

    def memory(self):
        """How much memory it has now, in megabytes."""
        return resident(self.process.pid)

    def pages(self):
        """The processes of its pages, the youngest last."""
        children = pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sorted(int(pid) for each in children for pid in each.read_text().split())

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.stop()


def resident(pid):
    """How much memory a process has now, in megabytes."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024
