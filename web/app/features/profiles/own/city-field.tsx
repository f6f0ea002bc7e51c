import { completePlace, type Place } from "@vesper/contract/places";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useState } from "react";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { CityList } from "#web/shared/city-list.tsx";
import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { api } from "#web/session/api.ts";

const nowhere: readonly Place[] = [];

interface CityFieldProps extends TextFieldProps {
  onPick: (place: Place) => void;
}

/** Any city can be typed; those that are known are offered, and bring their country along. */
export function CityField({ onPick, onBlur, ...field }: CityFieldProps) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const cities = useCities(typed);
  const isOpen = cities.length > 0;

  function handleClose() {
    setTyped("");
    setActive(-1);
  }

  function handlePick(place: Place) {
    onPick(place);
    handleClose();
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    handleClose();
    onBlur?.(event);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (!isOpen) return;
    const place = cities[active];
    if (event.key === "ArrowDown") setActive((active + 1) % cities.length);
    else if (event.key === "ArrowUp") setActive((active <= 0 ? cities.length : active) - 1);
    else if (event.key === "Escape") handleClose();
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
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {isOpen && (
        <CityList id={listId} cities={cities} active={active} onPoint={setActive} onPick={handlePick} />
      )}
      <p role="status" className="sr-only">
        {isOpen && `${cities.length} cities`}
      </p>
    </div>
  );
}

/** Cities for what is typed, once the typing rests. None, when it fails: any city may be typed. */
function useCities(typed: string): readonly Place[] {
  const [rested, setRested] = useState("");
  const query = typed.trim().slice(0, limits.place.max);
  const { data } = useQuery({
    queryKey: ["places", rested],
    enabled: rested.length >= limits.search.minimum,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.call(completePlace, { query: { q: rested }, signal })).data,
  });

  useEffect(() => {
    const timer = setTimeout(() => setRested(query), limits.search.debounce);
    return () => clearTimeout(timer);
  }, [query]);

  return data && rested === query ? data : nowhere;
}
