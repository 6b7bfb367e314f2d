#!/bin/sh
# Installs the system packages that Segue builds and tests with, and does nothing where they are there.
#
#   Scripts/bootstrap.sh build     what `make preview` needs: ncurses, libpng, zlib, libyaml, HarfBuzz, fontconfig,
#                                  libwebp and their headers, libturbojpeg
#   Scripts/bootstrap.sh test      also Python, pip, pytest, pyte, Pillow, PyYAML, git, curl, ffmpeg, tmux, screen, zsh, fish, terminfo
#                                  entries, dpkg-dev, lintian and mandoc, kitty, xterm and foot with a display to show
#                                  them on, for the end-to-end tests
#   Scripts/bootstrap.sh bench     as for build, and NumPy and chafa, to measure beside
#
# Debian and Ubuntu through apt (with sudo only where you are not root), macOS through Homebrew.
# Elsewhere it names what is missing.
set -eu

purpose=${1:-build}
case $purpose in
  build | test | bench) ;;
  *) echo "usage: $0 [build|test|bench]" >&2; exit 2 ;;
esac

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null 2>&1; then
    sudo "$@"
  else
    echo "error: installing packages needs root; run as root: $*" >&2
    exit 1
  fi
}

has_header() {
  for folder in /usr/include /usr/include/"$(uname -m)"-linux-gnu /usr/local/include; do
    [ -e "$folder/$1" ] && return 0
  done
  return 1
}

# The end-to-end tests run in terminals of few colours as well.
has_terminfo() {
  for folder in /etc/terminfo /lib/terminfo /usr/share/terminfo; do
    [ -e "$folder/x/$1" ] && return 0
  done
  return 1
}

has_command() { command -v "$1" >/dev/null 2>&1; }

# The end-to-end tests run on the first of these that has pytest, its workers, pyte and Pillow.
has_python_modules() {
  for python in /usr/bin/python3 python3; do
    "$python" -c 'import pytest, xdist, pyte, PIL' >/dev/null 2>&1 && return 0
  done
  return 1
}

# The end-to-end tests read the repository's own workflows.
has_yaml() { /usr/bin/python3 -c 'import yaml' >/dev/null 2>&1 || python3 -c 'import yaml' >/dev/null 2>&1; }

# PngSuite's pictures are in an archive of PyPI's.
has_pip() { /usr/bin/python3 -m pip --version >/dev/null 2>&1 || python3 -m pip --version >/dev/null 2>&1; }

has_numpy() { python3 -c 'import numpy' >/dev/null 2>&1 || /usr/bin/python3 -c 'import numpy' >/dev/null 2>&1; }

has_rlottie() { python3 -c 'import ctypes; ctypes.CDLL("librlottie.so.0-1")' >/dev/null 2>&1; }

missing_debian() {
  has_header curses.h || echo libncurses-dev
  has_header png.h || echo libpng-dev
  has_header zlib.h || echo zlib1g-dev
  has_header yaml.h || echo libyaml-dev
  has_header harfbuzz/hb.h || echo libharfbuzz-dev
  has_header fontconfig/fontconfig.h || echo libfontconfig-dev
  has_header webp/encode.h || echo libwebp-dev
  # The library is only opened when there are such pictures; its headers' package has one name everywhere.
  has_header turbojpeg.h || echo libturbojpeg0-dev
  if [ "$purpose" = bench ]; then
    has_command cc || echo gcc libc6-dev
    has_command pkg-config || echo pkg-config
    has_header chafa/chafa.h || echo libchafa-dev libglib2.0-dev
    has_numpy || echo python3 python3-numpy
  fi
  [ "$purpose" = test ] || return 0
  has_terminfo xterm-16color || echo ncurses-term
  has_command ffmpeg || echo ffmpeg
  has_command tmux || echo tmux
  has_command screen || echo screen
  has_command bash || echo bash
  has_command zsh || echo zsh
  has_command fish || echo fish
  has_python_modules || echo python3 python3-pytest python3-pytest-xdist python3-pyte python3-pil
  has_yaml || echo python3-yaml
  has_command git || echo git
  has_command curl || echo curl
  has_pip || echo python3-pip
  has_command dpkg-shlibdeps || echo dpkg-dev
  has_command lintian || echo lintian
  has_command mandoc || echo mandoc
  has_rlottie || echo librlottie0-1
  # Real terminals, and displays for their windows.
  has_command kitty || echo kitty
  has_command xterm || echo xterm
  has_command foot || echo foot
  has_command weston || echo weston
  has_command Xvfb || echo xvfb
  has_command xdotool || echo xdotool
  [ -e /usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf ] || echo fonts-dejavu-core
}

missing_homebrew() {
  for formula in ncurses libpng zlib libyaml harfbuzz fontconfig webp jpeg-turbo; do
    brew list "$formula" >/dev/null 2>&1 || echo "$formula"
  done
  if [ "$purpose" = bench ]; then
    for formula in chafa pkgconf numpy; do
      brew list "$formula" >/dev/null 2>&1 || echo "$formula"
    done
  fi
  [ "$purpose" = test ] || return 0
  has_command ffmpeg || echo ffmpeg
  has_command tmux || echo tmux
  has_command screen || echo screen
  has_command fish || echo fish
  has_command python3 || echo python3
}

install_debian() {
  missing=$(missing_debian)
  [ -n "$missing" ] || return 0
  echo "installing:" $missing >&2
  export DEBIAN_FRONTEND=noninteractive
  as_root apt-get update -q >&2
  # shellcheck disable=SC2086
  as_root apt-get install -q -y --no-install-recommends $missing >&2
}

install_homebrew() {
  missing=$(missing_homebrew)
  # shellcheck disable=SC2086
  [ -z "$missing" ] || brew install $missing
  [ "$purpose" = test ] && ! has_python_modules || return 0
  python3 -m pip install --user --quiet pytest pytest-xdist pyte pillow pyyaml
}

if ! has_command swift; then
  echo "error: Swift 6.2 or later is not on PATH; get it from https://www.swift.org/install" >&2
  exit 1
elif has_command apt-get; then
  install_debian
elif has_command brew; then
  install_homebrew
else
  echo "note: neither apt-get nor brew here; ncurses, libpng, zlib, libyaml, HarfBuzz, fontconfig and libwebp with their headers must be installed" >&2
fi
