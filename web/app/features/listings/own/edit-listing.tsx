import { useQuery } from "@tanstack/react-query";
import { createListing, type OwnListing, updateListing } from "@vesper/contract/profiles/listings";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { useDefaultCurrency } from "#web/shared/default-currency.ts";
import FileQuestionMark from "virtual:icons/file-question-mark";
import { toListingInput, newListing } from "./draft.ts";
import { FormFrame, ListingEditor } from "./listing-editor.tsx";
import { ListingNote } from "./listing-note.tsx";
import { ownListingQuery } from "./queries.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

export function EditListing({ id }: { id: string }) {
  const query = useQuery(ownListingQuery(id));
  const { data, error } = query;
  if (data) {
    return (
      <FormFrame title="Edit listing" text={statusHints[data.status]}>
        <ListingNote listing={data} />
        <Editor listing={data} />
      </FormFrame>
    );
  }
  if (!error) {
    return (
      <FormFrame title="Edit listing">
        <FormSkeleton />
      </FormFrame>
    );
  }
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        icon={<FileQuestionMark />}
        title="Listing not found"
        text="This listing doesn’t exist or was deleted."
        action={{ label: "All listings", to: "/supplier/listings" }}
      />
    );
  }
  return <LoadFailure message="Failed to load this listing" query={query} />;
}

const statusHints: Partial<Record<OwnListing["status"], string>> = {
  approved: "If you edit this listing, our team reviews it again. Visitors won’t see it until it’s approved.",
};

function Editor({ listing }: { listing: OwnListing }) {
  return (
    <ListingEditor
      key={listing._id}
      listing={listing}
      values={toListingInput(listing)}
      save={async (draft) =>
        (await api.call(updateListing, { params: { id: listing._id }, body: draft })).data
      }
    />
  );
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading your listing</span>
      <Card className="flex flex-col gap-6">
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="h-11 w-full rounded-control" />
      </Card>
      <Skeleton className="h-48 w-full rounded-card" />
    </div>
  );
}

export function NewListing() {
  const currency = useDefaultCurrency();
  return (
    <FormFrame
      title="New listing"
      text="Describe what to expect and what it costs. Our team reviews every listing before it goes live."
    >
      <ListingEditor
        values={{ ...newListing, currency }}
        save={async (draft) => (await api.call(createListing, { body: draft })).data}
      />
    </FormFrame>
  );
}
