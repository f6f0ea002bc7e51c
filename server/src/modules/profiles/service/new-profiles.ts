import type { ProfileDraft } from "@vesper/contract/profiles/profiles";
import { v7 as newId } from "uuid";
import type { Transaction } from "#platform/context.ts";
import { lockPersonKeys } from "#platform/database/sealing-keys.ts";
import { pickContacts, toContactColumns } from "#platform/sealing/contacts.ts";
import { getSlugCandidates } from "../slug.ts";
import * as store from "../store/profiles.ts";
import { insertRates } from "../store/rates.ts";
import { getPlaceColumns } from "./current-place.ts";
import { applyRateChange, toDollarPrices, toRateRows } from "./rates.ts";

export interface NewProfile {
  userId: string;
  draft: ProfileDraft;
}

type ProfileWithoutSlug = Omit<store.NewProfileRow, "slug"> & { id: string };

/** Inserts profiles with their tags and rates, each under a free slug, and returns their ids in the order given. */
export async function insertNewProfiles(
  tx: Transaction,
  people: readonly NewProfile[],
  status: "draft" | "approved" = "draft",
): Promise<string[]> {
  const getPerDollar = rememberByKey((currency: string) => store.selectPerDollar(tx.db, currency));
  const getPlace = rememberByKey((draft: ProfileDraft) => getPlaceColumns(tx, draft), toTownKey);
  const keys = await lockPersonKeys(
    tx,
    people.map(({ userId }) => userId),
  );
  const profiles: ProfileWithoutSlug[] = [];
  const rateRows: ReturnType<typeof toRateRows> = [];
  for (const { userId, draft } of people) {
    const id = newId();
    const { rates, ...hourly } = applyRateChange(null, draft);
    const { currency = tx.config.defaultCurrency } = draft;
    const perDollar = await getPerDollar(currency);
    const now = tx.clock.now();
    profiles.push({
      id,
      userId,
      status,
      ...toTextColumns(draft),
      ...toContactColumns(tx.sealing, keys.get(userId), pickContacts(draft)),
      ...hourly,
      currency,
      ...toDollarPrices({ ...hourly, rates }, perDollar),
      ...(await getPlace(draft)),
      presentAt: now,
      createdAt: now,
      updatedAt: now,
    });
    rateRows.push(...toRateRows(id, rates, perDollar));
  }
  await insertWithFreeSlugs(tx, profiles);
  await insertRates(tx.db, rateRows);
  await store.insertTags(
    tx.db,
    people.flatMap(({ draft }, at) => toTagRows(profiles[at]?.id ?? "", draft)),
  );
  return profiles.map(({ id }) => id);
}

const toTextColumns = ({ tags: _tags, rates: _rates, location, customFields, ...fields }: ProfileDraft) => ({
  ...fields,
  district: location?.address ?? null,
  ...(customFields && { customFields: JSON.stringify(customFields) }),
});

const toTownKey = ({ city, country }: ProfileDraft) => JSON.stringify([city, country]);

const toTagRows = (profileId: string, { tags = [] }: ProfileDraft) =>
  [...new Set(tags)].map((tagId) => ({ profileId, tagId }));

/** Reads once for each key: people in a file often share their currency and town. */
function rememberByKey<Given, Result>(
  read: (given: Given) => Promise<Result>,
  toKey = String as (given: Given) => string,
) {
  const known = new Map<string, Promise<Result>>();
  return (given: Given): Promise<Result> => {
    const key = toKey(given);
    const result = known.get(key) ?? read(given);
    known.set(key, result);
    return result;
  };
}

async function insertWithFreeSlugs(tx: Transaction, profiles: readonly ProfileWithoutSlug[]): Promise<void> {
  let left = profiles.map((profile) => ({ profile, slugs: getSlugCandidates(profile.name) }));
  while (left.length > 0) {
    const candidates = left.map(({ profile, slugs }) => ({ ...profile, slug: takeNext(slugs) }));
    const inserted = await store.insertProfiles(tx.db, candidates);
    left = left.filter(({ profile }) => !inserted.has(profile.id));
  }
}

function takeNext(slugs: Generator<string>): string {
  const next = slugs.next();
  if (next.done) throw new Error("no free slug found");
  return next.value;
}
