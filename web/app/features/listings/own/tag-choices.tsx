import { limits } from "@vesper/contract/limits";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { classes } from "#web/ui/actions/classes.ts";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import type { ListingForm, ListingInput } from "./draft.ts";
import type { Term } from "./terms.ts";

const looks =
  "relative inline-flex min-h-10 cursor-pointer items-center rounded-control border border-line-strong px-3.5 text-small " +
  "after:absolute after:-inset-y-0.75 after:inset-x-0 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
  "has-focus-visible:outline-focus has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent";

export function TagChoices({ tags }: { tags: readonly Term[] }) {
  const id = useId();
  const form = useFormContext<ListingInput, unknown, ListingForm>();
  const chosen = useWatch({ control: form.control, name: "tags" }) ?? [];
  const isFull = chosen.length > limits.listing.tags;
  const error = isFull ? `Choose at most ${limits.listing.tags} tags.` : form.formState.errors.tags?.message;
  return (
    <fieldset
      aria-describedby={classes(`${id}-help`, error && `${id}-error`)}
      className="flex flex-col gap-2"
    >
      <legend className="mb-1.5 text-small font-medium">
        Tags
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <label key={tag._id} className={looks}>
            <input type="checkbox" {...form.register("tags")} value={tag._id} className="sr-only" />
            <bdi>{tag.name}</bdi>
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={`${chosen.length} of at most ${limits.listing.tags} chosen`} error={error} />
    </fieldset>
  );
}
