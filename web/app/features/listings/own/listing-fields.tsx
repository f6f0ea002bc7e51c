import { currencies } from "@vesper/contract/profiles/currencies";
import { limits } from "@vesper/contract/core/limits";
import type { OwnListing } from "@vesper/contract/profiles/listings";
import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { ListingForm, ListingInput } from "./draft.ts";
import { PictureChoices } from "./picture-choices.tsx";
import { termsQuery } from "./queries.ts";
import { TagChoices, type Term } from "#web/shared/tag-choices.tsx";

const currencyOptions = currencies.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));

export function ListingFields({ listing }: { listing?: OwnListing }) {
  const form = useFormContext<ListingInput, unknown, ListingForm>();
  const description = useWatch({ control: form.control, name: "description" });
  return (
    <>
      <SectionCard title="What you offer">
        <TextField
          {...getFieldProps(form, "title", "Title")}
          maxLength={limits.title.max}
          placeholder="Dinner and a walk through the old town"
        />
        <TextArea
          {...getFieldProps(form, "description", "Description")}
          rows={7}
          help={
            <>
              Describe what happens, how long it takes and what’s included.{" "}
              <CharacterCount used={description.length} max={limits.listing.description} />
            </>
          }
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...getFieldProps(form, "price", "Price")}
            inputMode="decimal"
            autoComplete="off"
            help="The total price. Enter 0 for “on request”."
          />
          <SelectField {...getFieldProps(form, "currency", "Currency")} options={currencyOptions} />
        </div>
      </SectionCard>
      <SectionCard
        title="Photos"
        text="Choose from your approved public photos, in the order you want them shown."
      >
        <PictureChoices listing={listing} />
      </SectionCard>
      <PlacementFields listing={listing} />
    </>
  );
}

function ListingTags({ tags }: { tags: readonly Term[] }) {
  const form = useFormContext<ListingInput, unknown, ListingForm>();
  const { length } = useWatch({ control: form.control, name: "tags" }) ?? [];
  const max = limits.listing.tags;
  const error = length > max ? `Choose at most ${max} tags.` : form.formState.errors.tags?.message;
  return (
    <TagChoices
      label="Tags"
      groups={[{ tags }]}
      count={length}
      max={max}
      error={error}
      field={form.register("tags")}
    />
  );
}

function PlacementFields({ listing }: { listing?: OwnListing | undefined }) {
  const form = useFormContext<ListingInput, unknown, ListingForm>();
  const { data: terms } = useQuery(termsQuery);
  return (
    <SectionCard title="Where it appears">
      <SelectField
        {...getFieldProps(form, "categoryId", "Category")}
        // Remount when the options are loaded: the browser would drop a selected value whose option does not exist
        // yet.
        key={terms ? "ready" : "loading"}
        optional
        placeholder="None"
        options={(terms?.categories ?? (listing?.categoryId ? [listing.categoryId] : [])).map(
          ({ _id, name }) => ({ value: _id, label: name }),
        )}
        className="sm:max-w-xs"
      />
      <ListingTags tags={terms?.tags ?? listing?.tags ?? []} />
    </SectionCard>
  );
}
