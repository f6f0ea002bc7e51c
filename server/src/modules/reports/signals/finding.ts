import { createHash } from "node:crypto";
import type { Reason } from "@vesper/contract/moderation/reasons";
import type { SignalKind } from "@vesper/contract/moderation/signals";

export interface Finding {
  kind: SignalKind;
  reason: Reason;
  /** For a moderator, who decides in seconds. */
  text: string;
  /** Whose profile it resembles. */
  otherId: string | null;
  /** What it is about, so that the same is raised once. */
  mark: Buffer;
  /** What there is to judge, so that it is not raised again once somebody has. */
  content: Buffer;
}

export const hashParts = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest();
};

/** Words of people, without the signs that would make a link of them. */
export const toQuote = (text: string) =>
  text
    .replace(/[[\]()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export const toProfileLink = ({ userId, name }: { userId: string; name: string }) =>
  `[${toQuote(name)}](/admin/users/${userId})`;
