import type { Stats } from "@vesper/contract/insights";
import { Table } from "#web/ui/table.tsx";
import { dayName } from "./registration-words.ts";

/** The same numbers to read, the newest first. */
export function RegistrationTable({ days }: { days: Stats["registrations"] }) {
  return (
    <details>
      <summary className="flex min-h-11 items-center text-small font-medium text-accent hover:text-accent-strong">
        Show as a table
      </summary>
      <Table label="Registrations by day" className="max-h-64">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" data-numeric>
              New accounts
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{dayName(day)}</time>
              </th>
              <td data-numeric>{count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
