import { listActivity } from "@vesper/contract/accounts/activity";
import { adminListProfiles } from "@vesper/contract/profiles/admin-profiles";
import { getUser, listUserSessions, listUsers } from "@vesper/contract/accounts/admin-users";
import { listContactMessages } from "@vesper/contract/moderation/contact";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { getPersonOverview, getStats, listSiteDays } from "@vesper/contract/profiles/insights";
import { adminListListings } from "@vesper/contract/profiles/listings";
import { adminListMedia, adminListUserMedia, getMediaStats } from "@vesper/contract/media/media";
import { listAudit } from "@vesper/contract/moderation/audit";
import { getCase, getModerationRecord, listCases } from "@vesper/contract/moderation/moderation";
import { listReports, listUserReports } from "@vesper/contract/moderation/reports";
import { adminListReviews, adminListUserReviews } from "@vesper/contract/profiles/reviews";
import { toPath, type Query } from "../to-path.ts";
import { runQuery } from "../profiles/prepare.ts";

interface SampledPerson {
  id: string;
  name: string;
  email: string;
  city: string;
}

/** Deep pages that an admin could still reach by clicking through the list. */
const deepPages = [50, 500, 2_000, 4_500];

type RequestsByCell = Record<string, string[]>;

const toPathsByQuery = (values: Query[], { base, path }: AnyEndpoint) =>
  values.map((value) => toPath(base + path, value));
const toPlainPath = (endpoint: AnyEndpoint) => toPathsByQuery([{}], endpoint);
const toQueries = (name: string, values: readonly (string | number | boolean)[], more: Query = {}) =>
  values.map((value) => ({ ...more, [name]: value }));
const toPathsById = ({ base, path }: AnyEndpoint, ids: string[]) =>
  ids.map((id) => base + path.replace(":id", id));

const getNames = (people: SampledPerson[]) => people.map(({ name }) => name);
const getNamePrefixes = (people: SampledPerson[]) => people.map(({ name }) => name.slice(0, 3));

const listUserRequests = (people: SampledPerson[]): RequestsByCell => ({
  users: toPlainPath(listUsers),
  "users, deep": toPathsByQuery(toQueries("page", deepPages), listUsers),
  "users by name": toPathsByQuery(toQueries("search", getNames(people)), listUsers),
  "users by three letters": toPathsByQuery(toQueries("search", getNamePrefixes(people)), listUsers),
  "users by address": toPathsByQuery(
    toQueries(
      "search",
      people.map(({ email }) => email),
    ),
    listUsers,
  ),
  "users by part of all addresses": toPathsByQuery(toQueries("search", ["bench.test"]), listUsers),
  "users by role": toPathsByQuery(
    toQueries("role", ["user", "escort", "supplier", "vip", "admin"]),
    listUsers,
  ),
  "users by status": toPathsByQuery(toQueries("status", ["active", "banned", "suspended"]), listUsers),
  "users by role and status": toPathsByQuery(
    toQueries("status", ["active", "banned"], { role: "escort" }),
    listUsers,
  ),
});

const listProfileRequests = (people: SampledPerson[]): RequestsByCell => ({
  profiles: toPlainPath(adminListProfiles),
  "profiles, deep": toPathsByQuery(toQueries("page", deepPages), adminListProfiles),
  "profiles by status": toPathsByQuery(
    toQueries("status", ["approved", "active", "suspended", "inactive"]),
    adminListProfiles,
  ),
  "profiles that wait": toPathsByQuery(toQueries("status", ["pending", "draft"]), adminListProfiles),
  "profiles verified or not": toPathsByQuery(toQueries("isVerified", [true, false]), adminListProfiles),
  "profiles paid or not": toPathsByQuery(toQueries("isPaid", [true, false]), adminListProfiles),
  "profiles, all filters": toPathsByQuery(
    toQueries("isPaid", [true, false], { status: "pending", isVerified: true }),
    adminListProfiles,
  ),
  "profiles by name": toPathsByQuery(toQueries("search", getNames(people)), adminListProfiles),
  "profiles by city": toPathsByQuery(
    toQueries(
      "search",
      people.map(({ city }) => city),
    ),
    adminListProfiles,
  ),
  "profiles by three letters": toPathsByQuery(
    toQueries("search", getNamePrefixes(people)),
    adminListProfiles,
  ),
  "profiles by part of all addresses": toPathsByQuery(toQueries("search", ["bench.test"]), adminListProfiles),
});

const listContentRequests = (): RequestsByCell => ({
  "media by status": toPathsByQuery(
    toQueries("status", ["pending", "approved", "rejected", "draft"]),
    adminListMedia,
  ),
  "media by type": toPathsByQuery(
    toQueries("mediaType", ["image", "video"], { status: "approved" }),
    adminListMedia,
  ),
  "media, deep": toPathsByQuery(toQueries("page", deepPages, { status: "approved" }), adminListMedia),
  "media figures": toPlainPath(getMediaStats),
  "reviews by status": toPathsByQuery(
    toQueries("status", ["pending", "approved", "rejected"]),
    adminListReviews,
  ),
  "reviews, deep": toPathsByQuery(toQueries("page", deepPages, { status: "approved" }), adminListReviews),
  "listings by status": toPathsByQuery(
    toQueries("status", ["pending", "approved", "rejected", "draft"]),
    adminListListings,
  ),
});

const listCaseRequests = (ids: string[]): RequestsByCell => ({
  cases: toPathsByQuery(toQueries("status", ["open", "decided"]), listCases),
  "cases by reason": toPathsByQuery(toQueries("reason", ["scam", "other", "underage"]), listCases),
  "cases by holder": toPathsByQuery(toQueries("holder", ["me", "nobody"]), listCases),
  "one case": toPathsById(getCase, ids),
  reports: toPathsByQuery(toQueries("status", ["open", "resolved"]), listReports),
  contact: toPathsByQuery(toQueries("status", ["open", "answered", "closed"]), listContactMessages),
});

const listAuditRequests = (ids: string[], adminIds: string[]): RequestsByCell => ({
  "audit log": toPlainPath(listAudit),
  "audit log, deep": toPathsByQuery(toQueries("page", deepPages), listAudit),
  "audit log by actor": toPathsByQuery(toQueries("actor", adminIds), listAudit),
  "audit log by subject": toPathsByQuery(toQueries("subject", ids), listAudit),
  "audit log by action": toPathsByQuery(
    toQueries("action", ["user", "profile", "case.decided", "nothing"]),
    listAudit,
  ),
  "dashboard and badges": toPlainPath(getStats),
  days: toPlainPath(listSiteDays),
  activity: toPathsByQuery([{}, { page: 2_000 }], listActivity),
});

const listPersonRequests = (ids: string[]): RequestsByCell => ({
  person: toPathsById(getUser, ids),
  "person in numbers": toPathsById(getPersonOverview, ids),
  "person's sessions": toPathsById(listUserSessions, ids),
  "person's media": toPathsById(adminListUserMedia, ids),
  "person's reviews": toPathsById(adminListUserReviews, ids),
  "person's record": toPathsById(getModerationRecord, ids),
  "person's reports": toPathsById(listUserReports, ids),
});

/** Returns requests for every admin list and for the admin page of one person, by cell. */
export async function listAdminRequests(url: string): Promise<RequestsByCell> {
  const people = await runQuery<SampledPerson>(
    url,
    `select users.id, profiles.name, users.email, profiles.city from profiles join users on users.id = user_id
    order by md5(users.id::text) limit 200`,
  );
  const selectIds = async (text: string) => (await runQuery<{ id: string }>(url, text)).map(({ id }) => id);
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
