import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import ArrowLeftRight from "virtual:icons/arrow-left-right";
import Plus from "virtual:icons/plus";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { mediaQuery, ownMediaKey, ownMediaQuery } from "../queries.ts";
import { parseFilters, isFiltered } from "./filters.ts";
import { MediaList } from "./media-list.tsx";
import { headingId, type MediaDialogProps, type Task } from "./task.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { EditForm } from "./edit-form.tsx";
import { MediaViewer } from "../media-preview.tsx";
import { MediaFacts } from "./media-card.tsx";
import { deleteMedia } from "@vesper/contract/media/media";
import { api } from "#web/session/api.ts";
import { ConfirmChange } from "#web/shared/confirm-change.tsx";
import { ClearFilters } from "#web/ui/actions/removable-chip.tsx";
import { FilterSelect } from "#web/shared/filter-bar.tsx";
import { statusLabels, typeLabels } from "../labels.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

const dialogs = { view: ViewDialog, edit: EditDialog, delete: DeleteDialog } as const;

/** My Media: all of the member's uploads, each with its status and next step. */
export function OwnMedia() {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  const { data } = useQuery(ownMediaQuery(filters));
  const [wantsOrder, setWantsOrder] = useState(false);
  const { current, begin, dialog } = useTask<Task>();
  const Dialog = current && dialogs[current.task.kind];
  const mayOrder = !isFiltered(filters) && data !== undefined && data.length > 1;
  const isOrdering = wantsOrder && mayOrder;

  return (
    <div className="flex flex-col gap-5">
      <h2 id={headingId} tabIndex={-1} className="sr-only">
        Photos and videos
      </h2>
      <div className="flex flex-col gap-5 lg:flex-row-reverse lg:items-end lg:justify-between">
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
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
          <Button
            icon={<Plus aria-hidden className="size-4" />}
            className="max-sm:px-3.5"
            render={<Link to="/supplier/media/new" />}
          >
            Add New Media
          </Button>
        </div>
        {isOrdering ? (
          <p className="text-muted">
            Drag an item to a new position, or use its arrows. Changes are saved right away.
          </p>
        ) : (
          <MediaFilters />
        )}
      </div>
      <MediaList filters={filters} isOrdering={isOrdering} onTask={begin} />
      {Dialog && <Dialog key={current.number} media={current.task.media} {...dialog} />}
    </div>
  );
}

function EditDialog({ media, ...dialog }: MediaDialogProps) {
  return (
    <Dialog
      title="Edit Media"
      description="Its status stays the same. To use a different file, upload it as new media."
      {...dialog}
    >
      <EditForm media={media} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

function ViewDialog({ media: listed, ...dialog }: MediaDialogProps) {
  const { data: media = listed } = useQuery(mediaQuery(listed));
  return (
    <Dialog size="large" title={<bdi>{media.title}</bdi>} {...dialog}>
      <div className="flex flex-col gap-4">
        <MediaViewer media={media} className="max-h-[60dvh]" />
        {media.description && (
          <p className="max-w-prose wrap-anywhere whitespace-pre-line">
            <bdi>{media.description}</bdi>
          </p>
        )}
        <MediaFacts media={media} />
      </div>
    </Dialog>
  );
}

function DeleteDialog({ media, ...dialog }: MediaDialogProps) {
  return (
    <ConfirmChange
      {...dialog}
      title={insertName("Delete “{name}”?", media.title)}
      text="Its files, likes and views are deleted too. You can’t undo this."
      confirmLabel="Delete"
      change={() => api.call(deleteMedia, { params: { id: media._id } })}
      done="Media deleted successfully"
      failed="Failed to delete media"
      refresh={ownMediaKey}
      focusId={headingId}
    />
  );
}

/** Filters live in the URL, so that Back, reload and sharing work. */
function MediaFilters() {
  const [params, setParams] = useSearchParams();
  const filters = parseFilters(params);
  return (
    <search aria-label="My Media" className="grid grid-cols-2 gap-3 lg:flex lg:items-end">
      <FilterSelect
        name="status"
        label="Status"
        placeholder="All statuses"
        options={statusLabels}
        value={filters.status}
        className="lg:w-48"
      />
      <FilterSelect
        name="type"
        label="Type"
        placeholder="All types"
        options={typeLabels}
        value={filters.mediaType}
        className="lg:w-40"
      />
      <ClearFilters
        isFiltered={isFiltered(filters)}
        onClear={() => setParams({}, { preventScrollReset: true })}
        className="col-span-full"
      />
    </search>
  );
}
