import type { Transaction } from "#platform/context.ts";
import { keyedHash } from "#platform/security/secrets.ts";
import * as prints from "../store/prints.ts";
import type { Written } from "../store/signals.ts";
import { digestOf, linkTo, type Finding } from "./finding.ts";
import { areAlike, bandsOf } from "./likeness.ts";
import { numbersOf } from "./phone-numbers.ts";
import { comparable } from "./plain-text.ts";

/** More than these say nothing new. */
const [mostNumbers, mostTexts, mostCandidates] = [3, 3, 50];

type Print = NonNullable<Awaited<ReturnType<typeof prints.lockPrint>>>;

/** Whoever had the same number before. */
export async function findSharedNumbers(tx: Transaction, profile: Written, since: Date): Promise<Finding[]> {
  const key = tx.secrets.keyFor("signals.number");
  const numbers = numbersOf(profile).map((number) => keyedHash(key, number));
  await prints.replaceNumbers(tx.db, profile.id, numbers, since);
  const others = await prints.selectSameNumbers(tx.db, profile.id, mostNumbers);
  return others.map((other) => ({
    kind: "shared_number",
    reason: "impersonation",
    text: `The same phone number is on the profile of ${linkTo(other)}.`,
    otherId: other.userId,
    mark: digestOf(other.userId, other.number),
    content: digestOf(other.number),
  }));
}

/** Whoever wrote nearly the same before. Correcting one's own text does not make it a newer one. */
export async function findSameTexts(
  tx: Transaction,
  { id, aboutMe }: Written,
  before: Print & { wantedAt: Date },
): Promise<Finding[]> {
  const bands = bandsOf(aboutMe);
  const isSame = before.textBands.some((band) => bands.includes(band));
  const since = (isSame && before.textSince) || before.wantedAt;
  await prints.updatePrint(tx.db, id, { textBands: bands, textSince: bands.length > 0 ? since : null });
  if (bands.length === 0 || !aboutMe) return [];
  const candidates = await prints.selectSimilarTexts(tx.db, { profileId: id, bands, since }, mostCandidates);
  return candidates
    .filter((other) => other.aboutMe && areAlike(aboutMe, other.aboutMe))
    .slice(0, mostTexts)
    .map((other) => ({
      kind: "same_text",
      reason: "impersonation",
      text: `The text about themself is nearly the same as on the profile of ${linkTo(other)}.`,
      otherId: other.userId,
      mark: digestOf(other.userId),
      content: digestOf(comparable(aboutMe)),
    }));
}
