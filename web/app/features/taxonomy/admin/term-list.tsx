import { useQuery } from "@tanstack/react-query";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { Badge } from "#web/ui/data/badge.tsx";
import { DataTable } from "#web/ui/data/table.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { DeleteTermDialog, EditTermDialog } from "./term-dialogs.tsx";
import type { Task, Term, TermColumn, TermKind } from "./term.ts";

const skeletonRows = [1, 2, 3, 4, 5, 6];

/** On a tablet, the name and the actions share the first line of the card. */
const cellStyles = {
  name: "sm:max-xl:-order-2 sm:max-xl:w-[calc(100%-10.5rem)]!",
  actions: "sm:max-xl:-order-1 sm:max-xl:w-38!",
  /** Class for ordinary values. They are hidden on a phone, which shows only exceptions. */
  usual: "max-sm:hidden",
} as const;

/** The column header names the unit; on a card the unit follows the number. */
const sharedColumns: readonly TermColumn<Term>[] = [
  {
    title: "Profiles",
    width: "w-8",
    numeric: true,
    looks: () => "text-muted",
    cell: ({ profileCount }) => (
      <>
        {profileCount.toLocaleString("en")}
        <span className="xl:hidden"> {profileCount === 1 ? "profile" : "profiles"}</span>
      </>
    ),
  },
  {
    title: "Status",
    width: "w-14",
    looks: ({ isActive }) => (isActive ? cellStyles.usual : ""),
    cell: ({ isActive }) => (
      <Badge tone={isActive ? "jade" : "neutral"}>{isActive ? "Active" : "Inactive"}</Badge>
    ),
  },
];

interface TermListProps<T extends Term> {
  kind: TermKind<T>;
  onTask: (task: Task) => void;
}

export function TermList<T extends Term>({ kind, onTask }: TermListProps<T>) {
  const query = useQuery(kind.query);
  const { data, error } = query;
  if (error && !data) return <LoadError query={query} what="taxonomy data" />;
  if (data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<kind.Icon />}
        title={`No ${kind.plural.toLowerCase()} found.`}
        text={kind.emptyText}
        action={{
          label: `Create First ${kind.noun}`,
          onAction: () => onTask((shown) => <EditTermDialog kind={kind} {...shown} />),
        }}
      />
    );
  }
  return <TermTable kind={kind} terms={data} onTask={onTask} />;
}

interface TermTableProps<T extends Term> extends TermListProps<T> {
  /** Absent while loading. */
  terms?: readonly T[];
}

function TermTable<T extends Term>({ kind, terms, onTask }: TermTableProps<T>) {
  const columns = [...kind.columns, ...sharedColumns];
  return (
    <DataTable
      label={kind.plural}
      busy={terms === undefined}
      cards
      columns={[
        kind.noun,
        ...columns.map(({ title, numeric }) => ({ title, numeric })),
        { title: "Actions", className: "xl:text-right" },
      ]}
    >
      {terms?.map((term) => (
        <tr key={term._id}>
          <th scope="row" className={cellStyles.name}>
            <span className="flex items-center gap-3">
              {kind.mark(term)}
              <bdi className="min-w-0 wrap-anywhere">{term.name}</bdi>
            </span>
          </th>
          {columns.map((column) => (
            <td
              key={column.title}
              data-beside
              data-numeric={column.numeric ? "" : undefined}
              className={column.looks?.(term, terms)}
            >
              {column.cell(term, terms)}
            </td>
          ))}
          <td className={cellStyles.actions}>
            <TermActions kind={kind} term={term} onTask={onTask} />
          </td>
        </tr>
      )) ?? skeletonRows.map((row) => <TermRowSkeleton key={row} columns={columns} />)}
    </DataTable>
  );
}

function TermActions<T extends Term>({ kind, term, onTask }: TermListProps<T> & { term: T }) {
  return (
    <div className="flex gap-2 sm:justify-end">
      <Button
        tone="outline"
        size="small"
        aria-label={`Edit ${term.name}`}
        onClick={() => onTask((shown) => <EditTermDialog kind={kind} term={term} {...shown} />)}
      >
        Edit
      </Button>
      <Button
        tone="outline"
        size="small"
        aria-label={`Delete ${term.name}`}
        onClick={() => onTask((shown) => <DeleteTermDialog kind={kind} term={term} {...shown} />)}
      >
        Delete
      </Button>
    </div>
  );
}

function TermRowSkeleton({ columns }: { columns: readonly Omit<TermColumn<never>, "cell" | "looks">[] }) {
  return (
    <tr aria-hidden>
      <td className={cellStyles.name}>
        <span className="flex items-center gap-3">
          <Skeleton className="size-8" />
          <Skeleton className="h-3.5 w-32" />
        </span>
      </td>
      {columns.map(({ title, width, numeric }) => (
        <td key={title} data-beside>
          <Skeleton className={clsx("h-4", width, numeric && "xl:ml-auto")} />
        </td>
      ))}
      <td className={cellStyles.actions}>
        <Skeleton className="h-9 w-36 rounded-control! sm:ml-auto" />
      </td>
    </tr>
  );
}
