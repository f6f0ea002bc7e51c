import { useQuery } from "@tanstack/react-query";
import { type RefObject, useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { countryOptions, getCountryName } from "#web/shared/countries.ts";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { ProfileInput } from "./draft.ts";
import { siteQuery } from "../queries.ts";
import { labels } from "./sections.ts";

const help =
  "Visitors in these countries can’t find your profile, photos or listings, and can’t message you first. " +
  "We know a visitor’s country only from their network, so travelers and VPN users may appear to be elsewhere. " +
  "While you hide from any country, visitors whose country we can’t determine won’t find you either.";
const inactiveHelp =
  "This site can’t detect visitors’ countries right now, so you can’t hide your profile from a country.";

/** Countries on the profile's hide-list. */
export function HiddenCountries() {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { field, fieldState } = useController<ProfileInput, "hiddenCountries">({ name: "hiddenCountries" });
  const { data: site } = useQuery(siteQuery);
  const chosen = field.value;
  const isInactive = site?.knowsCountries === false;

  function handleRemove(code: string) {
    field.onChange(chosen.filter((other) => other !== code));
    // The focused button was removed, so the select takes the focus.
    select.current?.focus();
  }

  return (
    <fieldset aria-describedby={`${id}-help`} className="flex flex-col gap-3">
      <legend className="mb-1.5 text-small font-medium">
        {labels.hiddenCountries}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <HiddenList codes={chosen} onRemove={handleRemove} />
      {!isInactive && (
        <AddCountry
          ref={select}
          chosen={chosen}
          onAdd={(code) => field.onChange([...chosen, code].toSorted())}
        />
      )}
      <FieldNotes id={id} help={isInactive ? inactiveHelp : help} error={fieldState.error?.message} />
      <p role="status" className="sr-only">
        {chosen.length > 0 && `Hidden from ${chosen.map(getCountryName).join(", ")}`}
      </p>
    </fieldset>
  );
}

interface AddCountryProps {
  ref: RefObject<HTMLSelectElement | null>;
  chosen: readonly string[];
  onAdd: (code: string) => void;
}

function AddCountry({ ref, chosen, onAdd }: AddCountryProps) {
  const [next, setNext] = useState("");

  function handleAdd() {
    if (!next) return ref.current?.focus();
    onAdd(next);
    setNext("");
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        ref={ref}
        label="Country to hide from"
        labelHidden
        placeholder="Choose a country"
        options={countryOptions.filter(({ value }) => !chosen.includes(value))}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        className="min-w-0 grow sm:max-w-xs"
      />
      <Button tone="outline" onClick={handleAdd}>
        Add country
      </Button>
    </div>
  );
}

function HiddenList({ codes, onRemove }: { codes: readonly string[]; onRemove: (code: string) => void }) {
  if (codes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code}>
          <RemovableChip onRemove={() => onRemove(code)}>{getCountryName(code)}</RemovableChip>
        </li>
      ))}
    </ul>
  );
}
