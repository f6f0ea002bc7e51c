import { limits } from "@vesper/contract/core/limits";
import { useRef } from "react";
import { CityBox } from "#web/shared/city-box.tsx";
import { SelectField, toOptions } from "#web/ui/forms/select-field.tsx";
import MapPin from "virtual:icons/map-pin";
import { ClearPlaceButton } from "../filters/clear-place-button.tsx";
import { genderLabels } from "../filters/labels.ts";
import { radiusOptions } from "../filters/place.ts";
import type { useScope } from "./use-scope.ts";

/** Fields for place and gender. The radius appears with a place. */
export function ScopeFields(props: ReturnType<typeof useScope>) {
  const { scope, onCity, onPick, onRadius, onGender, onClear } = props;
  const city = useRef<HTMLInputElement>(null);

  function handleClear() {
    onClear();
    city.current?.focus();
  }

  return (
    <div className="flex flex-wrap gap-2 border-b border-line px-3 py-2.5 sm:px-4">
      <div className="min-w-0 grow basis-36">
        <CityBox
          ref={city}
          label="Place"
          labelHidden
          placeholder="Anywhere"
          icon={<MapPin />}
          maxLength={limits.place.max}
          value={scope.city}
          onChange={(event) => onCity(event.target.value)}
          onPick={onPick}
          trailing={scope.city !== "" && <ClearPlaceButton onClick={handleClear} />}
        />
      </div>
      {scope.city.trim() !== "" && (
        <SelectField
          label="Distance"
          labelHidden
          options={radiusOptions}
          value={scope.radiusKm === limits.radius.normal ? "" : String(scope.radiusKm)}
          onChange={(event) => onRadius(Number(event.target.value) || limits.radius.normal)}
          className="grow basis-36"
        />
      )}
      <SelectField
        label="Gender"
        labelHidden
        placeholder="Anyone"
        options={toOptions(genderLabels)}
        value={scope.gender}
        onChange={(event) => onGender(event.target.value)}
        className="grow basis-32"
      />
    </div>
  );
}
