import { limits } from "@vesper/contract/limits";
import type { Place } from "@vesper/contract/places";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { api } from "#web/session/api.ts";
import { clsx } from "clsx";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { highlightAfter, useTypeahead } from "./typeahead.ts";

interface CityBoxProps extends TextFieldProps {
  onPick: (place: Place) => void;
}

/** A text field that suggests known cities. Any other city may be typed. */
export function CityBox({ onPick, onBlur, ...field }: CityBoxProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const { items: cities } = useTypeahead(typed, findCities);
  const isOpen = cities.length > 0;

  function handleType(text: string) {
    setTyped(toCityName(text));
    setActive(-1);
  }

  function handlePick(place: Place) {
    onPick(place);
    handleType("");
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    handleType("");
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const place = cities[active];
    const next = event.key.startsWith("Arrow") ? highlightAfter(event.key, active, cities.length) : null;
    if (next !== null) setActive(next);
    else if (event.key === "Escape" && isOpen) handleType("");
    else if (event.key === "Enter" && place) handlePick(place);
    else return;
    event.preventDefault();
    // A dialog around it stays open, and so does the page.
    event.stopPropagation();
  }

  return (
    <div className="relative">
      <TextField
        {...field}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onInput={(event) => handleType(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {isOpen && <CityList id={listId} {...{ cities, active }} onPoint={setActive} onPick={handlePick} />}
      <p role="status" className="sr-only">
        {isOpen && `${cities.length} cities`}
      </p>
    </div>
  );
}

/** People write the country behind the city. */
const toCityName = (typed: string) => (typed.split(",")[0] ?? "").trim().slice(0, limits.place.max);

// Loaded on demand: the schemas would weigh on every page with filters.
async function findCities(q: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { completePlace } = await import("@vesper/contract/places");
  return (await api.call(completePlace, { query: { q }, signal })).data;
}

interface CityListProps {
  id: string;
  cities: readonly Place[];
  active: number;
  onPoint: (index: number) => void;
  onPick: (city: Place) => void;
}

/** The keyboard reaches the options from the text field. */
function CityList({ id, cities, active, onPoint, onPick }: CityListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Cities"
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-soft"
    >
      {cities.map((place, index) => (
        <button
          key={`${place.lat},${place.lon}`}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={clsx(
            "flex min-h-11 w-full flex-wrap items-center gap-x-2 px-4 text-left text-small",
            index === active && "bg-hover",
          )}
          onPointerEnter={() => onPoint(index)}
          // The text field keeps the focus, else the list would be gone before the press ends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <bdi>{place.city}</bdi>
          <bdi className="text-muted">{place.country}</bdi>
        </button>
      ))}
    </div>
  );
}
