#!/bin/sh
# Makes the bundled fonts: the Latin part of Inter, without hints.
#
#   Scripts/subset-fonts.sh FOLDER   where Inter's static OpenType files are (Debian's fonts-inter, version 4)
#
# Needs fonttools: python3 -m pip install fonttools
set -eu
cd "$(dirname "$0")/.."

latin=U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02DA,U+02DC,U+1E9E
punctuation=U+2002-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044
signs=U+20AC,U+20BF,U+2113,U+2116,U+2122,U+2126,U+2190-2199,U+21A9,U+21AA
mathematics=U+2202,U+2206,U+220F,U+2211,U+2212,U+221A,U+221E,U+222B,U+2248,U+2260,U+2264,U+2265
shapes=U+25A0,U+25A1,U+25B2,U+25B6,U+25BC,U+25C0,U+25C6,U+25CB,U+25CF,U+2605,U+2606,U+2661,U+2665,U+2713,U+2717

for font in Inter-Regular Inter-SemiBold InterDisplay-Regular InterDisplay-SemiBold; do
  python3 -m fontTools.subset "$1/$font.otf" --output-file="Sources/CFonts/Fonts/$font.otf" \
    --unicodes="$latin,$punctuation,$signs,$mathematics,$shapes" \
    --layout-features=kern,mark,mkmk,ccmp,locl,calt,case,tnum \
    --no-hinting --desubroutinize --notdef-outline --name-IDs=0,1,2,4,6,13,14 --drop-tables+=DSIG
done
