import type { ReactNode } from "react";
import { Table } from "#web/ui/data/table.tsx";
import type { TermColumn } from "./term-column.ts";
import { TermRowSkeleton } from "./term-row-skeleton.tsx";

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
