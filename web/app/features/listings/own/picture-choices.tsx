import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import type { OwnListing } from "@vesper/contract/profiles/listings";
import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Link } from "react-router";
import { clsx } from "clsx/lite";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { type ListingForm, type ListingInput, getPendingPictures } from "./draft.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { picturesQuery } from "./queries.ts";
import { Button } from "#web/ui/actions/button.tsx";

const grid = "grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3 md:grid-cols-6";
const skeletonTiles = [1, 2, 3, 4, 5, 6];

/** Pictures to choose from, numbered in the order of selection. The first one chosen is the listing's cover. */
export function PictureChoices({ listing }: { listing?: OwnListing }) {
  const id = useId();
  const query = useQuery(picturesQuery);
  const { data, error } = query;
  const { control } = useFormContext<ListingInput, unknown, ListingForm>();
  const { field, fieldState } = useController({ control, name: "images" });
  const chosen = field.value ?? [];

  function handleToggle(pictureId: string) {
    field.onChange(
      chosen.includes(pictureId) ? chosen.filter((one) => one !== pictureId) : [...chosen, pictureId],
    );
  }

  if (error && !data) return <PicturesFailure query={query} />;
  const pictures = data && [...data, ...getPendingPictures(listing)];
  if (pictures?.length === 0) return <NoPictures />;
  const problem = fieldState.error?.message;
  return (
    <fieldset
      aria-describedby={clsx(`${id}-help`, problem && `${id}-error`)}
      aria-busy={!pictures || undefined}
      className="flex flex-col gap-2"
    >
      <legend className="sr-only">Photos</legend>
      <div className={grid}>
        {pictures
          ? pictures.map((picture) => (
              <PictureChoice
                key={picture._id}
                picture={picture}
                place={chosen.indexOf(picture._id) + 1}
                isFull={chosen.length >= limits.listing.images}
                onToggle={() => handleToggle(picture._id)}
              />
            ))
          : skeletonTiles.map((tile) => <Skeleton key={tile} className="aspect-[3/4] w-full" />)}
      </div>
      <FieldNotes
        id={id}
        help={`${chosen.length} of up to ${limits.listing.images} chosen. The first photo is the cover.`}
        error={problem && "One of these photos can no longer be shown. Please choose again."}
      />
    </fieldset>
  );
}

function NoPictures() {
  return (
    <p className="text-muted">
      You have no approved public photos yet. You can create a listing without photos, or{" "}
      <Link to="/supplier/media/new" className="text-accent underline underline-offset-4">
        add some first
      </Link>
      .
    </p>
  );
}

/** Error in place of the pictures. The rest of the form works without them. */
function PicturesFailure({ query }: { query: UseQueryResult }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>Failed to load your photos.</p>
      <Button tone="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
