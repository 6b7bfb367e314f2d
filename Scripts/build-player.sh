#!/bin/bash
# Builds what plays a scene on a web page: the engine and the compositor as WebAssembly, by Embedded Swift, which the
# toolchain brings along; neither an SDK nor other tools are needed.
#
#   Scripts/build-player.sh FOLDER                  makes FOLDER/player.wasm, compiling what has changed since the last time
#   Scripts/build-player.sh --if-possible FOLDER    the same, but does nothing with a toolchain that cannot; in CI that fails
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
is_optional=
if [ "${1-}" = --if-possible ]; then
  [ -n "${CI-}" ] || is_optional=yes
  shift
fi
folder=${1:?"usage: Scripts/build-player.sh [--if-possible] FOLDER"}
swiftc=${SWIFTC:-swiftc}

# Each imports only modules of lines before; those of one line are compiled at once.
modules=(
  "SegueGeometry"
  "SegueMotion SegueImages SegueGestures SegueCells"
  "SegueStage"
  "SegueModel SegueUIKitRules SegueText"
  "SegueTransitions SegueRaster SegueWire"
  "SeguePages"
  "SeguePagePlayer"
)
# What a page has no use for, and what needs libraries that it has not: files of pictures, HarfBuzz and fontconfig.
left_out=(
  Sources/SegueTransitions/Measures/MotionProbe.swift Sources/SegueTransitions/Summaries/*.swift
  Sources/SegueImages/{JPEGOrientation,PixelBuffer+ReadJPEG,PixelBuffer+ReadPNG,PixelBuffer+WritePNG}.swift
  Sources/SegueText/Fonts/{BundledFont,FallbackFonts,FontBook,FontFace,GlyphPen,GlyphPictures}.swift Sources/SegueText/HarfBuzz/*.swift
  Sources/SegueWire/{Messages,Trees}/*.swift Sources/SegueWire/Values/{Animation,LayerState,UIKitCall}+Wire.swift
)

flags=(
  -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize
  -swift-version 6 -package-name Segue -parse-as-library
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault
  -I "$folder" -I Sources/CMath/include -I Sources/CVectors/include
)

# Whether a file is as new as all others that are named.
is_current() {
  local made=$1 source
  shift
  [ -e "$made" ] || return 1
  for source; do [ "$source" -nt "$made" ] && return 1; done
  return 0
}

# Compiles a module unless it is as new as its sources and what was made before.
compile() {
  local module=$1 object=$folder/$1.o sources=()
  shift
  while IFS= read -r file; do
    [[ " ${left_out[*]} " == *" $file "* ]] || sources+=("$file")
  done < <(find "Sources/$module" -name '*.swift' | sort)
  is_current "$object" "${sources[@]}" "$@" && return
  echo "Compiling $module for a page"
  "$swiftc" "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
    -c "${sources[@]}" -o "$object"
}

toolchain=$(dirname "$(readlink -f "$(command -v "$swiftc")")")
library=$toolchain/../lib/swift/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
if [ ! -e "$library" ] || [ ! -x "$toolchain/wasm-ld" ]; then
  if [ -n "$is_optional" ]; then
    echo "note: '$swiftc' has no Embedded Swift for WebAssembly, so pages are not tested" >&2
    exit
  fi
  echo "error: '$swiftc' has no Embedded Swift for WebAssembly: use a toolchain of swift.org, 6.3 or later" >&2
  exit 1
fi

mkdir -p "$folder"
before=("${BASH_SOURCE[0]}")
objects=()
for line in "${modules[@]}"; do
  jobs=()
  for module in $line; do
    compile "$module" "${before[@]}" &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do wait "$job"; done
  for module in $line; do
    objects+=("$folder/$module.o")
  done
  before=("${BASH_SOURCE[0]}" "${objects[@]}")
done

for source in Sources/CMath/*.c Sources/SeguePagePlayer/Runtime/*.c; do
  object=$folder/$(basename "$source" .c).c.o
  objects+=("$object")
  is_current "$object" "$source" Sources/CMath/*.h Sources/CMath/include/*.h "${BASH_SOURCE[0]}" ||
    "$toolchain/clang" --target=wasm32-unknown-none-wasm -mbulk-memory -Os -ffreestanding -ffp-contract=off -Wall \
      -Werror -Wno-unused-command-line-argument -I Sources/CMath/include -c "$source" -o "$object"
done

player=$folder/player.wasm
if ! is_current "$player" "${objects[@]}"; then
  # The stack comes first, so that what overflows it traps instead of writing over something else.
  exports=$(sed -n 's/^@_cdecl("\(.*\)")$/--export=\1/p' Sources/SeguePagePlayer/*.swift)
  # shellcheck disable=SC2086
  "$toolchain/wasm-ld" --no-entry --gc-sections --strip-all -O2 --stack-first -z stack-size=8388608 $exports \
    "${objects[@]}" "$library" -o "$player"
fi
echo "$player: $(wc -c <"$player") bytes, $(gzip -9 -n <"$player" | wc -c) compressed"
