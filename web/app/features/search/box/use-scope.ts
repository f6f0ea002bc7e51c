import type { Place } from "@vesper/contract/profiles/places";
import { useState } from "react";
import { forgetPlace, readPlace } from "#web/shared/remembered-place.ts";
import { emptyScope, type SearchScope, withPlace } from "./search-path.ts";

/** Place and gender of a search. It starts with the place that this device remembers. */
export function useScope() {
  const [scope, setScope] = useState<SearchScope>(() => ({ ...emptyScope, ...readPlace() }));

  return {
    scope,
    // Any text is a place, but only a known city has coordinates.
    onCity: (city: string) => setScope({ ...scope, city, near: "" }),
    onPick: (place: Place) => setScope(withPlace(scope, place)),
    onRadius: (radiusKm: number) => setScope({ ...scope, radiusKm }),
    onGender: (gender: string) => setScope({ ...scope, gender }),
    onClear: () => {
      forgetPlace();
      setScope({ ...emptyScope, gender: scope.gender });
    },
  };
}
