import ExternalLink from "virtual:icons/external-link";
import Pencil from "virtual:icons/pencil";
import Send from "virtual:icons/send";
import Trash from "virtual:icons/trash";
import { ownListingsKey } from "./queries.ts";
import { type OwnListing, submitListing } from "@vesper/contract/profiles/listings";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useChange } from "#web/shared/use-change.ts";

interface ListingActionsProps {
  listing: OwnListing;
  onDelete: (listing: OwnListing) => void;
}

export function ListingActions({ listing, onDelete }: ListingActionsProps) {
  const { _id: id, title, slug, status, isListed } = listing;
  return (
    <footer className="mt-auto flex flex-wrap items-center gap-2 pt-1">
      {(status === "draft" || status === "rejected") && <SubmitButton listing={listing} />}
      {isListed && (
        <Button
          size="small"
          tone="outline"
          icon={<ExternalLink aria-hidden className="size-4 max-sm:hidden" />}
          aria-label={`View ${title}`}
          render={<Link to={`/listing/${slug}`} />}
        >
          View
        </Button>
      )}
      <Button
        size="small"
        tone="outline"
        icon={<Pencil aria-hidden className="size-4 max-sm:hidden" />}
        aria-label={`Edit ${title}`}
        render={<Link to={`/supplier/listings/${id}`} />}
      >
        Edit
      </Button>
      <IconButton
        tone="danger"
        label={`Delete ${title}`}
        icon={<Trash aria-hidden />}
        className="-mr-2 ml-auto"
        onClick={() => onDelete(listing)}
      />
    </footer>
  );
}

function SubmitButton({ listing: { _id: id, title } }: Pick<ListingActionsProps, "listing">) {
  const submit = useChange({
    refresh: ownListingsKey,
    change: () => api.call(submitListing, { params: { id } }),
    done: "Listing submitted for approval",
    failed: "Failed to submit your listing.",
  });
  return (
    <Button
      size="small"
      icon={<Send aria-hidden className="size-4 max-sm:hidden" />}
      aria-label={`Submit ${title} for approval`}
      busy={submit.isPending}
      onClick={() => submit.mutate()}
    >
      Submit
    </Button>
  );
}
