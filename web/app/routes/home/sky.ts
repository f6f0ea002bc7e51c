import { useSyncExternalStore } from "react";

/** Part of the day whose colors the sky takes. */
export type Sky = "night" | "dawn" | "day" | "golden" | "dusk";

const starts: readonly (readonly [hour: number, sky: Sky])[] = [
  [22, "night"],
  [19.5, "dusk"],
  [17, "golden"],
  [8, "day"],
  [5, "dawn"],
];

export const getSky = (hour: number): Sky => starts.find(([start]) => hour >= start)?.[1] ?? "night";

/** Returns the hour by the sun at a longitude, which needs no list of time zones. */
export function getSolarHour(now: Date, longitude: number): number {
  const utc = now.getUTCHours() + now.getUTCMinutes() / 60;
  return (utc + longitude / 15 + 24) % 24;
}

const minute = 60_000;

function subscribeToMinutes(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/** Returns the sky over a place, or over the visitor; dusk until the browser knows the hour. */
export function useSky(longitude: number | null): Sky {
  const readSky = () => {
    const now = new Date();
    return getSky(longitude === null ? now.getHours() + now.getMinutes() / 60 : getSolarHour(now, longitude));
  };
  return useSyncExternalStore(subscribeToMinutes, readSky, () => "dusk");
}
