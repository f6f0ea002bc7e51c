import { limits } from "@vesper/contract/limits";
import { MapPin } from "lucide-react";
import { useId } from "react";
import { CityList } from "#web/shared/city-list.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Filters } from "./filters.ts";
import { usePlaceBox } from "./use-place-box.ts";

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
