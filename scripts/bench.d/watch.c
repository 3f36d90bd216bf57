/* Starts a program and watches it from outside, as a person with a stopwatch would: when its window
   is first painted, how much memory it holds, how often it wakes up while nobody does anything.

   watch SECONDS COMMAND...: prints, in this order and on one line, the milliseconds from the start
   to the first painted frame; the milliseconds of processor time until then; the kibibytes of
   memory after two seconds at rest; the wake-ups in the SECONDS after that. With 0 SECONDS it ends
   at the first frame, and prints 0 for memory and wake-ups. */

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/Xdamage.h>
#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

/* How long the first frame may take. */
#define PATIENCE_MS 30000.0
/* How long a program has to come to rest. */
#define SETTLING_MS 2000.0
/* Fewer colours than this are a window's background rather than what is on it. */
#define CONTENT_COLOURS 8

static double milliseconds(clockid_t clock) {
  struct timespec time;
  if (clock_gettime(clock, &time) != 0) return 0;
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* Whether a part of the screen shows more than a plain ground, told by a few of its rows. */
static int has_content(Display *display, Window root, XRectangle area) {
  unsigned long colours[CONTENT_COLOURS];
  int count = 0;
  for (int row = 1; row < 16; row++) {
    int y = area.y + area.height * row / 16;
    XImage *image = XGetImage(display, root, area.x, y, area.width, 1, AllPlanes, ZPixmap);
    if (!image) continue;
    for (int x = 0; x < area.width && count < CONTENT_COLOURS; x++) {
      unsigned long colour = XGetPixel(image, x, 0);
      int known = 0;
      for (int index = 0; index < count; index++) known |= colours[index] == colour;
      if (!known) colours[count++] = colour;
    }
    XDestroyImage(image);
    if (count == CONTENT_COLOURS) return 1;
  }
  return 0;
}

/* Handles what the display says until a deadline or, if so wanted, until a window is painted. */
static int watch(Display *display, int damage_event, double deadline, int stops, Window *window,
                 double *painted) {
  Window root = DefaultRootWindow(display);
  for (;;) {
    while (XPending(display)) {
      XEvent event;
      XNextEvent(display, &event);
      double now = milliseconds(CLOCK_MONOTONIC);
      if (event.type == MapNotify && !event.xmap.override_redirect) *window = event.xmap.window;
      if (event.type != damage_event || !stops) continue;
      XDamageNotifyEvent *damage = (XDamageNotifyEvent *)&event;
      if (!*window || !has_content(display, root, damage->area)) continue;
      *painted = now;
      return 1;
    }
    double left = deadline - milliseconds(CLOCK_MONOTONIC);
    if (left <= 0) return 0;
    struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
    poll(&connection, 1, (int)left + 1);
  }
}

/* The proportional share of a process in the memory, in kibibytes. */
static long memory(pid_t process) {
  char path[64], line[256];
  long kibibytes = 0;
  snprintf(path, sizeof path, "/proc/%d/smaps_rollup", process);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "Pss: %ld kB", &kibibytes) == 1) break;
  fclose(file);
  return kibibytes;
}

/* How often the threads of a process have given up the processor to wait for something. */
static long waits(pid_t process) {
  char path[300], line[256];
  long sum = 0;
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *threads = opendir(path);
  if (!threads) return 0;
  for (struct dirent *entry; (entry = readdir(threads));) {
    if (entry->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%d/task/%s/status", process, entry->d_name);
    FILE *file = fopen(path, "r");
    if (!file) continue;
    long count;
    while (fgets(line, sizeof line, file))
      if (sscanf(line, "voluntary_ctxt_switches: %ld", &count) == 1) sum += count;
    fclose(file);
  }
  closedir(threads);
  return sum;
}

static int ignore_error(Display *display, XErrorEvent *error) {
  (void)display;
  (void)error;
  return 0;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fprintf(stderr, "usage: %s SECONDS COMMAND...\n", arguments[0]);
    return 2;
  }
  double rest = atof(arguments[1]) * 1e3;
  Display *display = XOpenDisplay(NULL);
  int damage_event, damage_error;
  if (!display || !XDamageQueryExtension(display, &damage_event, &damage_error)) {
    fprintf(stderr, "There is no display, or it does not tell what is painted.\n");
    return 1;
  }
  XSetErrorHandler(ignore_error);
  XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
  XDamageCreate(display, DefaultRootWindow(display), XDamageReportRawRectangles);
  XSync(display, True);

  pid_t process;
  double start = milliseconds(CLOCK_MONOTONIC);
  int failure = posix_spawnp(&process, arguments[2], NULL, NULL, arguments + 2, environ);
  if (failure) {
    fprintf(stderr, "%s: %s\n", arguments[2], strerror(failure));
    return 1;
  }
  Window window = 0;
  double painted = 0;
  long kibibytes = 0, wakeups = 0;
  int seen = watch(display, damage_event + XDamageNotify, start + PATIENCE_MS, 1, &window, &painted);
  clockid_t clock;
  double busy = clock_getcpuclockid(process, &clock) == 0 ? milliseconds(clock) : 0;
  if (seen && rest > 0) {
    /* A person's window has the focus, where a caret blinks. */
    XSetInputFocus(display, window, RevertToParent, CurrentTime);
    watch(display, -1, milliseconds(CLOCK_MONOTONIC) + SETTLING_MS, 0, &window, &painted);
    kibibytes = memory(process);
    long before = waits(process);
    watch(display, -1, milliseconds(CLOCK_MONOTONIC) + rest, 0, &window, &painted);
    wakeups = waits(process) - before;
  }
  kill(process, SIGTERM);
  waitpid(process, NULL, 0);
  if (!seen) {
    fprintf(stderr, "%s painted nothing within %.0f s.\n", arguments[2], PATIENCE_MS / 1e3);
    return 1;
  }
  printf("%.1f %.1f %ld %ld\n", painted - start, busy, kibibytes, wakeups);
  return 0;
}
