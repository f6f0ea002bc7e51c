const pad = (part: number) => String(part).padStart(2, "0");

/** Converts an ISO time to the value of a `datetime-local` input, in the reader's time zone. */
export function toLocalTime(iso: string): string {
  const time = new Date(iso);
  if (!iso || Number.isNaN(time.getTime())) return "";
  const day = [time.getFullYear(), pad(time.getMonth() + 1), pad(time.getDate())].join("-");
  return `${day}T${pad(time.getHours())}:${pad(time.getMinutes())}`;
}
