import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { tagsQuery } from "./queries.ts";
import type { TaskHandler } from "./task.ts";
import { TaxonomyFailure } from "./taxonomy-failure.tsx";
import type { TermColumn } from "./term-column.ts";
import { TermTable } from "./term-table.tsx";
import type { Tag } from "@vesper/contract/taxonomy";
import { Badge } from "#web/ui/data/badge.tsx";
import { ActiveBadge } from "./active-badge.tsx";
import { ProfileCount } from "./profile-count.tsx";
import { rowLooks } from "./row-looks.ts";
import { TermActions } from "./term-actions.tsx";
import { tagTypeNames } from "./labels.ts";

const columns: TermColumn[] = [
  { title: "Slug", width: "w-24" },
  { title: "Type", width: "w-16" },
  { title: "Colour", width: "w-16" },
  { title: "Profiles", width: "w-8", numeric: true },
  { title: "Status", width: "w-14" },
];

export function TagList({ onTask }: { onTask: TaskHandler }) {
  const { data, error, isFetching, refetch } = useQuery(tagsQuery);

  if (error && !data) {
    return <TaxonomyFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Tags />}
        title="No tags found."
        text="Tags say in a word what makes a profile special."
        action={{ label: "Create First Tag", onAction: () => onTask({ noun: "tag", kind: "create" }) }}
      />
    );
  }
  return (
    <TermTable label="Tags" noun="Tag" columns={columns}>
      {data?.map((tag) => (
        <TagRow key={tag._id} tag={tag} onTask={onTask} />
      ))}
    </TermTable>
  );
}

function TagRow({ tag, onTask }: { tag: Tag; onTask: TaskHandler }) {
  return (
    <tr>
      <th scope="row" className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Swatch color={tag.color} />
          <bdi className="min-w-0 wrap-anywhere">{tag.name}</bdi>
        </span>
      </th>
      <td data-beside className="wrap-anywhere text-muted">
        {tag.slug}
      </td>
      <td data-beside>
        <Badge className="ring-1 ring-line ring-inset">{tagTypeNames[tag.type]}</Badge>
      </td>
      <td data-beside className="text-muted uppercase tabular-nums">
        {tag.color}
      </td>
      <td data-beside data-numeric className="text-muted">
        <ProfileCount count={tag.profileCount} />
      </td>
      <td data-beside className={tag.isActive ? rowLooks.usual : undefined}>
        <ActiveBadge isActive={tag.isActive} />
      </td>
      <td className={rowLooks.actions}>
        <TermActions
          name={tag.name}
          onEdit={() => onTask({ noun: "tag", kind: "edit", tag })}
          onDelete={() => onTask({ noun: "tag", kind: "delete", tag })}
        />
      </td>
    </tr>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-5 shrink-0 rounded-control ring-1 ring-line-strong ring-inset"
      style={{ backgroundColor: color }}
    />
  );
}
