import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { CategoryList } from "./category-list.tsx";
import { categoriesQuery, tagsQuery } from "./queries.ts";
import { TagList } from "./tag-list.tsx";
import { TaskDialog } from "./task-dialog.tsx";
import { headingId, type Task } from "./task.ts";

const tabs = {
  category: { to: "?tab=categories", label: "Categories", add: "+ Add Category", List: CategoryList },
  tag: { to: "?tab=tags", label: "Tags", add: "+ Add Tag", List: TagList },
} as const;

const counted = (label: string, items: readonly unknown[] | undefined) =>
  items ? `${label} (${items.length})` : label;

/** What profiles are found by, and everything that can be done with it. */
export function Taxonomy() {
  const [params] = useSearchParams();
  const noun = params.get("tab") === "tags" ? "tag" : "category";
  const { add, List } = tabs[noun];
  const all = { category: useQuery(categoriesQuery).data, tag: useQuery(tagsQuery).data };
  const { current, begin, dialog } = useTask<Task>();

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          Categories & Tags
        </h2>
        <Button onClick={() => begin({ noun, kind: "create" })}>{add}</Button>
      </header>
      <LinkTabs
        label="Taxonomy"
        tabs={(["category", "tag"] as const).map((each) => ({
          to: tabs[each].to,
          label: counted(tabs[each].label, all[each]),
          current: each === noun,
        }))}
      />
      <List onTask={begin} />
      {current && <TaskDialog key={current.number} task={current.task} {...dialog} />}
    </div>
  );
}
