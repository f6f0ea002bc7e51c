import type { Tour } from "@vesper/contract/tours";
import { Pencil, Plane, Trash2 } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { isRunning, spanInWords } from "./tour-days.ts";

interface TourRowProps {
  tour: Tour;
  now: Date;
  onEdit: () => void;
  onCancel: () => void;
}

export function TourRow({ tour, now, onEdit, onCancel }: TourRowProps) {
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
        <p className="text-small text-muted">{spanInWords(tour)}</p>
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
          icon={<Trash2 aria-hidden />}
          tone="danger"
          onClick={onCancel}
        />
      </div>
    </li>
  );
}
