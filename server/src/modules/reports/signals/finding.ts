import { createHash } from "node:crypto";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { SignalKind } from "@vesper/contract/moderation/signals";

export interface Finding {
  kind: SignalKind;
  reason: Reason;
  /** Summary for a moderator, who decides in seconds. */
  text: string;
  /** Owner of the profile it resembles. */
  otherId: string | null;
  /** Identity of the finding, so that the same finding is raised once. */
  mark: Buffer;
  /** Hash of the content to judge, so that it is not raised again once settled. */
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
