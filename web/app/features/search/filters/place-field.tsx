import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { useEffect, useRef } from "react";
import { CityBox } from "#web/shared/city-box.tsx";
import { forgetPlace } from "#web/shared/remembered-place.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import MapPin from "virtual:icons/map-pin";
import type { Filters } from "./filters.ts";
import { ClearPlaceButton } from "./clear-place-button.tsx";
import { formatPlace, radiusOptions } from "./place.ts";

/** A place is either a city to search around, or a text such as a country that the place's name contains. */
const getParameter = (filters: Filters) =>
  filters["location"] && !filters["nearCity"] ? "location" : "nearCity";

/** The text field of the place, and the coordinates of a URL without a city. */
function usePlaceInput(filters: Filters, parameter: string) {
  const text = useRef<HTMLInputElement>(null);
  const coordinates = useRef<HTMLInputElement>(null);

  // Entering a text changes the parameter, so every arrival of filters resets it.
  useEffect(() => {
    if (text.current) text.current.name = parameter;
  }, [filters, parameter]);

  function handleInput() {
    if (text.current) text.current.name = "nearCity";
    if (coordinates.current) coordinates.current.disabled = true;
  }

  // The form applies its filters on the native `change` event, so a new value has to dispatch one.
  function setPlace(value: string) {
    if (!text.current) return;
    handleInput();
    text.current.value = value;
    text.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function handleClear() {
    setPlace("");
    forgetPlace();
    // The button disappears with the place.
    text.current?.focus();
  }

  return { text, coordinates, handleInput, setPlace, handleClear };
}

/**
 * The one place of a search, with its radius; a new place replaces the previous one. It never asks for the visitor's
 * own location.
 */
export function NearField({ filters }: { filters: Filters }) {
  const parameter = getParameter(filters);
  const { text, coordinates, handleInput, setPlace, handleClear } = usePlaceInput(filters, parameter);
  const place = filters[parameter] ?? "";
  return (
    <div className="flex flex-col gap-2">
      <CityBox
        ref={text}
        name={parameter}
        label="City or country"
        placeholder="Anywhere"
        icon={<MapPin />}
        maxLength={limits.place.max}
        defaultValue={place}
        onPick={(picked: Place) => setPlace(formatPlace(picked))}
        onInputCapture={handleInput}
        trailing={place !== "" && <ClearPlaceButton onClick={handleClear} />}
      />
      {/* Coordinates are derived from the city's name; only a URL without a city keeps its coordinates. */}
      {filters["near"] && !filters["nearCity"] && (
        <input ref={coordinates} type="hidden" name="near" value={filters["near"]} />
      )}
      <RadiusField filters={filters} />
    </div>
  );
}

function RadiusField({ filters }: { filters: Filters }) {
  return (
    <SelectField
      name="radiusKm"
      label="Distance"
      labelHidden
      options={radiusOptions}
      defaultValue={filters["radiusKm"] ?? ""}
    />
  );
}
