import BellOff from "virtual:icons/bell-off";
import Bell from "virtual:icons/bell";
import Pencil from "virtual:icons/pencil";
import Trash from "virtual:icons/trash";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import type { SavedQuery, SavedSearch } from "@vesper/contract/profiles/saved-searches";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { savedSearchesQuery } from "./queries.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { alertLabels } from "./labels.ts";
import { toSearchPath } from "./saved-query.ts";

const EditSearchDialog = lazyDialog(async () => (await import("./search-dialogs.tsx")).EditSearchDialog);

const DeleteSearchDialog = lazyDialog(async () => (await import("./search-dialogs.tsx")).DeleteSearchDialog);

interface SavedSearchesProps {
  /** Describes a search, one label per filter. */
  describe: (query: SavedQuery) => readonly string[];
}

const id = "saved-searches";

/** Settings section for saved searches. */
export function SavedSearches({ describe }: SavedSearchesProps) {
  const { hash } = useLocation();

  // Mailed links point to this section, which is not rendered yet when the page opens, so it has to be scrolled to
  // here.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash]);

  return (
    <SectionCard
      id={id}
      title="Saved searches"
      text="Run a search again in one step, or get an email when there’s a new match."
      className="scroll-mt-28"
    >
      <SearchList describe={describe} />
    </SectionCard>
  );
}

function SearchList({ describe }: SavedSearchesProps) {
  const query = useQuery(savedSearchesQuery);
  const { data, isError } = query;
  if (isError) {
    return <LoadFailure message="Failed to load your saved searches" query={query} className="py-6" />;
  }
  if (!data) return <SearchSkeleton />;
  if (data.data.length === 0) {
    return (
      <p className="text-muted">
        No saved searches yet. Set your filters in{" "}
        <Link to="/search" className="font-medium text-accent underline underline-offset-4">
          Search
        </Link>
        , then choose “Save this search”.
      </p>
    );
  }
  return (
    <div>
      <ul className="divide-y divide-line">
        {data.data.map((search) => (
          <SavedSearchRow key={search._id} search={search} labels={describe(search.query)} />
        ))}
      </ul>
      <p className="pt-3 text-small text-muted">
        {data.data.length} of {data.meta.most} saved
      </p>
    </div>
  );
}

function SearchSkeleton() {
  return (
    <div role="status" aria-label="Loading saved searches…" className="flex min-h-18 items-center gap-4">
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="h-3 w-28" />
      </span>
      <Skeleton className="h-9 w-24 rounded-control" />
    </div>
  );
}

function SavedSearchRow({ search, labels }: { search: SavedSearch; labels: readonly string[] }) {
  const { current, begin, dialog } = useTask<"edit" | "delete">();
  const { name, alerts, query } = search;
  const TaskDialog = current?.task === "edit" ? EditSearchDialog : DeleteSearchDialog;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <Link
          to={toSearchPath(query)}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-accent underline underline-offset-4"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-small text-muted">
          <bdi className="wrap-anywhere">{labels.join(" · ")}</bdi>
          <Badge
            tone={alerts === "off" ? "neutral" : "accent"}
            icon={alerts === "off" ? <BellOff aria-hidden /> : <Bell aria-hidden />}
          >
            {alertLabels[alerts]}
          </Badge>
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={`Edit the search ${name}`}
          icon={<Pencil aria-hidden />}
          tone="muted"
          onClick={() => begin("edit")}
        />
        <IconButton
          label={`Delete the search ${name}`}
          icon={<Trash aria-hidden />}
          tone="muted"
          onClick={() => begin("delete")}
        />
      </div>
      {current && <TaskDialog key={current.number} search={search} {...dialog} />}
    </li>
  );
}
