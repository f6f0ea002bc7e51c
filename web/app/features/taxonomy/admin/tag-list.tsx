import { useQuery } from "@tanstack/react-query";
import { Tags } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { tagsQuery } from "./queries.ts";
import { TagRow } from "./tag-row.tsx";
import type { TaskHandler } from "./task.ts";
import { TaxonomyFailure } from "./taxonomy-failure.tsx";
import type { TermColumn } from "./term-column.ts";
import { TermTable } from "./term-table.tsx";

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
