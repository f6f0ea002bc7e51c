const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const dayAndClock = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
});

/** "18:30" today, "Monday 01:30" on another day. */
export function clockTime(time: Date, now: Date): string {
  return time.toDateString() === now.toDateString() ? clock.format(time) : dayAndClock.format(time);
}
