import type { User } from "@vesper/contract/accounts/accounts";
import type { Intent } from "@vesper/contract/accounts/intent";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { removePendingIntent } from "#web/session/pending-intent.ts";

/** Page for members who want to list a profile: it explains that this takes a separate account. */
const separateAccountPath = "/register?role=escort";

/** Returns the page on which the intent is carried out. Its hash opens the chat or the review form. */
export const getIntentPath = ({ kind, path }: Intent, { roles }: Pick<User, "roles">): string =>
  kind === "listing" && !isSupplier(roles) ? separateAccountPath : path;

/** Carries out what the page does not do by itself. Call this once, after the person has signed in. */
export async function performIntent({ kind, target }: Intent): Promise<void> {
  removePendingIntent();
  if (kind !== "favorite" || !target) return;
  const { saveWantedFavorite } = await import("#web/features/favorites/wanted-favorite.ts");
  await saveWantedFavorite(target);
}

/** Tells the server that the intent was carried out, so that the mailed confirmation does not repeat it. */
export async function forgetRegisteredIntent(): Promise<void> {
  const [{ api }, { forgetIntent }] = await Promise.all([
    import("#web/session/api.ts"),
    import("@vesper/contract/accounts/intent"),
  ]);
  // Offline, the intent stays on the server. Carrying it out again changes nothing.
  await api.call(forgetIntent).catch(() => undefined);
}
