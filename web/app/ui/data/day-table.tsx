import { dayName } from "./dates.ts";
import { Table } from "./table.tsx";

interface Column<Day> {
  label: string;
  cellOf: (day: Day) => string;
}

interface DayTableProps<Day> {
  label: string;
  days: readonly Day[];
  columns: readonly Column<Day>[];
}

/** What charts show, to read: the newest day first. */
export function DayTable<Day extends { day: string }>({ label, days, columns }: DayTableProps<Day>) {
  return (
    <Table label={label} className="max-h-[32rem]">
      <thead>
        <tr>
          <th scope="col">Day</th>
          {columns.map((column) => (
            <th key={column.label} scope="col" data-numeric>
              {column.label}
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
            {columns.map((column) => (
              <td key={column.label} data-numeric className="whitespace-nowrap">
                {column.cellOf(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
