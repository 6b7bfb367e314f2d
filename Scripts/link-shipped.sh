#!/bin/sh
# Links the program as it is shipped, with Swift's libraries inside, from what tests are built from, and prints where it is.
#
#   Scripts/link-shipped.sh BUILT      BUILT is the folder with the tests' build of `segue`; SWIFT names another Swift
#
# A build for shipping differs in that alone, but SwiftPM compiles everything again for it: minutes instead of seconds.
set -eu
cd "$(dirname "$0")/.."
built=$(cd "$1" && pwd)
if [ "$(uname -s)" != Linux ]; then
  echo "$built/segue"
  exit
fi

shipped=.build-tests/shipped
mkdir -p "$shipped"
# What the program and the tests of it look for beside it.
for name in Segue_SegueScenes.resources SegueScreenProof; do ln -sfn "$built/$name" "$shipped/$name"; done
# The libraries are those that Foundation's archives need: what was compiled against shared ones does not name them.
"${SWIFT:-swift}c" -static-stdlib -emit-executable -module-name segue -L "$built" -o "$shipped/segue" \
  -Xlinker --gc-sections -Xlinker --defsym -Xlinker main=segue_main -Xlinker "-rpath=\$ORIGIN" \
  "@$built/segue.product/Objects.LinkFileList" \
  -lFoundationInternationalization -lCoreFoundation -l_FoundationCShims -l_FoundationCollections -l_FoundationICU \
  -lBlocksRuntime -ldispatch -lrt >"$shipped/link.log" 2>&1 || { cat "$shipped/link.log" >&2; exit 1; }
echo "$PWD/$shipped/segue"
