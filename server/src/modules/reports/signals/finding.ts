import { createHash } from "node:crypto";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { SignalKind } from "@vesper/contract/moderation/signals";

export interface Finding {
  kind: SignalKind;
  reason: Reason;
  /** Summary for the admin, who decides within seconds. */
  text: string;
  /** Owner of the similar profile. */
  otherId: string | null;
  /** Identifies the finding, so that it is raised only once. */
  mark: Buffer;
  /** Hash of the content to review. A settled finding is raised again only if this changes. */
  content: Buffer;
}

export const hashParts = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest();
};

/** Strips the characters that would turn quoted user text into a link. */
export const toQuote = (text: string) =>
  text
    .replace(/[[\]()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export const toProfileLink = ({ userId, name }: { userId: string; name: string }) =>
  `[${toQuote(name)}](/admin/users/${userId})`;
