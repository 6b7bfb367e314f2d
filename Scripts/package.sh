#!/bin/sh
# Packs the built program for machines that have no Swift.
#
#   Scripts/package.sh tarball BUILT FOLDER    FOLDER/segue-VERSION-SYSTEM-MACHINE.tar.gz, to be unpacked anywhere
#   Scripts/package.sh deb BUILT FOLDER        FOLDER/segue_VERSION_MACHINE.deb, for Debian and Ubuntu
#
# BUILT is the folder with the program. The same program gives the same bytes: times are those of the last commit.
set -eu
cd "$(dirname "$0")/.."
kind=$1
built=$2
folder=$3

version=$("$built/segue" --version)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# mktemp's is for its owner alone, and would be the package's.
chmod 755 "$work"
umask 022
mkdir -p "$folder"

tarball() {
  name=segue-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
  Scripts/install.sh "$built" "$work/" "$name"
  cp README.md LICENSE CHANGELOG.md "$work/$name"
  cp Sources/CFonts/Fonts/OFL.txt "$work/$name/LICENSE-fonts"
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C "$work" -cf - "$name" |
    gzip -n9 >"$folder/$name.tar.gz"
  echo "$folder/$name.tar.gz"
}

# Depends on the libraries that it is linked with; those that it opens when they are needed are recommended.
deb() {
  machine=$(dpkg --print-architecture)
  root=$work/root
  ZSH_FUNCTIONS=share/zsh/vendor-completions Scripts/install.sh "$built" "$root" /usr
  gzip -n9 "$root"/usr/share/man/man1/*.1
  documents=$root/usr/share/doc/segue
  install -d "$documents" "$work/debian"
  install -m 644 Packaging/debian/copyright "$documents"
  gzip -n9c CHANGELOG.md >"$documents/NEWS.gz"
  {
    printf 'segue (%s) unstable; urgency=medium\n\n  * As NEWS.gz says.\n\n' "$version"
    printf ' -- Segue contributors <maintainers@segue.invalid>  %s\n' "$(date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } | gzip -n9 >"$documents/changelog.gz"
  install -d "$root/usr/share/lintian/overrides"
  install -m 644 Packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/segue"
  # dpkg-shlibdeps wants a source package's control file beside it.
  printf 'Source: segue\n\nPackage: segue\nArchitecture: any\n' >"$work/debian/control"
  depends=$(cd "$work" && dpkg-shlibdeps -O "root/usr/bin/segue" 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
  install -d "$root/DEBIAN"
  sed -e "s/@VERSION@/$version/; s/@MACHINE@/$machine/; s/@DEPENDS@/$depends/" \
    -e "s/@SIZE@/$(du -k -s "$root/usr" | cut -f1)/" Packaging/debian/control >"$root/DEBIAN/control"
  (cd "$root" && find usr -type f | sort | xargs md5sum) >"$root/DEBIAN/md5sums"
  dpkg-deb --root-owner-group --build "$root" "$folder/segue_${version}_$machine.deb" >/dev/null
  echo "$folder/segue_${version}_$machine.deb"
}

case $kind in
  tarball) tarball ;;
  deb) deb ;;
  *) echo "usage: $0 tarball|deb BUILT FOLDER" >&2; exit 2 ;;
esac
