import { Table } from "#web/ui/table.tsx";
import { countInWords, dayName } from "./count-words.ts";
import { type Day, measureNames, measures } from "./measures.ts";

/** The same numbers to read, the newest first. */
export function DayTable({ days }: { days: readonly Day[] }) {
  return (
    <Table label="Statistics by day" className="max-h-[32rem]">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {measureNames.map((measure) => (
            <th key={measure} scope="col" data-numeric>
              {measures[measure].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day}>
            <th scope="row" className="whitespace-nowrap">
              <time dateTime={day.day}>{dayName(day.day)}</time>
            </th>
            {measureNames.map((measure) => (
              <td key={measure} data-numeric className="whitespace-nowrap">
                {countInWords(day[measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
