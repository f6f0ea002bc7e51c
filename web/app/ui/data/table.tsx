import type { ReactNode } from "react";
import { clsx } from "clsx/lite";

interface TableProps {
  /** Accessible name of the table and its scroll area. */
  label: string;
  /** Plain `<thead>` and `<tbody>`; a cell with `data-numeric` is right-aligned with tabular figures. */
  children: ReactNode;
  busy?: boolean;
  /**
   * Turns each row into a card below the desktop breakpoint; a cell with `data-beside` can share its line with
   * others.
   */
  cards?: boolean;
  /** Class for the maximum height, beyond which the table scrolls. Without it, the page scrolls. */
  className?: string;
}

const styles =
  "w-full border-separate border-spacing-0 text-left text-small " +
  "[&_tr]:h-10 [&_th]:px-3 [&_td]:px-3 [&_td]:py-0.5 [&_tbody_th]:py-0.5 [&_td]:align-middle " +
  "[&_td]:border-b [&_tbody_th]:border-b [&_td]:border-line [&_tbody_th]:border-line [&_tbody_th]:font-medium " +
  "[&_tbody_tr:last-child>*]:border-b-0 [&_tbody_tr:hover>*]:bg-hover/50 " +
  "[&_[data-numeric]]:text-right [&_[data-numeric]]:tabular-nums";

const headStyles =
  "[&_thead_th]:sticky [&_thead_th]:z-10 [&_thead_th]:bg-raised [&_thead_th]:font-medium " +
  "[&_thead_th]:whitespace-nowrap [&_thead_th]:text-muted [&_thead_th]:border-b [&_thead_th]:border-line";

// Changing `display` of table parts keeps their semantics in all current browsers.
const cardStyles =
  "max-xl:[&,&_tbody]:block max-xl:[&_thead]:sr-only max-xl:[&_tbody_tr]:flex max-xl:[&_tbody_tr]:h-auto " +
  "max-xl:[&_tbody_tr]:flex-wrap max-xl:[&_tbody_tr]:items-center max-xl:[&_tbody_tr]:gap-x-4 max-xl:[&_tbody_tr]:gap-y-2 " +
  "max-xl:[&_tbody_tr]:p-4 max-xl:[&_tbody_tr+tr]:border-t max-xl:[&_tbody_tr]:border-line " +
  "max-xl:[&_tbody_tr>*]:w-full max-xl:[&_tbody_tr>*]:border-0 max-xl:[&_tbody_tr>*]:p-0 " +
  "max-xl:[&_tbody_tr>[data-beside]]:w-auto max-xl:[&_tbody_tr:hover]:bg-hover/50 max-xl:[&_tbody_tr:hover>*]:bg-transparent";

// The page scrolls, so the column titles stop below the site header.
const pageStyles = {
  frame: "",
  table:
    "[&_thead_th]:top-18 [&_thead_th:first-child]:rounded-tl-card [&_thead_th:last-child]:rounded-tr-card " +
    "[&_tbody_tr:last-child>:first-child]:rounded-bl-card [&_tbody_tr:last-child>:last-child]:rounded-br-card",
} as const;

const boxStyles = { frame: "overflow-auto", table: "[&_thead_th]:top-0" } as const;

/**
 * Dense table with a sticky header. With cards for narrow screens it scrolls with the page; otherwise it may be wider
 * than the page, so it scrolls by itself, also by keyboard.
 */
export function Table(props: TableProps) {
  const { label, children, busy = false, cards = false, className } = props;
  const isBox = className !== undefined || !cards;
  const { frame, table } = isBox ? boxStyles : pageStyles;
  return (
    <div
      role={isBox ? "region" : undefined}
      aria-label={isBox ? label : undefined}
      aria-busy={busy || undefined}
      tabIndex={isBox ? 0 : undefined}
      className={clsx(
        // Use `relative`, because visually hidden elements would otherwise extend the page.
        "relative rounded-card border border-line bg-surface",
        frame,
        // Use an accent border instead of an overlay, so that the old rows stay readable.
        busy && "border-t-accent",
        cards && "max-xl:max-h-none",
        className,
      )}
    >
      <table aria-label={label} className={clsx(styles, headStyles, table, cards && cardStyles)}>
        {children}
      </table>
    </div>
  );
}

interface DataTableProps extends TableProps {
  /** Column headers; `null` omits a column. */
  columns: readonly (string | { title: ReactNode; numeric?: boolean; className?: string } | null)[];
}

/** Table defined by its columns; the children are its rows. */
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
