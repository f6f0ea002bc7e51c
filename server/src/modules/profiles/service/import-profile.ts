import type { ProfileDraft } from "@vesper/contract/profiles";
import type { Transaction } from "#platform/context.ts";
import { updateProfile } from "../store/profiles.ts";
import { changeListing } from "./listing.ts";
import { createProfile } from "./own-profile.ts";

/** The profile of somebody whom the office brings in: made as theirs, and approved with it. */
export async function importProfile(tx: Transaction, userId: string, draft: ProfileDraft): Promise<void> {
  const owner = { ...tx, viewer: { userId, sessionId: "", roles: ["escort" as const] } };
  const { id } = await createProfile(owner, draft);
  await changeListing(tx, userId, () => updateProfile(tx.db, id, { status: "approved" }));
}
