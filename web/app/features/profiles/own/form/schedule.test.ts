import { describe, expect, it } from "vitest";
import { formatSchedule, parseSchedule } from "./schedule.ts";

const evening = { from: 18 * 60, to: 60 };

describe("a schedule", () => {
  it("is read from lines of days and hours", () => {
    expect(parseSchedule("Tuesday to Thursday, 6 PM–1 AM\nSunday, noon to 6:30 PM")).toEqual({
      week: {
        Tuesday: evening,
        Wednesday: evening,
        Thursday: evening,
        Sunday: { from: 12 * 60, to: 18 * 60 + 30 },
      },
      notes: "",
    });
    expect(Object.keys(parseSchedule("Weekdays, 10 AM to 8 PM").week)).toHaveLength(5);
    expect(parseSchedule("Saturday and Sunday, all day").week.Sunday).toEqual({ from: 0, to: 0 });
  });

  it("keeps every other line word for word", () => {
    const text = "Evenings, except Mondays\nThursday to Sunday, by appointment\n25 o’clock, 13 PM to 2 AM";

    expect(parseSchedule(text)).toEqual({ week: {}, notes: text });
  });

  it("does not let a second line for the same day replace the first", () => {
    const { week, notes } = parseSchedule("Monday, 6 PM to 1 AM\nMonday, noon to 3 PM");

    expect(week).toEqual({ Monday: evening });
    expect(notes).toBe("Monday, noon to 3 PM");
  });

  it("is written as one line for each run of days with the same hours", () => {
    const week = { Monday: evening, Tuesday: evening, Thursday: evening, Friday: evening, Saturday: evening };

    expect(formatSchedule({ week, notes: "Later by appointment" })).toBe(
      "Monday and Tuesday, 6 PM to 1 AM\nThursday to Saturday, 6 PM to 1 AM\nLater by appointment",
    );
    expect(formatSchedule({ week: {}, notes: "" })).toBe("");
  });

  it("reads what it writes", () => {
    const schedule = {
      week: { Monday: { from: 0, to: 0 }, Wednesday: { from: 23 * 60 + 30, to: 12 * 60 }, Sunday: evening },
      notes: "Ask me about Fridays.",
    };

    expect(parseSchedule(formatSchedule(schedule))).toEqual(schedule);
  });
});
