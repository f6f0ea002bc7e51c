import { limits } from "@vesper/contract/core/limits";
import { useEffect } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { Filters } from "#web/features/search/filters/filters.ts";
import { getCityPart } from "#web/features/search/filters/place.ts";
import { rememberPlace } from "#web/shared/remembered-place.ts";

/** Remembers the place of a search on this device. A link from elsewhere, a reload and Back are no choice of a place. */
export function useRememberSearchPlace({ near, nearCity, radiusKm }: Filters) {
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop || !near || !nearCity) return;
    rememberPlace({
      city: getCityPart(nearCity),
      near,
      radiusKm: Number(radiusKm ?? limits.radius.normal),
    });
  }, [type, near, nearCity, radiusKm]);
}
