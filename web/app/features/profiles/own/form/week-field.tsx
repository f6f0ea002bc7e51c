import { limits } from "@vesper/contract/core/limits";
import { useState } from "react";
import { useController } from "react-hook-form";
import { toErrorSentence } from "#web/ui/forms/field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import type { ProfileInput } from "./draft.ts";
import { DayRow } from "./day-row.tsx";
import {
  formatSchedule,
  type Hours,
  parseSchedule,
  type Schedule,
  type Weekday,
  weekdays,
} from "./schedule.ts";
import { labels } from "./sections.ts";

const usualHours: Hours = { from: 18 * 60, to: 0 };

/**
 * Working hours as a week. The profile stores one text: the grid reads and writes the lines it understands, the notes
 * hold all others. Nothing is rewritten until a day or the notes change.
 */
export function WeekField() {
  const { field, fieldState } = useController<ProfileInput, "workingHours">({ name: "workingHours" });
  const { ref, value, onChange } = field;
  const [schedule, setSchedule] = useState(() => parseSchedule(value));
  const [lastHours, setLastHours] = useState(() => Object.values(schedule.week)[0] ?? usualHours);
  const problem = fieldState.error?.message;

  function change(next: Schedule) {
    setSchedule(next);
    onChange(formatSchedule(next));
  }

  function handleDay(day: Weekday, hours: Hours | undefined) {
    const { [day]: _before, ...others } = schedule.week;
    if (hours) setLastHours(hours);
    change({ ...schedule, week: hours ? { ...others, [day]: hours } : others });
  }

  return (
    <div className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1 text-small font-medium">
          {labels.workingHours}
          <span className="font-normal text-muted"> (optional)</span>
        </legend>
        <ul className="flex flex-col divide-y divide-line">
          {weekdays.map((day) => (
            <DayRow
              key={day}
              day={day}
              hours={schedule.week[day]}
              onToggle={(isOn) => handleDay(day, isOn ? lastHours : undefined)}
              onChange={(hours) => handleDay(day, hours)}
            />
          ))}
        </ul>
      </fieldset>
      <TextArea
        ref={ref}
        label="More about your hours"
        optional
        rows={2}
        value={schedule.notes}
        onChange={({ target }) => change({ ...schedule, notes: target.value })}
        help={`In your own words, such as “Later by appointment”. Shown below the days; ${limits.freeText.max} characters in all.`}
        error={problem && toErrorSentence(labels.workingHours, problem)}
      />
    </div>
  );
}
