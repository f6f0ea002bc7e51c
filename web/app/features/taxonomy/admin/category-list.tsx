import { useQuery } from "@tanstack/react-query";
import { Shapes } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { CategoryRow } from "./category-row.tsx";
import { categoriesQuery } from "./queries.ts";
import type { TaskHandler } from "./task.ts";
import { TaxonomyFailure } from "./taxonomy-failure.tsx";
import type { TermColumn } from "./term-column.ts";
import { TermTable } from "./term-table.tsx";

const columns: TermColumn[] = [
  { title: "Slug", width: "w-24" },
  { title: "Type", width: "w-16" },
  { title: "Parent", width: "w-16" },
  { title: "Order", width: "w-8", numeric: true },
  { title: "Profiles", width: "w-8", numeric: true },
  { title: "Status", width: "w-14" },
];

export function CategoryList({ onTask }: { onTask: TaskHandler }) {
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery);

  if (error && !data) {
    return <TaxonomyFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Shapes />}
        title="No categories found."
        text="Categories are the first way into the directory: services, places, features."
        action={{
          label: "Create First Category",
          onAction: () => onTask({ noun: "category", kind: "create" }),
        }}
      />
    );
  }
  return (
    <TermTable label="Categories" noun="Category" columns={columns}>
      {data?.map((category) => (
        <CategoryRow
          key={category._id}
          category={category}
          parent={data.find(({ _id }) => _id === category.parentId)}
          onTask={onTask}
        />
      ))}
    </TermTable>
  );
}
