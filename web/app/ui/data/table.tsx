import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

interface TableProps {
  /** Names the table and the area that scrolls. */
  label: string;
  /** Plain `<thead>` and `<tbody>`; a cell with `data-numeric` is set to the right in even figures. */
  children: ReactNode;
  busy?: boolean;
  /** Below the desktop each row becomes a card of its own; a cell with `data-beside` shares its line. */
  cards?: boolean;
  /** How tall it may grow before it scrolls, as a class. */
  className?: string;
}

const styles =
  "w-full border-separate border-spacing-0 text-left text-small " +
  "[&_tr]:h-11 [&_th]:px-3 [&_td]:px-3 [&_td]:py-1.5 [&_tbody_th]:py-1.5 [&_td]:align-middle " +
  "[&_td]:border-b [&_tbody_th]:border-b [&_td]:border-line [&_tbody_th]:border-line [&_tbody_th]:font-medium " +
  "[&_tbody_tr:last-child>*]:border-b-0 [&_tbody_tr:hover>*]:bg-hover/50 " +
  "[&_[data-numeric]]:text-right [&_[data-numeric]]:tabular-nums";

const headStyles =
  "[&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:z-10 [&_thead_th]:bg-raised [&_thead_th]:font-medium " +
  "[&_thead_th]:whitespace-nowrap [&_thead_th]:text-muted [&_thead_th]:border-b [&_thead_th]:border-line";

// The display of table parts may change without losing their meaning: every current browser keeps it.
const cardStyles =
  "max-lg:[&,&_tbody]:block max-lg:[&_thead]:sr-only max-lg:[&_tbody_tr]:flex max-lg:[&_tbody_tr]:h-auto " +
  "max-lg:[&_tbody_tr]:flex-wrap max-lg:[&_tbody_tr]:items-center max-lg:[&_tbody_tr]:gap-x-4 max-lg:[&_tbody_tr]:gap-y-2 " +
  "max-lg:[&_tbody_tr]:p-4 max-lg:[&_tbody_tr+tr]:border-t max-lg:[&_tbody_tr]:border-line " +
  "max-lg:[&_tbody_tr>*]:w-full max-lg:[&_tbody_tr>*]:border-0 max-lg:[&_tbody_tr>*]:p-0 " +
  "max-lg:[&_tbody_tr>[data-beside]]:w-auto max-lg:[&_tbody_tr:hover]:bg-hover/50 max-lg:[&_tbody_tr:hover>*]:bg-transparent";

/** Dense rows under a header that stays. Scrolls inside itself, by keyboard too. */
export function Table(props: TableProps) {
  const { label, children, busy = false, cards = false, className = "max-h-[75dvh]" } = props;
  return (
    <div
      role="region"
      aria-label={label}
      aria-busy={busy || undefined}
      tabIndex={0}
      className={clsx(
        // What is hidden for the eye is placed by the nearest frame: without one it would stretch the page.
        "relative overflow-auto rounded-card border border-line bg-surface",
        // A line of light rather than a veil: what stands there stays readable.
        busy && "border-t-accent",
        cards && "max-lg:max-h-none",
        className,
      )}
    >
      <table aria-label={label} className={clsx(styles, headStyles, cards && cardStyles)}>
        {children}
      </table>
    </div>
  );
}

interface DataTableProps extends TableProps {
  /** Its header; `null` leaves a column out. */
  columns: readonly (string | { title: ReactNode; numeric?: boolean; className?: string } | null)[];
}

/** A table by its columns; the children are its rows. */
export function DataTable({ columns, children, ...table }: DataTableProps) {
  const shown = columns.flatMap((column) =>
    typeof column === "string" ? { title: column } : (column ?? []),
  );
  return (
    <Table {...table}>
      <thead>
        <tr>
          {shown.map(({ title, numeric, className }, index) => (
            <th key={index} scope="col" data-numeric={numeric ? "" : undefined} className={className}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}
