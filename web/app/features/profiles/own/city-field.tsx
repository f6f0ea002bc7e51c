import type { Place } from "@vesper/contract/places";
import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { TextField, type TextFieldProps } from "#web/ui/forms/text-field.tsx";
import { CityList } from "#web/shared/city-list.tsx";
import { useCities } from "./use-cities.ts";

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
