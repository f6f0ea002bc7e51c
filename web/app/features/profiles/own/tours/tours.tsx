import { useQuery } from "@tanstack/react-query";
import { deleteTour, type Tour } from "@vesper/contract/profiles/tours";
import { Button } from "#web/ui/actions/button.tsx";
import Pencil from "virtual:icons/pencil";
import Plane from "virtual:icons/plane";
import Plus from "virtual:icons/plus";
import Trash from "virtual:icons/trash";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type DialogState, useTask } from "#web/ui/overlays/use-task.ts";
import { toursQuery } from "../queries.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { TourForm } from "./tour-form.tsx";
import { api } from "#web/session/api.ts";
import { ConfirmChange } from "#web/shared/confirm-change.tsx";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { formatDaySpan } from "#web/ui/data/dates.ts";
import { isRunning } from "./tour-draft.ts";
import { Badge } from "#web/ui/data/badge.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

type Task = { does: "write"; tour?: Tour } | { does: "cancel"; tour: Tour };

/** Stays in other cities. During a tour, searches find the profile in the tour's city. */
export function Tours() {
  const query = useQuery(toursQuery);
  const { data: tours, dataUpdatedAt, isLoadingError } = query;
  const { current, begin, dialog } = useTask<Task>();
  const task = current?.task;
  return (
    <SectionCard
      title="Tours"
      text="During a tour, visitors find you in that city."
      actions={
        <Button
          tone="outline"
          size="small"
          icon={<Plus aria-hidden className="size-4.5" />}
          onClick={() => begin({ does: "write" })}
        >
          Add a tour
        </Button>
      }
    >
      {isLoadingError && <InlineFailure query={query}>Failed to load your tours</InlineFailure>}
      {!tours && !isLoadingError && <Skeleton className="h-16 w-full" />}
      {tours?.length === 0 && (
        <p className="text-small text-muted">No tours yet. Add one to be found in another city.</p>
      )}
      {tours && tours.length > 0 && (
        <ul className="flex flex-col gap-3">
          {tours.map((tour) => (
            <TourRow
              key={tour._id}
              tour={tour}
              now={new Date(dataUpdatedAt)}
              onEdit={() => begin({ does: "write", tour })}
              onCancel={() => begin({ does: "cancel", tour })}
            />
          ))}
        </ul>
      )}
      {task?.does === "write" && <TourDialog key={current?.number} tour={task.tour} {...dialog} />}
      {task?.does === "cancel" && <CancelTourDialog key={current?.number} tour={task.tour} {...dialog} />}
    </SectionCard>
  );
}

/** Edits the given tour, or creates a new one. */
function TourDialog({ tour, ...dialog }: DialogState & { tour?: Tour }) {
  return (
    <Dialog
      {...dialog}
      title={tour ? "Edit tour" : "Add a tour"}
      description="A tour includes its first and last day."
    >
      <TourForm tour={tour} onClose={() => dialog.onOpenChange(false)} />
    </Dialog>
  );
}

function CancelTourDialog({ tour, ...dialog }: DialogState & { tour: Tour }) {
  return (
    <ConfirmChange
      {...dialog}
      title={insertName("Cancel your tour to {name}?", tour.city)}
      text={`We’ll remove ${formatDaySpan(tour)} from your profile. Visitors will find you in your home city on those days.`}
      confirmLabel="Cancel tour"
      cancelLabel="Keep tour"
      change={() => api.call(deleteTour, { params: { id: tour._id } })}
      done="Tour canceled"
      failed="Failed to cancel your tour"
      refresh={toursQuery.queryKey}
    />
  );
}

interface TourRowProps {
  tour: Tour;
  now: Date;
  onEdit: () => void;
  onCancel: () => void;
}

function TourRow({ tour, now, onEdit, onCancel }: TourRowProps) {
  return (
    <li className="flex gap-3 rounded-inner bg-raised py-2 pr-1 pl-4">
      <Plane aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          <bdi className="font-medium">
            {tour.city}, {tour.country}
          </bdi>
          {isRunning(tour, now) && <Badge tone="jade">Now</Badge>}
        </p>
        <p className="text-small text-muted">{formatDaySpan(tour)}</p>
        {tour.note && (
          <p className="mt-1 text-small wrap-anywhere text-muted">
            <bdi>{tour.note}</bdi>
          </p>
        )}
      </div>
      <div className="flex shrink-0">
        <IconButton label={`Edit the tour to ${tour.city}`} icon={<Pencil aria-hidden />} onClick={onEdit} />
        <IconButton
          label={`Cancel the tour to ${tour.city}`}
          icon={<Trash aria-hidden />}
          tone="danger"
          onClick={onCancel}
        />
      </div>
    </li>
  );
}
