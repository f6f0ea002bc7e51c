import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { ownMediaQuery } from "../queries.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { filtersOf, isFiltered } from "./filters.ts";
import { MediaFilters } from "./media-filters.tsx";
import { MediaList } from "./media-list.tsx";
import { headingId, type Task } from "./task.ts";
import { ViewDialog } from "./view-dialog.tsx";

const dialogs = { view: ViewDialog, edit: EditDialog, delete: DeleteDialog } as const;

/** My Media: everything that somebody has uploaded, where it stands and what comes next. */
export function OwnMedia() {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data } = useQuery(ownMediaQuery(filters));
  const [wantsOrder, setWantsOrder] = useState(false);
  const { current, begin, dialog } = useTask<Task>();
  const Dialog = current && dialogs[current.task.kind];
  const mayOrder = !isFiltered(filters) && data !== undefined && data.length > 1;
  const isOrdering = wantsOrder && mayOrder;

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          My Media
        </h2>
        <div className="flex flex-wrap gap-2">
          {mayOrder && (
            <Button
              tone="outline"
              icon={<ArrowLeftRight aria-hidden className="size-4" />}
              aria-pressed={isOrdering}
              className="max-sm:px-3.5"
              onClick={() => setWantsOrder(!isOrdering)}
            >
              {isOrdering ? "Done" : "Change order"}
            </Button>
          )}
          <Button icon={<Plus aria-hidden className="size-4" />} render={<Link to="/supplier/media/new" />}>
            Add New Media
          </Button>
        </div>
      </header>
      {isOrdering ? (
        <p className="text-muted">
          Drag a picture to its place, or move it with its arrows. It is saved at once.
        </p>
      ) : (
        <MediaFilters />
      )}
      <MediaList filters={filters} isOrdering={isOrdering} onTask={begin} />
      {Dialog && <Dialog key={current.number} media={current.task.media} {...dialog} />}
    </div>
  );
}
