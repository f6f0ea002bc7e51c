import type { ReactNode } from "react";
import { Table } from "#web/ui/data/table.tsx";
import type { TermColumn } from "./term-column.ts";
import { classes } from "#web/ui/actions/classes.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { rowLooks } from "./row-looks.ts";

const awaited = [1, 2, 3, 4, 5, 6];

interface TermTableProps {
  label: string;
  /** The head of the first column. */
  noun: string;
  columns: readonly TermColumn[];
  /** Absent while they load. */
  children?: ReactNode;
}

export function TermTable({ label, noun, columns, children }: TermTableProps) {
  return (
    <Table label={label} busy={children === undefined} cards>
      <thead>
        <tr>
          <th scope="col">{noun}</th>
          {columns.map(({ title, numeric }) => (
            <th key={title} scope="col" data-numeric={numeric ? "" : undefined}>
              {title}
            </th>
          ))}
          <th scope="col" className="lg:text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>{children ?? awaited.map((row) => <TermRowSkeleton key={row} columns={columns} />)}</tbody>
    </Table>
  );
}

function TermRowSkeleton({ columns }: { columns: readonly TermColumn[] }) {
  return (
    <tr aria-hidden>
      <td className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="size-8" />
          <Skeleton className="h-3.5 w-32" />
        </span>
      </td>
      {columns.map(({ title, width, numeric }) => (
        <td key={title} data-beside>
          <Skeleton className={classes("h-4", width, numeric && "lg:ml-auto")} />
        </td>
      ))}
      <td className={rowLooks.actions}>
        <Skeleton className="h-9 w-36 rounded-control! sm:ml-auto" />
      </td>
    </tr>
  );
}
