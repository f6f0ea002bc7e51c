import type { FollowPlace, FollowSettingsChange } from "@vesper/contract/profiles/follows";
import { signedIn, transact, type Context } from "#platform/context.ts";
import { lockForUser } from "#platform/database/advisory-lock.ts";
import { Problem } from "#platform/problem.ts";
import { findSignedId } from "#platform/security/signed-id.ts";
import { updateMailNotDue } from "../store/alerts.ts";
import { saveSettings, selectSettings, updateAlertsOff, type SettingsRow } from "../store/settings.ts";

const noPlace = { city: null, country: null, lat: null, lon: null, radiusKm: null };

/** Returns the viewer's settings. Emails are off until the member turns them on. */
export async function getSettings(ctx: Context): Promise<SettingsRow> {
  const { userId } = signedIn(ctx);
  return (await selectSettings(ctx.db, userId)) ?? { userId, alerts: "off", ...noPlace };
}

export function updateSettings(ctx: Context, { alerts, place }: FollowSettingsChange): Promise<SettingsRow> {
  const { userId } = signedIn(ctx);
  return transact(ctx, async (tx) => {
    await lockForUser(tx.db, "follow settings", userId);
    const settings: SettingsRow = {
      ...(await getSettings(tx)),
      ...(alerts && { alerts }),
      ...(place && toCityPrecision(place)),
      ...(place === null && noPlace),
    };
    await saveSettings(tx.db, settings);
    if (settings.alerts === "off") await updateMailNotDue(tx.db, userId);
    return settings;
  });
}

/** A hundredth of a degree is about a kilometer: enough for a city, too little for an address. */
const toCityPrecision = (place: FollowPlace) => ({
  ...place,
  lat: Math.round(place.lat * 100) / 100,
  lon: Math.round(place.lon * 100) / 100,
});

/** Turns emails off through the mailed link. Also succeeds for an erased account, which gets no email anyway. */
export async function stopFollowAlerts(ctx: Context, token: string): Promise<void> {
  const userId = findSignedId(ctx.secrets, "follow-alerts", token);
  if (!userId) throw new Problem("invalid_token");
  await transact(ctx, async (tx) => {
    await updateAlertsOff(tx.db, userId);
    await updateMailNotDue(tx.db, userId);
  });
}
