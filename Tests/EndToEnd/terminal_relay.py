"""Runs in a terminal emulator's window: shows what comes through a line, and sends back what the emulator answers.

    terminal_relay.py SOCKET

SOCKET.size has the window's rows, columns, and pixels across and down.
"""
import fcntl
import os
import select
import signal
import socket
import struct
import sys
import termios
import tty


def say_size(*_):
    size = struct.unpack("HHHH", fcntl.ioctl(0, termios.TIOCGWINSZ, bytes(8)))
    with open(sys.argv[1] + ".draft", "w", encoding="ascii") as file:
        file.write("%d %d %d %d" % size)
    os.replace(sys.argv[1] + ".draft", sys.argv[1] + ".size")


tty.setraw(0)
signal.signal(signal.SIGWINCH, say_size)
line = socket.socket(socket.AF_UNIX)
line.connect(sys.argv[1])
say_size()
while True:
    for source in select.select([0, line], [], [])[0]:
        data = os.read(0, 1 << 16) if source == 0 else line.recv(1 << 16)
        if not data:
            sys.exit()
        if source == 0:
            line.sendall(data)
        while source is line and data:
            data = data[os.write(1, data):]
