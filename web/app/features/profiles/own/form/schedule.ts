/** Monday first, as the grid shows them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after midnight. An end at or before the start is on the next day. */
export interface Hours {
  from: number;
  to: number;
}

/** Hours by weekday; a missing day is a day off. */
type Week = Partial<Record<Weekday, Hours>>;

export interface Schedule {
  week: Week;
  /** Lines that the grid cannot show, exactly as they were written. */
  notes: string;
}

const fullDay = 24 * 60;
const timePattern = /^(\d{1,2})(?::(\d{2}))? ?(AM|PM)$/i;

/** "6 PM", "6:30 PM", "noon" or "midnight". */
export function formatClock(minutes: number): string {
  if (minutes % fullDay === 0) return "midnight";
  if (minutes === fullDay / 2) return "noon";
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const clock = minute === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

function parseClock(text: string): number | null {
  if (/^midnight$/i.test(text)) return 0;
  if (/^noon$/i.test(text)) return fullDay / 2;
  const [, hour = "", minute = "0", half = ""] = timePattern.exec(text) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (!hour || hours < 1 || hours > 12 || minutes > 59) return null;
  return ((hours % 12) + (half.toUpperCase() === "PM" ? 12 : 0)) * 60 + minutes;
}

const findWeekday = (text: string) => weekdays.findIndex((day) => day.toLowerCase() === text.toLowerCase());

const groups: Readonly<Record<string, readonly Weekday[]>> = {
  daily: weekdays,
  "every day": weekdays,
  weekdays: weekdays.slice(0, 5),
  weekends: weekdays.slice(5),
};

/** Parses "Monday", "Monday to Friday", "Saturday and Sunday", "Daily" or a list of these. */
function parseDays(text: string): readonly Weekday[] | null {
  const group = groups[text.toLowerCase()];
  if (group) return group;
  const parts = text.split(/, | and /).map((part): readonly Weekday[] | null => {
    const [first = "", last = first, ...rest] = part.split(/ to |–/);
    const [from, to] = [findWeekday(first.trim()), findWeekday(last.trim())];
    return from < 0 || to < from || rest.length > 0 ? null : weekdays.slice(from, to + 1);
  });
  return parts.some((part) => part === null) ? null : parts.flatMap((part) => part ?? []);
}

function parseHours(text: string): Hours | null {
  if (/^all day$/i.test(text)) return { from: 0, to: 0 };
  const [start = "", end = "", ...rest] = text.split(/ to |–/);
  const [from, to] = [parseClock(start.trim()), parseClock(end.trim())];
  return from === null || to === null || rest.length > 0 ? null : { from, to };
}

/** Parses a line such as "Tuesday to Saturday, 6 PM to 1 AM"; null if it says anything else. */
function parseLine(line: string): Week | null {
  const comma = line.lastIndexOf(", ");
  if (comma < 0) return null;
  const [days, hours] = [parseDays(line.slice(0, comma).trim()), parseHours(line.slice(comma + 2).trim())];
  return days && hours && Object.fromEntries(days.map((day) => [day, hours]));
}

/** Reads the free text of the profile: lines that describe hours fill the grid, all others are kept as notes. */
export function parseSchedule(text: string): Schedule {
  let week: Week = {};
  const notes: string[] = [];
  for (const line of text.split("\n")) {
    const parsed = parseLine(line.trim());
    const isNew = parsed !== null && Object.keys(parsed).every((day) => !(day in week));
    if (isNew) week = { ...week, ...parsed };
    else notes.push(line);
  }
  return { week, notes: notes.join("\n").trim() };
}

const formatHours = ({ from, to }: Hours) =>
  from === to ? "all day" : `${formatClock(from)} to ${formatClock(to)}`;

const formatDays = (first: Weekday, last: Weekday, count: number) =>
  count === 1 ? first : count === 2 ? `${first} and ${last}` : `${first} to ${last}`;

/** Writes the text of the profile: one line for each run of days with the same hours, then the notes. */
export function formatSchedule({ week, notes }: Schedule): string {
  const runs: { days: Weekday[]; hours: Hours }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const hours = week[day];
    const last = runs.at(-1);
    if (!hours) continue;
    const follows = last?.days.at(-1) === weekdays[index - 1];
    if (last && follows && formatHours(last.hours) === formatHours(hours)) last.days.push(day);
    else runs.push({ days: [day], hours });
  }
  const lines = runs.flatMap(({ days, hours }) => {
    const [first, last] = [days[0], days.at(-1)];
    return first && last ? [`${formatDays(first, last, days.length)}, ${formatHours(hours)}`] : [];
  });
  return [...lines, notes].filter(Boolean).join("\n");
}
