#!/bin/sh
# Puts the built program where programs belong, with all that it looks for.
#
#   Scripts/install.sh BUILT ROOT PREFIX       from the folder BUILT into ROOT/PREFIX; ROOT is empty but for packages
#   Scripts/install.sh --uikit BUILT ROOT PREFIX
#                                              what an app's own files are built with: the rewriter from BUILT, and the
#                                              library's sources, as a compiled one suits one compiler
#   Scripts/install.sh --remove ROOT PREFIX    takes it all away again
#
# The scenes and pictures go where the program looks for them: ../share/segue beside its own folder. Nothing in what is
# installed names the place, so the folder can be moved.
set -eu
cd "$(dirname "$0")/.."
if [ "$1" = --uikit ]; then
  built=$2
  to=$3$4
  rm -rf "$to/share/segue/uikit"
  install -d "$to/bin" "$to/share/segue/uikit/Sources"
  for module in CFonts CJPEG CMath CPNG CProgram SegueGeometry SegueGestures SegueImages SegueMotion SegueStage SegueText \
    SegueUIKit SegueUIKitRules SegueWire; do
    cp -R "Sources/$module" "$to/share/segue/uikit/Sources/"
  done
  install -m 755 "$built/segue-rewrite" "$to/bin/segue-rewrite"
  exit
fi
built=$1
to=$2$3

completions="share/bash-completion/completions/segue ${ZSH_FUNCTIONS:-share/zsh/site-functions}/_segue
  share/fish/vendor_completions.d/segue.fish"

if [ "$built" = --remove ]; then
  for file in bin/segue bin/segue-rewrite $completions; do rm -f "$to/$file"; done
  rm -f "$to"/share/man/man1/segue.1 "$to"/share/man/man1/segue-*.1
  rm -rf "$to/share/segue"
  exit
fi

put() {
  folder=$1
  shift
  install -d "$to/$folder"
  install -m 644 "$@" "$to/$folder"
}

install -d "$to/bin"
# Without symbols it is two thirds of its size.
install -s -m 755 "$built/segue" "$to/bin/segue"
resources="$built/Segue_SegueScenes.resources"
(cd "$resources" && find . -type d) | while read -r folder; do install -d "$to/share/segue/$folder"; done
(cd "$resources" && find . -type f) | while read -r file; do
  install -m 644 "$resources/$file" "$to/share/segue/$file"
done
# What web pages are made with, where it has been built.
if [ -e .build/player/player.wasm ]; then put share/segue .build/player/player.wasm; fi
put share/man/man1 Documentation/Manual/*.1

# shellcheck disable=SC2086
set -- $completions
for shell in bash zsh fish; do
  install -d "$(dirname "$to/$1")"
  # What is read by a shell needs no line that names one.
  "$built/segue" --generate-completion-script $shell | sed '1{/^#!/d;}' >"$to/$1"
  chmod 644 "$to/$1"
  shift
done
