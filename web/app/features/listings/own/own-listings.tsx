import type { OwnListing } from "@vesper/contract/listings";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { DeleteDialog, headingId } from "./delete-dialog.tsx";
import { ListingList } from "./listing-list.tsx";
import { StatusChips } from "./status-chips.tsx";

/** Everything that somebody offers, where it stands and what comes next. */
export function OwnListings() {
  const { current, begin, dialog } = useTask<OwnListing>();
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
            Listings
          </h2>
          <p className="text-muted">
            What you offer, each with a page of its own. Visitors see a listing once it is approved, as long
            as your profile is public.
          </p>
        </div>
        <Button icon={<Plus aria-hidden className="size-4" />} render={<Link to="/supplier/listings/new" />}>
          New listing
        </Button>
      </header>
      <StatusChips />
      <ListingList onDelete={begin} />
      {current && <DeleteDialog key={current.number} listing={current.task} {...dialog} />}
    </div>
  );
}
