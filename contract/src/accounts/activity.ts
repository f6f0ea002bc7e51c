import { z } from "zod";
import { member, staff } from "../core/endpoint.ts";
import { adminList, one, pageQuery } from "../core/envelope.ts";
import { limits } from "../core/limits.ts";
import { Person } from "./person.ts";

/** Kinds of recorded activity. The web turns them into sentences. */
export const ActivityKind = z.enum([
  "account.registered",
  "account.signed_in",
  "account.email_verified",
  "account.profile_updated",
  "account.password_changed",
  "account.closed",
  "account.reopened",
  "account.created_by_admin",
  "account.banned",
  "account.unbanned",
  "account.suspended",
  "account.unsuspended",
  "account.removed",
  "review.written",
  "review.approved",
  "report.filed",
  "case.decided",
  "favorite.added",
]);
export type ActivityKind = z.output<typeof ActivityKind>;

export const Activity = z.object({
  _id: z.uuid(),
  kind: ActivityKind,
  createdAt: z.iso.datetime(),
});
export type Activity = z.output<typeof Activity>;

export const listOwnActivity = member.get("/activity", "List your recent activity, newest first", {
  response: one(z.array(Activity)),
});

/** Activity with the person it is about; null for actions by visitors. */
export const SiteActivity = Activity.extend({ person: Person.nullable() });
export type SiteActivity = z.output<typeof SiteActivity>;

export const listActivity = staff("audit").get(
  "/admin/activity",
  "List recent activity on the site, newest first",
  {
    query: z.object(pageQuery(limits.list.adminPage)),
    response: adminList(SiteActivity),
  },
);
