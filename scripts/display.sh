# shellcheck shell=bash
# A virtual display for programs that nobody is to see. To be sourced, after lib.sh.

# Notes the packages that it needs.
want_display() { want xvfb has Xvfb; }

# on_display COMMAND…: runs the command on a virtual display, away from the person's own settings
# and session, and with what makes pictures and words the same everywhere. What it leaves behind is
# in the folder $work.
on_display() {
  local display server status=0
  exec 3< <(exec Xvfb -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp -noreset 2>/dev/null)
  server=$!
  read -r display <&3 || die "The virtual display did not start."
  mkdir -p "$work"/{home,runtime,tmp}
  chmod 700 "$work/runtime"
  env --unset=XDG_{CACHE,CONFIG,DATA,STATE}_HOME HOME="$work/home" TMPDIR="$work/tmp" \
    --unset={WAYLAND_DISPLAY,LANGUAGE,GTK_THEME} XDG_RUNTIME_DIR="$work/runtime" \
    DISPLAY=":$display" GDK_BACKEND=x11 \
    DBUS_SESSION_BUS_ADDRESS=disabled: GSETTINGS_BACKEND=memory GSK_RENDERER=cairo \
    GTK_A11Y=test G_DEBUG=fatal-criticals SWIFT_BACKTRACE=enable=no LC_ALL=C.UTF-8 \
    LOCPATH="$work/locale" \
    timeout 900 "$@" 3<&- || status=$?
  kill "$server"
  return "$status"
}
