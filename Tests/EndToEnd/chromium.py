"""A Chromium without a window, driven through its DevTools protocol on two pipes."""
import base64
import itertools
import json
import os
import shutil
import subprocess
import time

PROGRAM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


class Chromium:
    def __init__(self, folder, *options):
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def give_pipes():
            """The browser reads what it is told from 3 and answers on 4, whatever numbers the pipes have here."""
            spare = os.dup2(commands, 100), os.dup2(answers, 101)
            os.dup2(spare[0], 3)
            os.dup2(spare[1], 4)

        # No name leads anywhere: a page that needs a network fails.
        self.process = subprocess.Popen(
            [PROGRAM, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
             "--remote-debugging-pipe", "--host-resolver-rules=MAP * ~NOTFOUND", f"--user-data-dir={folder / 'profile'}",
             "--window-size=1200,1100", *options, "about:blank"],
            pass_fds=(3, 4), preexec_fn=give_pipes, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.numbers, self.rest, self.session = itertools.count(1), b"", None

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.commands)
        os.close(self.answers)

    def tell(self, method, **parameters):
        """Sends a command, and waits for its answer."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            *whole, self.rest = self.rest.split(b"\0")
            for text in whole:
                answer = json.loads(text)
                if answer.get("id") == number:
                    assert "error" not in answer, answer
                    return answer["result"]
            part = os.read(self.answers, 1 << 20)
            assert part, "the browser has ended"
            self.rest += part

    def open(self, path, fragment=""):
        """Opens a page from its file, and waits until it is ready."""
        self.session = None
        target = self.tell("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.tell("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.tell("Page.enable")
        self.tell("Page.navigate", url=path.as_uri() + fragment)
        self.wait("document.readyState === 'complete' && 'segue' in window")
        self.run("segue.ready")

    def run(self, script):
        """The value of an expression, once it is there."""
        result = self.tell("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    def bytes(self, script):
        """The bytes that an expression gives as an array."""
        return base64.b64decode(self.run(f"""(bytes => {{
            let text = "";
            for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
            return btoa(text);
        }})({script})"""))

    def wait(self, script):
        """Asks until an expression is true; the way to the browser and back is pause enough."""
        deadline = time.monotonic() + 60
        while not self.run(script):
            assert time.monotonic() < deadline, f"never true: {script}"

    def frame(self):
        """Waits until the page begins its next frame."""
        self.run("new Promise(requestAnimationFrame)")

    def mouse(self, kind, x, y):
        self.tell("Input.dispatchMouseEvent", type=f"mouse{kind}", x=x, y=y, button="left", clickCount=1,
                  buttons=0 if kind == "Released" else 1)

    def touch(self, kind, *places):
        self.tell("Input.dispatchTouchEvent", type=f"touch{kind}",
                  touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)])

    def press(self, key, code=None):
        for kind in ("keyDown", "keyUp"):
            self.tell("Input.dispatchKeyEvent", type=kind, key=key, code=code or key)

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.tell("Page.captureScreenshot")["data"]))
