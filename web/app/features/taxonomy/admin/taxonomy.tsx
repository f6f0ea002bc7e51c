import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkTabs } from "#web/ui/layout/link-tabs.tsx";
import { type DialogState, useTask } from "#web/ui/overlays/use-task.ts";
import { categories } from "./categories.tsx";
import { services } from "./services.tsx";
import { tags } from "./tags.tsx";
import { EditTermDialog } from "./term-dialogs.tsx";
import { TermList } from "./term-list.tsx";
import { headingId, type Task } from "./term.ts";

const formatTabLabel = (label: string, items: readonly unknown[] | undefined) =>
  items ? `${label} (${items.length})` : label;

const tabs = {
  categories: {
    kind: categories,
    list: (onTask: (task: Task) => void) => <TermList key="categories" kind={categories} onTask={onTask} />,
    add: (shown: DialogState) => <EditTermDialog kind={categories} {...shown} />,
  },
  tags: {
    kind: tags,
    list: (onTask: (task: Task) => void) => <TermList key="tags" kind={tags} onTask={onTask} />,
    add: (shown: DialogState) => <EditTermDialog kind={tags} {...shown} />,
  },
  services: {
    kind: services,
    list: (onTask: (task: Task) => void) => <TermList key="services" kind={services} onTask={onTask} />,
    add: (shown: DialogState) => <EditTermDialog kind={services} {...shown} />,
  },
};

const isTab = (name: string | null): name is keyof typeof tabs => name !== null && name in tabs;

/** Categories, tags and services with all admin actions. */
export function Taxonomy() {
  const [params] = useSearchParams();
  const name = params.get("tab");
  const tab = tabs[isTab(name) ? name : "categories"];
  const counts = [useQuery(categories.query).data, useQuery(tags.query).data, useQuery(services.query).data];
  const { current, begin, dialog } = useTask<Task>();

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          Categories & Tags
        </h2>
        <Button onClick={() => begin(tab.add)}>{`+ Add ${tab.kind.noun}`}</Button>
      </header>
      <LinkTabs
        label="Taxonomy"
        tabs={Object.values(tabs).map(({ kind: { to, plural } }, index) => ({
          to,
          label: formatTabLabel(plural, counts[index]),
          current: to === tab.kind.to,
        }))}
      />
      {tab.list(begin)}
      {current && <Fragment key={current.number}>{current.task(dialog)}</Fragment>}
    </div>
  );
}
