#!/bin/bash
# Builds what plays a scene on a web page: the engine and the compositor as WebAssembly, by Embedded Swift, which the
# toolchain brings along; neither an SDK nor other tools are needed.
#
#   Scripts/build-player.sh FOLDER    compiles into FOLDER what has changed since the last time
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=${1:?"usage: Scripts/build-player.sh FOLDER"}
swiftc=${SWIFTC:-swiftc}

# Each imports only modules before it.
modules=(
  SegueGeometry SegueMotion SegueImages SegueStage SegueGestures SegueModel SegueUIKitRules SegueTransitions
  SegueText SegueCells SegueRaster
)
# What a page has no use for, and what needs libraries that it has not: PNG files, HarfBuzz and fontconfig.
left_out=(
  Sources/SegueTransitions/Measures/MotionProbe.swift
  Sources/SegueImages/PixelBuffer+{Read,Write}PNG.swift
  Sources/SegueText/Fonts/{FallbackFonts,FontBook,FontFace,GlyphPen}.swift Sources/SegueText/HarfBuzz/*.swift
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

mkdir -p "$folder"
before=("${BASH_SOURCE[0]}")
for module in "${modules[@]}"; do
  object=$folder/$module.o
  sources=()
  while IFS= read -r file; do
    [[ " ${left_out[*]} " == *" $file "* ]] || sources+=("$file")
  done < <(find "Sources/$module" -name '*.swift' | sort)
  if ! is_current "$object" "${sources[@]}" "${before[@]}"; then
    echo "Compiling $module for a page"
    "$swiftc" "${flags[@]}" -module-name "$module" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
      -c "${sources[@]}" -o "$object"
  fi
  before+=("$object")
done
