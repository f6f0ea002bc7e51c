import Plus from "virtual:icons/plus";
import { parseFilters, ownListingsKey } from "./queries.ts";
import { deleteListing, ListingStatus, type OwnListing } from "@vesper/contract/profiles/listings";
import { Link, useSearchParams } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { ListingList } from "./listing-list.tsx";
import { approvalLabels } from "#web/shared/approval-badge.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { api } from "#web/session/api.ts";
import { ConfirmChange } from "#web/shared/confirm-change.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

/** Id of the heading that receives the focus when the card that had it is removed. */
const headingId = "own-listings";

const choices = [undefined, ...ListingStatus.options];

/** All of the supplier's listings, each with its status and next step. */
export function OwnListings() {
  const { current, begin, dialog } = useTask<OwnListing>();
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="max-w-prose">
          <h2 id={headingId} tabIndex={-1} className="sr-only">
            Your listings
          </h2>
          <p className="text-muted">
            Each listing is one offer with its own page. Visitors see it once it’s approved, as long as your
            profile is public.
          </p>
        </div>
        <Button icon={<Plus aria-hidden className="size-4" />} render={<Link to="/supplier/listings/new" />}>
          New listing
        </Button>
      </header>
      <StatusChips />
      <ListingList onDelete={begin} />
      {current && (
        <ConfirmChange
          key={current.number}
          {...dialog}
          title={insertName("Delete the listing “{name}”?", current.task.title)}
          text="Its page comes down right away, and links to it stop working. Your photos stay. You can’t undo this."
          confirmLabel="Delete listing"
          change={() => api.call(deleteListing, { params: { id: current.task._id } })}
          done="Listing deleted"
          failed="Failed to delete your listing."
          refresh={ownListingsKey}
          focusId={headingId}
        />
      )}
    </div>
  );
}

/** Status filter. Each choice has a URL, so Back and sharing work. */
function StatusChips() {
  const [params] = useSearchParams();
  const { status: chosen } = parseFilters(params);
  return (
    <nav aria-label="Listings by status" className="-mx-1 flex gap-2 overflow-x-auto p-1">
      {choices.map((status) => (
        <Chip
          key={status ?? "all"}
          selected={status === chosen}
          render={<Link to={{ search: status ? `status=${status}` : "" }} preventScrollReset />}
        >
          {status ? approvalLabels[status] : "All"}
        </Chip>
      ))}
    </nav>
  );
}
