import type { EndpointRequest } from "@vesper/contract/core/endpoint";
import type {
  listByCategory,
  listByTag,
  listPublicProfiles,
  ProfileCard,
} from "@vesper/contract/profiles/directory";
import { limits } from "@vesper/contract/core/limits";
import { validate as isUuid } from "uuid";
import { enforceMayMeet } from "#modules/blocks/index.ts";
import { getActiveCategory, getActiveTag } from "#modules/taxonomy/index.ts";
import { getToday } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { toAudience } from "#platform/identity/audience.ts";
import { enforce, isCapable } from "#platform/policy.ts";
import { orNotFound, Problem } from "#platform/problem.ts";
import { findCursor, toCursor, type RotationPlace } from "../cursor.ts";
import { getCardSnapshot } from "../card-snapshot.ts";
import { type ContactAccess, hasContacts, isHiddenFrom, mayReadContacts } from "../policy.ts";
import { presentCard } from "../present-card.ts";
import type { Rotation } from "../rotation.ts";
import type { CardRow } from "../store/cards.ts";
import { selectDetail, selectDetailBySlug, type DetailRow } from "../store/details.ts";
import * as store from "../store/directory.ts";
import { selectFeed } from "../store/feed.ts";
import { selectProfile, selectProfileBySlug, type ProfileRow } from "../store/profiles.ts";
import { incrementStat } from "../store/visits.ts";
import type { SearchQuery } from "./prepare-search.ts";
import { getRotation, isKept } from "./rotation.ts";
import { searchProfiles } from "./search.ts";

export async function listFeed(
  ctx: Context,
  { limit, offset, cursor }: EndpointRequest<typeof listPublicProfiles>["query"],
): Promise<{ rows: CardRow[]; hasMore: boolean; nextCursor: string | null; ahead: number }> {
  const place = await resumeFeed(ctx, cursor);
  const { rows, ahead } = await selectFeed(ctx.db, toAudience(ctx), { ...place, limit, offset });
  const last = rows.at(-1);
  const nextCursor = ahead > 0 && last ? toCursor(place.rotation, last) : null;
  return { rows, hasMore: ahead > 0, nextCursor, ahead };
}

/** Finds where a feed goes on. One that was left for days begins again: its keys are gone. */
async function resumeFeed(
  ctx: Context,
  cursor: string | undefined,
): Promise<{ rotation: Rotation; after: RotationPlace | null }> {
  const given = cursor ? findCursor(cursor) : null;
  if (cursor && !given) {
    throw new Problem("validation_error", undefined, { details: ["cursor: is not valid"] });
  }
  if (given && (await isKept(ctx, given.rotation))) return given;
  return { rotation: await getRotation(ctx), after: null };
}

/**
 * Returns a profile that the viewer may see; its owner and moderators get it in any status. Throws `not_found` for everyone
 * else.
 */
export async function getPublicProfile(ctx: Context, slugOrId: string): Promise<ProfileRow> {
  const select = isUuid(slugOrId) ? selectProfile : selectProfileBySlug;
  return enforceMayRead(ctx, orNotFound(await select(ctx, slugOrId)));
}

async function enforceMayRead<Row extends Pick<ProfileRow, "userId" | "listed" | "hiddenCountries">>(
  ctx: Context,
  profile: Row,
): Promise<Row> {
  const isOwn = profile.userId === ctx.viewer?.userId;
  if (isOwn || isCapable(ctx.viewer, "moderate")) return profile;
  if (!profile.listed || isHiddenFrom(ctx.caller.country, profile)) throw new Problem("not_found");
  await enforceMayMeet(ctx, profile.userId);
  return profile;
}

/**
 * Reveals a profile's contacts. Each call counts in the owner's statistics and against a rate limit that prevents
 * harvesting.
 */
export async function revealContacts(ctx: Context, id: string): Promise<ProfileRow> {
  const profile = await getPublicProfile(ctx, id);
  enforce(mayReadContacts(profile, ctx.viewer));
  for (const key of getAllowanceKeys(ctx, profile)) await ctx.limiter.consume(key, getContactLimit(ctx));
  if (profile.userId !== ctx.viewer?.userId) {
    await incrementStat(ctx.db, { profileId: profile.id, what: "contacts", day: getToday(ctx.clock) });
  }
  return profile;
}

/**
 * Returns the rate-limit keys shared by both ways to read contacts: one for the network and, when signed in, one for
 * the viewer.
 */
function getAllowanceKeys({ caller, viewer }: Context, { userId }: { userId: string }): string[] {
  if (!viewer) return [`contacts ${caller.network}`];
  const isExempt = viewer.userId === userId || isCapable(viewer, "moderate");
  return isExempt ? [] : [`contacts ${caller.network}`, `contacts ${viewer.userId}`];
}

const getContactLimit = ({ config }: Context) => ({
  calls: config.contactsPerHour,
  seconds: limits.contacts.seconds,
});

async function getContactAccess(ctx: Context, profile: DetailRow): Promise<ContactAccess> {
  if (!mayReadContacts(profile, ctx.viewer).allowed) return "members-only";
  if (ctx.caller.isPageRender) return "withheld";
  if (!hasContacts(profile)) return "shown";
  for (const key of getAllowanceKeys(ctx, profile)) {
    if (!(await ctx.limiter.tryConsume(key, getContactLimit(ctx)))) return "limited";
  }
  return "shown";
}

/** Returns a profile for its page, with its tours. */
export async function getDetail(
  ctx: Context,
  slugOrId: string,
): Promise<DetailRow & { contactAccess: ContactAccess }> {
  const select = isUuid(slugOrId) ? selectDetail : selectDetailBySlug;
  const profile = orNotFound(await select(ctx, slugOrId, getToday(ctx.clock)));
  await enforceMayRead(ctx, profile);
  return { ...profile, contactAccess: await getContactAccess(ctx, profile) };
}

export async function listSimilarProfiles(ctx: Context, id: string): Promise<CardRow[]> {
  const profile = await getPublicProfile(ctx, id);
  return store.selectSimilar(ctx.db, toAudience(ctx), profile, limits.similar.shown);
}

type CategoryQuery = EndpointRequest<typeof listByCategory>["query"];
type TagQuery = EndpointRequest<typeof listByTag>["query"];

export async function listProfilesByCategory(ctx: Context, slug: string, query: CategoryQuery) {
  await getActiveCategory(ctx, slug);
  return listFiltered(ctx, { ...query, category: slug });
}

export async function listProfilesByTag(ctx: Context, slug: string, query: TagQuery) {
  await getActiveTag(ctx, slug);
  if (query.category) await getActiveCategory(ctx, query.category);
  return listFiltered(ctx, { ...query, tags: [slug] });
}

/** Lists profiles with the same filters and terms as the search; only the sort order depends on the page. */
const listFiltered = (ctx: Context, query: Omit<SearchQuery, "radiusKm" | "facets" | "counted">) =>
  searchProfiles(ctx, { ...query, radiusKm: limits.radius.normal, facets: false, counted: true });

/** Returns the cards of those given profiles that the viewer may see. */
export async function listShownCards(ctx: Context, ids: readonly string[]): Promise<ProfileCard[]> {
  const rows = await store.selectShownCards(ctx.db, toAudience(ctx), ids);
  const snapshot = await getCardSnapshot(ctx);
  return rows.map((row) => presentCard(row, snapshot));
}
