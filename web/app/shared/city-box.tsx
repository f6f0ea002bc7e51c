import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { api } from "#web/session/api.ts";
import { clsx } from "clsx/lite";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { findNextHighlight, useTypeahead } from "./typeahead.ts";

interface CityBoxProps extends TextFieldProps {
  onPick: (place: Place) => void;
}

/** Text field that suggests known cities. Any other city may be entered as well. */
export function CityBox({ onPick, onBlur, ...field }: CityBoxProps) {
  const listId = useId();
  const box = useCities(onPick);
  const { cities, active } = box;
  const isOpen = cities.length > 0;

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    box.handleType("");
    onBlur?.(event);
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
        onInput={(event) => box.handleType(event.currentTarget.value)}
        onKeyDown={box.handleKeyDown}
        onBlur={handleBlur}
      />
      {isOpen && <CityList id={listId} {...box} />}
      <p role="status" className="sr-only">
        {isOpen && (cities.length === 1 ? "1 city" : `${cities.length} cities`)}
      </p>
    </div>
  );
}

function useCities(onPick: (place: Place) => void) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const { items: cities } = useTypeahead(typed, findCities);

  function handleType(text: string) {
    setTyped(toCityName(text));
    setActive(-1);
  }

  function handlePick(place: Place) {
    onPick(place);
    handleType("");
  }

  function handleKeyDown(event: KeyboardEvent) {
    const place = cities[active];
    const next = event.key.startsWith("Arrow") ? findNextHighlight(event.key, active, cities.length) : null;
    if (next !== null) setActive(next);
    else if (event.key === "Escape" && cities.length > 0) handleType("");
    else if (event.key === "Enter" && place) handlePick(place);
    else if (event.key === "Enter") return handleType("");
    else return;
    event.preventDefault();
    // Keeps a surrounding dialog and the page from handling the key.
    event.stopPropagation();
  }

  return { cities, active, handleType, handlePick, handlePoint: setActive, handleKeyDown };
}

/** Drops the country, which people often enter after the city. */
const toCityName = (typed: string) => (typed.split(",")[0] ?? "").trim().slice(0, limits.place.max);

// Import on demand: the schemas would weigh down every page with filters.
async function findCities(q: string, signal: AbortSignal): Promise<readonly Place[]> {
  const { suggestPlaces: completePlace } = await import("@vesper/contract/profiles/places");
  return (await api.call(completePlace, { query: { q }, signal })).data;
}

type CityListProps = Omit<ReturnType<typeof useCities>, "handleType" | "handleKeyDown"> & { id: string };

/** List of suggested cities. The keyboard reaches the options from the text field. */
function CityList({ id, cities, active, handlePoint, handlePick }: CityListProps) {
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
          onPointerEnter={() => handlePoint(index)}
          // Keep the focus in the text field: otherwise the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => handlePick(place)}
        >
          <bdi>{place.city}</bdi>
          <bdi className="text-muted">{place.country}</bdi>
        </button>
      ))}
    </div>
  );
}
