import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { categories } from "./categories.tsx";
import { tags } from "./tags.tsx";
import { EditTermDialog } from "./term-dialogs.tsx";
import { TermList } from "./term-list.tsx";
import { headingId, type Task } from "./term.ts";

const formatTabLabel = (label: string, items: readonly unknown[] | undefined) =>
  items ? `${label} (${items.length})` : label;

/** Categories and tags with all admin actions. */
export function Taxonomy() {
  const [params] = useSearchParams();
  const isTags = params.get("tab") === "tags";
  const counts = [useQuery(categories.query).data, useQuery(tags.query).data];
  const { current, begin, dialog } = useTask<Task>();

  function handleAdd() {
    begin((shown) =>
      isTags ? <EditTermDialog kind={tags} {...shown} /> : <EditTermDialog kind={categories} {...shown} />,
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          Categories & Tags
        </h2>
        <Button onClick={handleAdd}>{isTags ? "+ Add Tag" : "+ Add Category"}</Button>
      </header>
      <LinkTabs
        label="Taxonomy"
        tabs={[categories, tags].map(({ to, plural }, index) => ({
          to,
          label: formatTabLabel(plural, counts[index]),
          current: isTags === (index === 1),
        }))}
      />
      {isTags ? (
        <TermList key="tags" kind={tags} onTask={begin} />
      ) : (
        <TermList key="categories" kind={categories} onTask={begin} />
      )}
      {current && <Fragment key={current.number}>{current.task(dialog)}</Fragment>}
    </div>
  );
}
