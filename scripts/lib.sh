# shellcheck shell=bash
# What the scripts share: installing what is missing, finding Swift, building. To be sourced. What
# it does is told on standard error, so that standard output stays the program's own.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '==> %s\n' "$*" >&2; }

die() {
  printf '%s\n' "$*" >&2
  exit 1
}

has() { command -v "$1" >/dev/null; }

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    die "This needs root, and there is no sudo: $*"
  fi
}

# Debian's names of the packages still to be installed.
missing=()

# want PACKAGE COMMAND…: notes the package unless the command succeeds, so that what came by
# another way than apt counts, too.
want() {
  local package=$1
  shift
  "$@" &>/dev/null || missing+=("$package")
}

# Fetches apt's lists once, and only where something is to be installed.
update_packages() {
  [[ -z ${packages_updated:-} ]] || return 0
  as_root apt-get update -qq >&2
  packages_updated=yes
}

install_missing() {
  ((${#missing[@]})) || return 0
  has apt-get || die "Please install what Debian calls ${missing[*]}."
  say "Installing ${missing[*]}"
  update_packages
  # On a fresh machine another apt may still be at work, hence the time-out.
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
    -o DPkg::Lock::Timeout=120 "${missing[@]}" </dev/null >&2
  missing=()
}

# Prints the first Swift on the PATH that is new enough; other programs are called swift, too.
find_swift() {
  local candidate version
  while read -r candidate; do
    version=$("$candidate" --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\..*/\1/p')
    if ((${version:-0} >= 6)); then
      printf '%s\n' "$candidate"
      return
    fi
  done < <(type -aP swift)
  return 1
}

want_swift() {
  find_swift >/dev/null && return
  # A toolchain that was unpacked by hand lacks the libraries that apt would bring along.
  if has swift && ldd "$(type -P swift)" 2>/dev/null | grep -q 'not found'; then
    missing+=(libcurl4 libncurses6 libsqlite3-0 libxml2)
    install_missing
    find_swift >/dev/null && return
  fi
  if has apt-get; then
    say "Looking whether apt has Swift"
    update_packages
    local candidate
    candidate=$(apt-cache policy swiftlang | sed -n 's/ *Candidate: //p')
    if [[ $candidate == [0-9]* ]] && dpkg --compare-versions "$candidate" ge 6; then
      missing+=(swiftlang)
      return
    fi
  fi
  die "Please install Swift 6.0 or newer from https://www.swift.org/install and put it on the PATH."
}

has_chinese_font() { [[ -n $(fc-list :lang=zh-cn) ]]; }

# Icons are drawings, which GTK reads by a loader that it only recommends.
has_drawing_loader() { compgen -G '/usr/lib/*/gdk-pixbuf-2.0/*/loaders/*svg.so' >/dev/null; }

# Installs what building and showing the program need, and sets $swift.
prepare_build() {
  want_swift
  want libgtk-4-dev pkg-config --exists 'gtk4 >= 4.8'
  # Swift's own library is partly C++, and is linked into the program.
  want g++ has g++
  want gettext has msgfmt
  want fonts-noto-cjk has_chinese_font
  want librsvg2-common has_drawing_loader
  want adwaita-icon-theme test -e /usr/share/icons/Adwaita/index.theme
  install_missing
  swift=$(find_swift)
}

# The folder into which building with the same options puts its results.
bin_path() { "$swift" build -c release "$@" --show-bin-path; }

# build [OPTION]…: builds in release mode and puts translations and icons where the program finds
# them.
build() {
  local bin po folder
  "$swift" build -c release "$@" >&2
  bin=$(bin_path "$@")
  for po in "$root"/Resources/po/*.po; do
    folder=$bin/share/locale/$(basename "$po" .po)/LC_MESSAGES
    mkdir -p "$folder"
    msgfmt --check -o "$folder/linux-gallery.mo" "$po"
  done
  mkdir -p "$bin/share/icons"
  cp -r "$root"/Resources/icons/. "$bin/share/icons"
}

# Builds the program as people get it: with the Swift library inside it starts faster, and runs
# where there is no Swift.
build_program() {
  local library
  library=$("$swift" -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
  if [[ -d ${library}_static ]]; then
    build --product linux-gallery --static-swift-stdlib
  else
    say "This Swift has no static library: the program will run only where Swift is installed"
    build --product linux-gallery
  fi
}
