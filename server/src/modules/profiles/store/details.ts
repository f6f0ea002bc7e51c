import type { DurationRate } from "@vesper/contract/profiles/profile-rates";
import type { ProfileCategory } from "@vesper/contract/profiles/profiles";
import { sql, type RawBuilder, type Selectable } from "kysely";
import type { z } from "zod";
import { oneByKey } from "#platform/database/prepared.ts";
import type { ProfilesTable, StoredCard } from "#platform/database/tables/profiles.ts";
import { openContacts } from "#platform/sealing/contacts.ts";
import type { SealingContext } from "#platform/sealing/sealing.ts";
import { buildRatesSelection } from "./rates.ts";
import {
  allImages,
  allVideos,
  buildImagesSelection,
  buildVideosSelection,
  type ImageRow,
  type TagOnCard,
  type VideoRow,
} from "./selections.ts";
import { buildServicesSelection, type ShownService } from "./shown-services.ts";
import type { TourRow } from "./tours.ts";

/** Columns that only the page of a profile shows; their values are the same in JSON. */
const factColumns = [
  "aboutMe",
  "orientation",
  "welcomes",
  "access",
  "height",
  "weight",
  "bust",
  "waist",
  "hips",
  "hair",
  "hairColor",
  "eyeColor",
  "ethnicity",
  "nationality",
  "smokes",
  "implants",
  "shaved",
  "preferences",
  "workingHours",
  "availability",
  "customFields",
  "district",
  "phoneNumber",
  "whatsapp",
  "telegram",
  "instagram",
  "twitter",
  "wechat",
  "lineId",
  "email",
  "allowMessages",
  "allowReviews",
  "contactVisibility",
  "isIndexed",
  "hiddenCountries",
  "listed",
  "verifiedIn",
  "verifiedBy",
  "replyTime",
  "isPaid",
  "premiumExpiry",
] as const satisfies (keyof ProfilesTable)[];

export type FactColumn = (typeof factColumns)[number];
type Facts = Pick<Selectable<ProfilesTable>, FactColumn>;

interface SelectedDetail {
  contactsSealed: Buffer | null;
  sealingKey: Buffer | null;
  id: string;
  userId: string;
  createdAt: Date;
  availableUntil: Date | null;
  lastUsedAt: Date | null;
  card: StoredCard;
  facts: Facts;
  category: z.output<typeof ProfileCategory> | null;
  citySlug: string | null;
  tags: TagOnCard[];
  shownServices: ShownService[];
  images: ImageRow[];
  videos: VideoRow[];
  rates: DurationRate[];
  /** Running and announced tours, the next one first. */
  tours: Omit<TourRow, "createdAt" | "profileId" | "placeId">[];
}

/** A profile as its page shows it. */
export type DetailRow = Omit<SelectedDetail, "card" | "facts" | "contactsSealed" | "sealingKey"> &
  Omit<StoredCard, "image" | "tagIds"> &
  Facts;

/** Facts are one column instead of forty: the driver describes and parses every column of every response. */
const buildDetailQuery = (where: RawBuilder<unknown>, today: string) => sql<SelectedDetail>`
  select profiles.id, profiles.user_id, profiles.created_at, profiles.available_until, profile_cards.card,
    profiles.contacts_sealed, (select sealing_key from users where users.id = profiles.user_id) as sealing_key,
    (select max(last_used_at) from sessions where sessions.user_id = profiles.user_id) as last_used_at,
    (
      select row_to_json(facts) from (
        select ${sql.join(factColumns.map((name) => sql`${sql.ref(`profiles.${name}`)} as ${sql.raw(`"${name}"`)}`))}
      ) as facts
    ) as facts,
    (
      select json_build_object('_id', id, 'slug', slug, 'name', name)
      from categories where categories.id = profiles.category_id
    ) as category,
    (
      select cities.slug from places join cities on cities.id = places.city_id where places.id = profiles.place_id
    ) as city_slug,
    (
      select coalesce(json_agg(json_build_object('_id', id, 'name', name, 'slug', slug, 'color', color) order by name), '[]')
      from profile_tags join tags on tags.id = tag_id where profile_id = profiles.id
    ) as tags,
    ${buildServicesSelection()},
    ${buildImagesSelection(allImages)},
    ${buildVideosSelection(allVideos)},
    ${buildRatesSelection()},
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'city', city, 'country', country, 'startsOn', starts_on, 'endsOn', ends_on, 'note', note
      ) order by starts_on), '[]')
      from tours where profile_id = profiles.id and ends_on >= ${today}
    ) as tours
  from profiles join profile_cards on profile_cards.profile_id = profiles.id
  where ${where}`;

const createSelectBy = (column: "id" | "slug") => {
  const find = oneByKey((_db, { key, today }: { key: string; today: string }) =>
    buildDetailQuery(sql`${sql.ref(`profiles.${column}`)} = ${key}`, today),
  );
  return async (ctx: SealingContext, key: string, today: string): Promise<DetailRow | undefined> => {
    const found = await find(ctx.db, { key, today });
    if (!found) return undefined;
    const { card, facts, ...row } = found;
    const { image: _image, tagIds: _tagIds, ...fields } = card;
    return openContacts(ctx.sealing, { ...facts, ...fields, ...row });
  };
};

export const selectDetail = createSelectBy("id");
export const selectDetailBySlug = createSelectBy("slug");
