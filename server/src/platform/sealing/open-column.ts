import type { Sealing } from "./sealing.ts";

/** Owners of wrapped keys, and the columns whose rows they seal. */
export const toConversationOwner = (id: string) => `conversation ${id}`;
export const toPersonOwner = (id: string) => `person ${id}`;
export const toEvidenceOwner = (id: string) => `evidence ${id}`;

export const toMessagePlace = (id: string) => `messages.content ${id}`;
export const toNotePlace = (targetId: string) => `favorites.note ${targetId}`;
export const phonePlace = "users.phone";
export const contactsPlace = "profiles.contacts";
export const evidenceTextPlace = "evidence.text";
export const evidenceSnapshotPlace = "evidence.snapshot";

/** A wrapped key as a row holds it: null before its first use, and after it was destroyed. */
export interface RowKey {
  owner: string;
  wrapped: Uint8Array | null;
}

/** Reads a sealed column. Null if the row is not sealed, or if its key was destroyed, which destroys the text. */
export function openColumn(
  sealing: Sealing,
  { owner, wrapped }: RowKey,
  place: string,
  sealed: Uint8Array | null,
): string | null {
  return sealed && wrapped ? sealing.openText({ owner, wrapped }, place, sealed) : null;
}

/** JSON contains bytes as base64. */
export const toBytes = (text: string | null): Buffer | null =>
  text === null ? null : Buffer.from(text, "base64");
