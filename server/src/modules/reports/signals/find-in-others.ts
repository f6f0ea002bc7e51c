import { findContacts } from "#modules/profiles/index.ts";
import type { Transaction } from "#platform/context.ts";
import { hashWithKey } from "#platform/security/secrets.ts";
import * as prints from "../store/scan-queue.ts";
import type { ProfileText } from "../store/signals.ts";
import { hashParts, toProfileLink, type Finding } from "./finding.ts";
import { areSimilar, getBands } from "./text-similarity.ts";
import { getNumbers } from "./phone-numbers.ts";
import { toComparable } from "./plain-text.ts";

/** Limits on matches, because further ones add no information. */
const [mostNumbers, mostTexts, mostCandidates] = [3, 3, 50];

type ScanRow = NonNullable<Awaited<ReturnType<typeof prints.lockScan>>>;

/** Finds profiles that used the same phone number earlier. */
export async function findSharedNumbers(
  tx: Transaction,
  profile: ProfileText,
  since: Date,
): Promise<Finding[]> {
  const key = tx.secrets.deriveKey("signals.number");
  const contacts = await findContacts(tx, profile.id);
  const written = contacts ? getNumbers({ ...contacts, country: profile.country }) : [];
  const numbers = written.map((number) => hashWithKey(key, number));
  await prints.replaceNumbers(tx.db, profile.id, numbers, since);
  const others = await prints.selectSameNumbers(tx.db, profile.id, mostNumbers);
  return others.map((other) => ({
    kind: "shared_number",
    reason: "impersonation",
    text: `The same phone number is on the profile of ${toProfileLink(other)}.`,
    otherId: other.userId,
    mark: hashParts(other.userId, other.number),
    content: hashParts(other.number),
  }));
}

/** Finds profiles that used nearly the same text earlier. Editing a text does not change its date. */
export async function findSimilarTexts(
  tx: Transaction,
  { id, aboutMe }: ProfileText,
  before: ScanRow & { wantedAt: Date },
): Promise<Finding[]> {
  const bands = getBands(aboutMe);
  const isSame = before.textBands.some((band) => bands.includes(band));
  const since = (isSame && before.textSince) || before.wantedAt;
  await prints.updateScan(tx.db, id, { textBands: bands, textSince: bands.length > 0 ? since : null });
  if (bands.length === 0 || !aboutMe) return [];
  const candidates = await prints.selectSimilarTexts(tx.db, { profileId: id, bands, since }, mostCandidates);
  return candidates
    .filter((other) => other.aboutMe && areSimilar(aboutMe, other.aboutMe))
    .slice(0, mostTexts)
    .map((other) => ({
      kind: "same_text",
      reason: "impersonation",
      text: `The “About me” text is nearly the same as on the profile of ${toProfileLink(other)}.`,
      otherId: other.userId,
      mark: hashParts(other.userId),
      content: hashParts(toComparable(aboutMe)),
    }));
}
