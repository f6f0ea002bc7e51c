import { limits } from "@vesper/contract/core/limits";
import type { Place } from "@vesper/contract/profiles/places";
import { MapPin } from "lucide-react";
import { useRef } from "react";
import { CityBox } from "#web/shared/city-box.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { Filters } from "./filters.ts";
import { formatPlace } from "./place.ts";

const radii = [10, 25, 50, 100, 250];

const radiusOptions = radii.map((km) => ({
  value: km === limits.radius.normal ? "" : String(km),
  label: `${km} km`,
}));

/** Searches around a city, never around the visitor: the browser's location is not requested. */
export function NearFields({ filters }: { filters: Filters }) {
  const text = useRef<HTMLInputElement>(null);

  // The form applies its filters on the native `change` event, so a pick has to dispatch one.
  function handlePick(place: Place) {
    if (!text.current) return;
    text.current.value = formatPlace(place);
    text.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return (
    <div className="flex flex-col gap-2">
      <CityBox
        ref={text}
        name="nearCity"
        label="Near a city"
        icon={<MapPin />}
        maxLength={limits.place.max}
        defaultValue={filters["nearCity"]}
        onPick={handlePick}
      />
      {/* Coordinates are derived from the city name; only a URL without a city keeps its coordinates. */}
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
