import { limits } from "@vesper/contract/core/limits";
import { useId, useState } from "react";
import { FieldNotes } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import Search from "virtual:icons/search";
import { labels } from "./sections.ts";
import { findServices } from "./services.ts";

/** A list this short is read faster than it is searched. */
const searchedFrom = 12;

interface ServiceChoicesProps {
  offered: readonly string[];
  chosen: readonly string[];
  /** Number of services including the owner's own words. */
  count: number;
  isFull: boolean;
  onToggle: (name: string) => void;
}

export function ServiceChoices({ offered, chosen, count, isFull, onToggle }: ServiceChoicesProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = findServices(offered, typed);
  return (
    <fieldset aria-describedby={`${id}-help`} className="flex flex-col gap-2.5">
      <legend className="mb-1.5 text-small font-medium">
        {labels.services}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      {offered.length >= searchedFrom && (
        <TextField
          type="search"
          label="Find a service"
          labelHidden
          placeholder="Find a service"
          icon={<Search />}
          autoComplete="off"
          className="[&_input::-webkit-search-cancel-button]:appearance-none"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          // Enter would submit the long form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <div className="choice-chips">
        {found.map((name) => {
          const isChosen = chosen.includes(name);
          return (
            <label key={name} className="has-disabled:cursor-not-allowed has-disabled:opacity-60">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => onToggle(name)}
              />
              <bdi>{name}</bdi>
            </label>
          );
        })}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {found.length === 0 && "No such service in the list. Add it in your own words below."}
      </p>
      <FieldNotes id={id} help={`${count} of up to ${limits.services.max} selected`} />
    </fieldset>
  );
}
