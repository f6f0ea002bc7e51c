import { formatDay } from "./dates.ts";
import { Table } from "./table.tsx";

const slotWidth = 10;
const barWidth = 7;
const chartHeight = 100;

export interface Bar {
  day: string;
  /** Height relative to the tallest bar, from 0 to 1. */
  share: number;
  /** Formatted count. */
  valueLabel: string;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Chart in one sentence, for screen readers. */
  label: string;
  /** Formatted value of the tallest bar. */
  top: string;
}

/** Plain SVG: one bar per day needs no library. */
export function BarChart({ bars, label, top }: BarChartProps) {
  const [first, last] = [bars.at(0), bars.at(-1)];
  return (
    <figure>
      <p aria-hidden className="border-b border-dashed border-line text-caption text-muted tabular-nums">
        {top}
      </p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${bars.length * slotWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        className="h-28 w-full border-b border-line-strong"
      >
        {bars.map(({ day, share, valueLabel }, index) => (
          <g key={day} className="fill-accent hover:fill-accent-strong">
            <title>{`${formatDay(day)}: ${valueLabel}`}</title>
            <rect
              x={index * slotWidth}
              y={0}
              width={slotWidth}
              height={chartHeight}
              className="fill-transparent"
            />
            <rect
              x={index * slotWidth + (slotWidth - barWidth) / 2}
              y={chartHeight * (1 - share)}
              width={barWidth}
              height={chartHeight * share}
              rx={1}
            />
          </g>
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-caption text-muted">
        <span>{first && formatDay(first.day)}</span>
        <span>{last && formatDay(last.day)}</span>
      </p>
    </figure>
  );
}

interface Column<Day> {
  label: string;
  getCell: (day: Day) => string;
}

interface DayTableProps<Day> {
  label: string;
  days: readonly Day[];
  columns: readonly Column<Day>[];
}

/** Chart data as a table, newest day first. */
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
              <time dateTime={day.day}>{formatDay(day.day)}</time>
            </th>
            {columns.map((column) => (
              <td key={column.label} data-numeric className="whitespace-nowrap">
                {column.getCell(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
