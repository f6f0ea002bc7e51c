import { listActivity } from "@vesper/contract/accounts/activity";
import { adminListProfiles } from "@vesper/contract/profiles/admin-profiles";
import { getUser, listUserSessions, listUsers } from "@vesper/contract/accounts/admin-users";
import { listContactMessages } from "@vesper/contract/moderation/contact";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { getPersonOverview, getStats, listSiteDays } from "@vesper/contract/profiles/insights";
import { adminListListings } from "@vesper/contract/profiles/listings";
import { adminListMedia, adminListMediaOf, getMediaStats } from "@vesper/contract/media/media";
import { listAudit } from "@vesper/contract/moderation/audit";
import { getCase, getRecord, listCases } from "@vesper/contract/moderation/moderation";
import { listReports, listReportsOf } from "@vesper/contract/moderation/reports";
import { adminListReviews, adminListReviewsOf } from "@vesper/contract/profiles/reviews";
import { address, type Query } from "../address.ts";
import { query } from "../profiles/prepare.ts";

interface Person {
  id: string;
  name: string;
  email: string;
  city: string;
}

/** Deep, but where somebody who pages by hand might come. */
const deep = [50, 500, 2_000, 4_500];

type Requests = Record<string, string[]>;

const each = (values: Query[], { base, path }: AnyEndpoint) =>
  values.map((value) => address(base + path, value));
const plain = (endpoint: AnyEndpoint) => each([{}], endpoint);
const by = (name: string, values: readonly (string | number | boolean)[], more: Query = {}) =>
  values.map((value) => ({ ...more, [name]: value }));
const toPaths = ({ base, path }: AnyEndpoint, ids: string[]) =>
  ids.map((id) => base + path.replace(":id", id));

const getNames = (people: Person[]) => people.map(({ name }) => name);
const getNamePrefixes = (people: Person[]) => people.map(({ name }) => name.slice(0, 3));

const listUserRequests = (people: Person[]): Requests => ({
  users: plain(listUsers),
  "users, deep": each(by("page", deep), listUsers),
  "users by name": each(by("search", getNames(people)), listUsers),
  "users by three letters": each(by("search", getNamePrefixes(people)), listUsers),
  "users by address": each(
    by(
      "search",
      people.map(({ email }) => email),
    ),
    listUsers,
  ),
  "users by part of all addresses": each(by("search", ["bench.test"]), listUsers),
  "users by role": each(by("role", ["user", "escort", "supplier", "vip", "admin"]), listUsers),
  "users by status": each(by("status", ["active", "banned", "suspended"]), listUsers),
  "users by role and status": each(by("status", ["active", "banned"], { role: "escort" }), listUsers),
});

const listProfileRequests = (people: Person[]): Requests => ({
  profiles: plain(adminListProfiles),
  "profiles, deep": each(by("page", deep), adminListProfiles),
  "profiles by status": each(
    by("status", ["approved", "active", "suspended", "inactive"]),
    adminListProfiles,
  ),
  "profiles that wait": each(by("status", ["pending", "draft"]), adminListProfiles),
  "profiles verified or not": each(by("isVerified", [true, false]), adminListProfiles),
  "profiles paid or not": each(by("isPaid", [true, false]), adminListProfiles),
  "profiles, all filters": each(
    by("isPaid", [true, false], { status: "pending", isVerified: true }),
    adminListProfiles,
  ),
  "profiles by name": each(by("search", getNames(people)), adminListProfiles),
  "profiles by city": each(
    by(
      "search",
      people.map(({ city }) => city),
    ),
    adminListProfiles,
  ),
  "profiles by three letters": each(by("search", getNamePrefixes(people)), adminListProfiles),
  "profiles by part of all addresses": each(by("search", ["bench.test"]), adminListProfiles),
});

const listContentRequests = (): Requests => ({
  "media by status": each(by("status", ["pending", "approved", "rejected", "draft"]), adminListMedia),
  "media by type": each(by("mediaType", ["image", "video"], { status: "approved" }), adminListMedia),
  "media, deep": each(by("page", deep, { status: "approved" }), adminListMedia),
  "media figures": plain(getMediaStats),
  "reviews by status": each(by("status", ["pending", "approved", "rejected"]), adminListReviews),
  "reviews, deep": each(by("page", deep, { status: "approved" }), adminListReviews),
  "listings by status": each(by("status", ["pending", "approved", "rejected", "draft"]), adminListListings),
});

const listCaseRequests = (ids: string[]): Requests => ({
  cases: each(by("status", ["open", "decided"]), listCases),
  "cases by reason": each(by("reason", ["scam", "other", "underage"]), listCases),
  "cases by holder": each(by("holder", ["me", "nobody"]), listCases),
  "one case": toPaths(getCase, ids),
  reports: each(by("status", ["open", "resolved"]), listReports),
  contact: each(by("status", ["open", "answered", "closed"]), listContactMessages),
});

const listAuditRequests = (ids: string[], adminIds: string[]): Requests => ({
  "audit log": plain(listAudit),
  "audit log, deep": each(by("page", deep), listAudit),
  "audit log by actor": each(by("actor", adminIds), listAudit),
  "audit log by subject": each(by("subject", ids), listAudit),
  "audit log by action": each(by("action", ["user", "profile", "case.decided", "nothing"]), listAudit),
  "dashboard and badges": plain(getStats),
  days: plain(listSiteDays),
  activity: each([{}, { page: 2_000 }], listActivity),
});

const listPersonRequests = (ids: string[]): Requests => ({
  person: toPaths(getUser, ids),
  "person in numbers": toPaths(getPersonOverview, ids),
  "person's sessions": toPaths(listUserSessions, ids),
  "person's media": toPaths(adminListMediaOf, ids),
  "person's reviews": toPaths(adminListReviewsOf, ids),
  "person's record": toPaths(getRecord, ids),
  "person's reports": toPaths(listReportsOf, ids),
});

/** Every list of the office and the page of one person, by cell. */
export async function listOfficeRequests(url: string): Promise<Requests> {
  const people = await query<Person>(
    url,
    `select users.id, profiles.name, users.email, profiles.city from profiles join users on users.id = user_id
    order by md5(users.id::text) limit 200`,
  );
  const selectIds = async (text: string) => (await query<{ id: string }>(url, text)).map(({ id }) => id);
  const adminIds = await selectIds("select id from users where roles @> array['admin']");
  const caseIds = await selectIds("select id from cases order by md5(id::text) limit 200");
  const ids = people.map(({ id }) => id);
  return {
    ...listUserRequests(people),
    ...listProfileRequests(people),
    ...listContentRequests(),
    ...listCaseRequests(caseIds),
    ...listAuditRequests(ids, adminIds),
    ...listPersonRequests(ids),
  };
}
