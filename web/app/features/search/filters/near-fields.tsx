import { limits } from "@vesper/contract/limits";
import { MapPin } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { CityList } from "#web/shared/city-list.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Filters } from "./filters.ts";
import type { Place } from "@vesper/contract/places";
import { cityPart, placeName } from "./place.ts";
import { api } from "#web/session/api.ts";

const nowhere: readonly Place[] = [];

const radii = [10, 25, 50, 100, 250];

const radiusOptions = radii.map((km) => ({
  value: km === limits.radius.normal ? "" : String(km),
  label: `${km} km`,
}));

/** Around a city, never around a person: nobody is asked where they are. */
export function NearFields({ filters }: { filters: Filters }) {
  const listId = useId();
  const { text, places, active, setActive, handleType, handleClose, handlePick, handleKeyDown } =
    usePlaceBox();
  const isOpen = places.length > 0;
  return (
    <div className="flex flex-col gap-2">
      <div className="relative">
        <TextField
          ref={text}
          name="nearCity"
          label="Near a city"
          icon={<MapPin />}
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          maxLength={limits.place.max}
          defaultValue={filters["nearCity"]}
          onInput={handleType}
          onKeyDown={handleKeyDown}
          onBlur={handleClose}
        />
        {isOpen && (
          <CityList id={listId} cities={places} active={active} onPoint={setActive} onPick={handlePick} />
        )}
        <p role="status" className="sr-only">
          {isOpen && `${places.length} cities`}
        </p>
      </div>
      {/* A city's coordinates are found by its name; only an address that names none keeps its own. */}
      {filters["near"] && !filters["nearCity"] && <input type="hidden" name="near" value={filters["near"]} />}
      <SelectField
        name="radiusKm"
        label="Within"
        labelHidden
        options={radiusOptions}
        defaultValue={filters["radiusKm"] ?? ""}
      />
    </div>
  );
}

/** A text box for a city and a list of cities below it. */
function usePlaceBox() {
  const text = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const places = usePlaces(typed);

  function handleType() {
    setTyped(text.current?.value ?? "");
    setActive(-1);
  }

  function handleClose() {
    setTyped("");
    setActive(-1);
  }

  function handlePick(place: Place) {
    if (!text.current) return;
    text.current.value = placeName(place);
    handleClose();
    text.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (places.length === 0) return;
    const place = places[active];
    if (event.key === "ArrowDown") setActive((active + 1) % places.length);
    else if (event.key === "ArrowUp") setActive((active <= 0 ? places.length : active) - 1);
    else if (event.key === "Escape") handleClose();
    else if (event.key === "Enter" && place) handlePick(place);
    else return;
    event.preventDefault();
  }

  return { text, places, active, setActive, handleType, handleClose, handlePick, handleKeyDown };
}

/** Cities for what is typed, once the typing rests; what is no longer waited for is given up. */
function usePlaces(typed: string): readonly Place[] {
  const [answer, setAnswer] = useState({ query: "", places: nowhere });
  const query = cityPart(typed).slice(0, limits.place.max);
  const isLongEnough = query.length >= limits.search.minimum;

  useEffect(() => {
    if (!isLongEnough) return;
    const search = new AbortController();

    async function look() {
      const places = await placesFor(query, search.signal);
      if (!search.signal.aborted) setAnswer({ query, places });
    }

    const timer = setTimeout(() => void look(), limits.search.debounce);
    return () => {
      clearTimeout(timer);
      search.abort();
    };
  }, [query, isLongEnough]);

  return isLongEnough && answer.query === query ? answer.places : nowhere;
}

/** Cities that begin so. None, when it fails: what is typed can be looked for all the same. */
async function placesFor(q: string, signal: AbortSignal): Promise<readonly Place[]> {
  try {
    const { completePlace } = await import("@vesper/contract/places");
    const { data } = await api.call(completePlace, { query: { q }, signal });
    return data;
  } catch {
    return [];
  }
}
