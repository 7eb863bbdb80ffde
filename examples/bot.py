#!/usr/bin/env python3
"""A bot that plays a seat at an online table, with nothing but Python's standard library.

    python3 bot.py http://localhost:4100 TABLE INVITATION [NAME]

It tells its name, sits down, connects, and takes a random option whenever it is asked. docs/protocol.md explains every
message. Anything cleverer goes into `choose`.
"""
import base64
import json
import os
import random
import socket
import ssl
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

PROTOCOL = 1


def choose(state):
    """The code of an option. `state["view"]` is everything that the seat may see."""
    return random.choice(state["ask"]["options"])["code"]


class Server:
    """Requests to the server; a cookie says who we are."""

    def __init__(self, url):
        self.url = urllib.parse.urlsplit(url)
        self.cookie = ""

    def post(self, path, body):
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        address = urllib.parse.urljoin(self.url.geturl(), "/api/v1" + path)
        request = urllib.request.Request(address, json.dumps(body).encode(), headers, method="POST")
        try:
            with urllib.request.urlopen(request) as response:
                if "Set-Cookie" in response.headers:
                    self.cookie = response.headers["Set-Cookie"].split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as error:
            failure = json.load(error)
            sys.exit(f"{failure['code']}: {failure['text']}")


class WebSocket:
    """As much of RFC 6455 as a client needs."""

    def __init__(self, server, path):
        secure = server.url.scheme == "https"
        port = server.url.port or (443 if secure else 80)
        self.socket = socket.create_connection((server.url.hostname, port))
        if secure:
            context = ssl.create_default_context()
            self.socket = context.wrap_socket(self.socket, server_hostname=server.url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {server.url.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {server.cookie}", "", "",
        ]
        self.socket.sendall("\r\n".join(lines).encode())
        self.file = self.socket.makefile("rb")
        if b" 101 " not in self.file.readline():
            raise ConnectionError("the server does not want a live connection")
        while self.file.readline() not in (b"\r\n", b""):
            pass

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def _frame(self, kind, payload):
        size = len(payload)
        head = bytes([0x80 | kind])
        if size < 126:
            head += bytes([0x80 | size])
        else:
            head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def _read(self, size):
        data = self.file.read(size)
        if len(data) < size:
            raise ConnectionError("the connection was lost")
        return data

    def receive(self):
        """The next message. Pings are answered on the way."""
        text = b""
        while True:
            first, size = self._read(2)
            if size == 126:
                size = int.from_bytes(self._read(2), "big")
            elif size == 127:
                size = int.from_bytes(self._read(8), "big")
            payload = self._read(size)
            kind = first & 0x0F
            if kind == 8:
                raise ConnectionError("the server closed the connection")
            if kind == 9:
                self._frame(10, payload)
            if kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def play(server, table):
    """Plays until the game is over; connects again whenever the connection is lost."""
    unanswered = None  # what was sent and not yet acknowledged: sent again, it is carried out only once
    while True:
        try:
            live = WebSocket(server, f"/api/v1/tables/{table}/live")
            live.send({"type": "hello", "protocol": PROTOCOL, "version": None, "words": True})
            if unanswered:
                live.send(unanswered)
            while True:
                message = live.receive()
                if message["type"] in ("ack", "refusal") and unanswered and message["command"] == unanswered["command"]:
                    unanswered = None
                if message["type"] == "problem":
                    sys.exit(f"{message['code']}: {message['text']}")
                if message["type"] != "state":
                    continue
                if message["outcome"]:
                    return message
                if message["viewer"] in message["pending"]:
                    unanswered = {
                        "type": "answer",
                        "command": os.urandom(12).hex(),
                        "question": message["question"],
                        "option": choose(message),
                    }
                    live.send(unanswered)
        except OSError as error:
            print(f"{error}; trying again", file=sys.stderr)
            time.sleep(1)


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    url, table, invite = sys.argv[1:4]
    name = sys.argv[4] if len(sys.argv) > 4 else "Python"
    server = Server(url)
    server.post("/me", {"name": name})
    seat = server.post(f"/tables/{table}/join", {"invite": invite, "entropy": os.urandom(16).hex()})["table"]["seat"]
    print(f"{name} has seat {seat + 1}", flush=True)
    outcome = play(server, table)["outcome"]
    print("won" if seat in outcome["winners"] else "lost", flush=True)


if __name__ == "__main__":
    main()
