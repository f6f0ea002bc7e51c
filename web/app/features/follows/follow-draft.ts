import { FollowPlace, type FollowChoices, type FollowSettings } from "@vesper/contract/profiles/follows";
import { SearchAlerts } from "@vesper/contract/profiles/saved-searches";
import { z } from "zod";
import type { RememberedPlace } from "#web/shared/remembered-place.ts";

/** The city as typed; it counts as chosen once a suggestion has set the point. */
const placeFields = {
  city: z.string(),
  point: FollowPlace.pick({ city: true, country: true, lat: true, lon: true }).nullable(),
  radiusKm: z.string(),
};
const settingsFields = { alerts: SearchAlerts, ...placeFields };

const message = "Choose a city from the list.";

export const SettingsForm = z
  .object(settingsFields)
  .refine(({ city, point }) => city.trim() === "" || point !== null, { path: ["city"], message });

export const FollowForm = z
  .object({ tours: z.boolean(), available: z.boolean(), pictures: z.boolean(), ...settingsFields })
  .refine(({ tours, point }) => !tours || point !== null, { path: ["city"], message })
  .refine(({ tours, available, pictures }) => tours || available || pictures, {
    path: ["pictures"],
    message: "Choose at least one.",
  });
export type FollowForm = z.output<typeof FollowForm>;
export type SettingsForm = z.output<typeof SettingsForm>;

/** All kinds of news but tours, which need a place first. */
const suggested: FollowChoices = { tours: false, available: true, pictures: true };

const normalRadius = 50;

export function toSettingsForm(
  { alerts, place }: FollowSettings,
  remembered: RememberedPlace | null,
): SettingsForm {
  const point = place ?? toPoint(remembered);
  return {
    alerts,
    city: point ? `${point.city}, ${point.country}` : "",
    point: point && { city: point.city, country: point.country, lat: point.lat, lon: point.lon },
    radiusKm: String(place?.radiusKm ?? normalRadius),
  };
}

export const toFollowForm = (
  { follow, settings }: { follow: FollowChoices | null; settings: FollowSettings },
  remembered: RememberedPlace | null,
): FollowForm => ({
  ...(follow ?? { ...suggested, tours: settings.place !== null }),
  ...toSettingsForm(settings, remembered),
});

/** The place of the last search, offered as a start. */
function toPoint(remembered: RememberedPlace | null): SettingsForm["point"] {
  const [city, country] = remembered?.city.split(",").map((part) => part.trim()) ?? [];
  const [lat, lon] = remembered?.near.split(",").map(Number) ?? [];
  return city && country && lat !== undefined && lon !== undefined ? { city, country, lat, lon } : null;
}

export const toSettings = ({ alerts, city, point, radiusKm }: SettingsForm): FollowSettings => ({
  alerts,
  place: point && city.trim() !== "" ? { ...point, radiusKm: Number(radiusKm) } : null,
});
