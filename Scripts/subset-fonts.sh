#!/bin/sh
# Makes the bundled fonts: the Latin parts of Inter, JetBrains Mono and Nunito, in all weights, without hints.
#
#   Scripts/subset-fonts.sh INTER JETBRAINS NUNITO
#
# The folders of the variable fonts: Debian's fonts-inter-variable 4.0 (/usr/share/fonts/truetype/inter-vf), and
# fonts/variable of https://github.com/JetBrains/JetBrainsMono and https://github.com/googlefonts/nunito.
#
# Needs fonttools: python3 -m pip install fonttools
set -eu
[ $# -eq 3 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
cd "$(dirname "$0")/.."

latin=U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02DA,U+02DC,U+1E9E
punctuation=U+2002-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2030,U+2032,U+2033,U+2039,U+203A,U+2044
signs=U+20AC,U+20BF,U+2113,U+2116,U+2122,U+2126,U+2190-2199,U+21A9,U+21AA
mathematics=U+2202,U+2206,U+220F,U+2211,U+2212,U+221A,U+221E,U+222B,U+2248,U+2260,U+2264,U+2265
shapes=U+25A0,U+25A1,U+25B2,U+25B6,U+25BC,U+25C0,U+25C6,U+25CB,U+25CF,U+2605,U+2606,U+2661,U+2665,U+2713,U+2717

# Without `calt`, letters of a font for code stay letters: San Francisco Mono has no ligatures.
subset() {
  python3 -m fontTools.subset "$1" --output-file="Sources/CFonts/Fonts/$2.ttf" --layout-features="$3" \
    --unicodes="$latin,$punctuation,$signs,$mathematics,$shapes" \
    --no-hinting --notdef-outline --name-IDs=0,1,2,4,6,13,14 --drop-tables+=DSIG,MVAR,STAT
}

subset "$1/Inter-roman.var.ttf" Inter kern,mark,mkmk,ccmp,locl,calt,case,tnum
subset "$1/Inter-italic.var.ttf" Inter-Italic kern,mark,mkmk,ccmp,locl,calt,case,tnum
subset "$1/InterDisplay-roman.var.ttf" InterDisplay kern,mark,mkmk,ccmp,locl,calt,case,tnum
subset "$1/InterDisplay-italic.var.ttf" InterDisplay-Italic kern,mark,mkmk,ccmp,locl,calt,case,tnum
subset "$2/JetBrainsMono[wght].ttf" JetBrainsMono mark,mkmk,ccmp,locl
subset "$2/JetBrainsMono-Italic[wght].ttf" JetBrainsMono-Italic mark,mkmk,ccmp,locl
subset "$3/Nunito[wght].ttf" Nunito kern,mark,mkmk,ccmp,locl
