import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { CategoryList } from "./category-list.tsx";
import { categoriesKey, categoriesQuery, tagsKey, tagsQuery } from "./queries.ts";
import { TagList } from "./tag-list.tsx";
import { type CategoryTask, headingId, type TagTask, type Task, type TaskDialogProps } from "./task.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { type Category, deleteCategory, deleteTag, type Tag } from "@vesper/contract/taxonomy";
import { api } from "#web/session/api.ts";
import { DeleteTermDialog } from "./delete-term-dialog.tsx";
import { TagForm } from "./tag-form.tsx";

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

function TaskDialog({ task, ...shown }: TaskDialogProps & { task: Task }) {
  return task.noun === "category" ? (
    <CategoryDialog task={task} {...shown} />
  ) : (
    <TagDialog task={task} {...shown} />
  );
}

function CategoryDialog({ task, ...shown }: TaskDialogProps & { task: CategoryTask }) {
  if (task.kind === "delete") return <DeleteCategoryDialog category={task.category} {...shown} />;
  const listed = task.kind === "edit" ? task.category : undefined;
  return (
    <Dialog
      title={
        listed ? (
          <>
            Edit <bdi>{listed.name}</bdi>
          </>
        ) : (
          "Create New Category"
        )
      }
      {...shown}
    >
      <CategoryForm listed={listed} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}

function DeleteCategoryDialog({ category, ...shown }: TaskDialogProps & { category: Category }) {
  const { data: all = [] } = useQuery(categoriesQuery);
  const hasChildren = all.some(({ parentId }) => parentId === category._id);
  return (
    <DeleteTermDialog
      {...shown}
      name={category.name}
      noun="category"
      text={
        hasChildren
          ? "Its page goes at once, and the categories under it stay without a parent. This cannot be undone."
          : "Its page goes at once. This cannot be undone."
      }
      remove={(force) =>
        api.call(deleteCategory, { params: { id: category._id }, query: { force: force ? "true" : "false" } })
      }
      queryKey={categoriesKey}
    />
  );
}

function TagDialog({ task, ...shown }: TaskDialogProps & { task: TagTask }) {
  if (task.kind === "delete") return <DeleteTagDialog tag={task.tag} {...shown} />;
  const listed = task.kind === "edit" ? task.tag : undefined;
  return (
    <Dialog
      title={
        listed ? (
          <>
            Edit <bdi>{listed.name}</bdi>
          </>
        ) : (
          "Create New Tag"
        )
      }
      {...shown}
    >
      <TagForm listed={listed} onClose={() => shown.onOpenChange(false)} />
    </Dialog>
  );
}

function DeleteTagDialog({ tag, ...shown }: TaskDialogProps & { tag: Tag }) {
  return (
    <DeleteTermDialog
      {...shown}
      name={tag.name}
      noun="tag"
      text="Its page goes at once. This cannot be undone."
      remove={(force) =>
        api.call(deleteTag, { params: { id: tag._id }, query: { force: force ? "true" : "false" } })
      }
      queryKey={tagsKey}
    />
  );
}
