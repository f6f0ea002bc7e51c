import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { actAs, type Transaction } from "#platform/context.ts";
import { updateProfile } from "../store/profiles.ts";
import { updateWithVisibility } from "./visibility.ts";
import { createProfile } from "./own-profile.ts";

/** Creates and approves the profile of a person whom an admin imports. */
export async function importProfile(tx: Transaction, userId: string, draft: ProfileDraft): Promise<void> {
  const owner = actAs(tx, { userId, roles: ["escort"] });
  const { id } = await createProfile(owner, draft);
  await updateWithVisibility(tx, userId, () => updateProfile(tx.db, id, { status: "approved" }));
}
