import { currencies } from "@vesper/contract/currencies";
import { limits } from "@vesper/contract/limits";
import type { OwnListing } from "@vesper/contract/listings";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { CharacterCount } from "#web/ui/forms/character-count.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ListingForm, ListingInput } from "./draft.ts";
import { PictureChoices } from "./picture-choices.tsx";
import { termsQuery } from "./queries.ts";
import { useId } from "react";
import { classes } from "#web/ui/actions/classes.ts";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import type { Term } from "./terms.ts";

const looks =
  "relative inline-flex min-h-10 cursor-pointer items-center rounded-control border border-line-strong px-3.5 text-small " +
  "after:absolute after:-inset-y-0.75 after:inset-x-0 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 " +
  "has-focus-visible:outline-focus has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent";

const currencyOptions = currencies.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));

export function ListingFields({ listing }: { listing?: OwnListing }) {
  const form = useFormContext<ListingInput, unknown, ListingForm>();
  const description = useWatch({ control: form.control, name: "description" });
  const { data: terms } = useQuery(termsQuery);
  return (
    <>
      <SectionCard title="What you offer">
        <TextField
          {...fieldOf(form, "title", "Title")}
          maxLength={limits.title.max}
          placeholder="Dinner and a walk through the old town"
        />
        <TextArea
          {...fieldOf(form, "description", "Description")}
          rows={7}
          help={
            <>
              What happens, how long it takes, what is included.{" "}
              <CharacterCount used={description.length} max={limits.listing.description} />
            </>
          }
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...fieldOf(form, "price", "Price")}
            inputMode="decimal"
            autoComplete="off"
            help="For the whole of it. 0 means: on request."
          />
          <SelectField {...fieldOf(form, "currency", "Currency")} options={currencyOptions} />
        </div>
      </SectionCard>
      <SectionCard
        title="Pictures"
        text="Choose among your approved, public pictures, in the order you want."
      >
        <PictureChoices listing={listing} />
      </SectionCard>
      <SectionCard title="Where it is found">
        <SelectField
          {...fieldOf(form, "categoryId", "Category")}
          // A choice that is not there yet would be lost by the browser.
          key={terms ? "ready" : "loading"}
          optional
          placeholder="None"
          options={(terms?.categories ?? (listing?.categoryId ? [listing.categoryId] : [])).map(
            ({ _id, name }) => ({ value: _id, label: name }),
          )}
          className="sm:max-w-xs"
        />
        <TagChoices tags={terms?.tags ?? listing?.tags ?? []} />
      </SectionCard>
    </>
  );
}

function TagChoices({ tags }: { tags: readonly Term[] }) {
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
