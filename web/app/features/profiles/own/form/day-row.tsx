import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { formatClock, type Hours, type Weekday } from "./schedule.ts";

const step = 30;
const times = Array.from({ length: (24 * 60) / step }, (_, index) => index * step);

/** Offers half hours, and the given time if it is another. */
const toTimeOptions = (minutes: number) =>
  [...new Set([...times, minutes])]
    .toSorted((a, b) => a - b)
    .map((time) => ({ value: String(time), label: formatClock(time) }));

interface DayRowProps {
  day: Weekday;
  /** Undefined on a day off. */
  hours: Hours | undefined;
  onToggle: (isOn: boolean) => void;
  onChange: (hours: Hours) => void;
}

export function DayRow({ day, hours, onToggle, onChange }: DayRowProps) {
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <CheckboxField
        label={day}
        checked={hours !== undefined}
        onChange={({ target }) => onToggle(target.checked)}
        className="w-36"
      />
      {hours ? (
        <div className="flex min-w-0 flex-1 basis-60 items-center gap-2 pb-1 sm:pb-0">
          <SelectField
            label={`${day} from`}
            labelHidden
            value={String(hours.from)}
            options={toTimeOptions(hours.from)}
            onChange={({ target }) => onChange({ ...hours, from: Number(target.value) })}
            className="min-w-0 flex-1"
          />
          <span className="text-small text-muted">to</span>
          <SelectField
            label={`${day} to`}
            labelHidden
            value={String(hours.to)}
            options={toTimeOptions(hours.to)}
            onChange={({ target }) => onChange({ ...hours, to: Number(target.value) })}
            className="min-w-0 flex-1"
          />
        </div>
      ) : (
        <span className="text-small text-muted">Off</span>
      )}
    </li>
  );
}
