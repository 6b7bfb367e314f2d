#!/bin/sh
# Gives what libFuzzer makes up to every reader of bytes from outside, and prints what each took.
#
#   Scripts/fuzz.sh [--quick] SECONDS [READER...]   so long in all, shared by the readers; without any: all of them
#
# With --quick it is not optimized, which is built in a third of the time and runs a tenth as fast: for a minute of it.
# What ends a reader is kept in .build-fuzz/found; SEGUE_FUZZ_TARGET=READER PROGRAM FILE shows it again, with names in the
# stack. Here they are left out, and what globals hold at the end is no leak.
set -eu
cd "$(dirname "$0")/.."

# An unoptimized build reads files once a module, and is debugged by nobody.
options="-c release --scratch-path .build-fuzz"
# What scenes are made up of besides the corpus: the repository's own, of which each takes a second unoptimized.
whole="Scenes Tests/SegueScenesTests/Catalogue"
if [ "$1" = --quick ]; then
  whole=
  options="-c debug --scratch-path .build-fuzz/quick --disable-index-store -debug-info-format none"
  options="$options -Xswiftc -gline-tables-only -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2"
  shift
fi
seconds=$1
shift
[ $# -gt 0 ] || set -- scene expression script configuration saved plain recording keys png

export SEGUE_FUZZER=1
export ASAN_OPTIONS="detect_leaks=0:symbolize=0"
options="$options --sanitize=fuzzer --sanitize=address -Xswiftc -enable-testing"
# shellcheck disable=SC2086
swift build $options --product SegueByteFuzz
# shellcheck disable=SC2086
program=$(swift build $options --show-bin-path)/SegueByteFuzz

mkdir -p .build-fuzz/found .build-fuzz/logs
at_once=$(getconf _NPROCESSORS_ONLN)
[ "$at_once" -le $# ] || at_once=$#
each=$((seconds * at_once / $#))
[ "$each" -gt 0 ] || each=1

# One reader.
export whole
run='
reader=$1
mkdir -p ".build-fuzz/corpus/$reader"
scenes=
case $reader in scene) scenes=$whole ;; esac
status=0
SEGUE_FUZZ_TARGET=$reader "$2" -max_total_time="$3" -timeout=20 -rss_limit_mb=3000 -detect_leaks=0 -reload=0 \
  -print_final_stats=1 -artifact_prefix=".build-fuzz/found/$reader-" \
  ".build-fuzz/corpus/$reader" "Tests/SegueByteFuzz/Corpus/$reader" $scenes \
  >".build-fuzz/logs/$reader" 2>&1 || status=$?
figure() { sed -n "s/^stat::$1: *//p" ".build-fuzz/logs/$reader"; }
echo "$reader: $(figure number_of_executed_units) inputs, $(figure average_exec_per_sec) a second," \
  "$(figure peak_rss_mb) MB"
[ "$status" -eq 0 ] || { tail -n 40 ".build-fuzz/logs/$reader" | cut -c 1-300; exit 1; }
'
printf '%s\n' "$@" | xargs -P "$at_once" -I READER sh -c "$run" fuzz READER "$program" "$each"
