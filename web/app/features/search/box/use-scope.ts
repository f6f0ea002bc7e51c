import type { Place } from "@vesper/contract/profiles/places";
import { useState } from "react";
import { forgetPlace, readPlace } from "#web/shared/remembered-place.ts";
import { emptyScope, type SearchScope, withoutPlace, withPlace } from "./search-scope.ts";

/** Place and gender of a search. It starts with the place that this device remembers. */
export function useScope() {
  const [scope, setScope] = useState<SearchScope>(() => ({ ...emptyScope, ...readPlace() }));
  const [isPlaceChosen, setPlaceChosen] = useState(false);

  function choosePlace(change: Partial<SearchScope>) {
    setScope({ ...scope, ...change });
    setPlaceChosen(true);
  }

  return {
    scope,
    /** The place was chosen here; otherwise it is only remembered. */
    isPlaceChosen,
    // Any text is a place, but only a known city has coordinates.
    onCity: (city: string) => choosePlace({ city, near: "" }),
    onPick: (place: Place) => choosePlace(withPlace(scope, place)),
    onRadius: (radiusKm: number) => choosePlace({ radiusKm }),
    onGender: (gender: string) => setScope({ ...scope, gender }),
    onClear: () => {
      forgetPlace();
      choosePlace(withoutPlace(scope));
    },
  };
}
