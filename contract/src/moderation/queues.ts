import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one, removed } from "../core/envelope.ts";
import { Person } from "../accounts/person.ts";

/** Kinds of items in review queues that admins can claim. Cases have a separate claim. */
export const QueueKind = z.enum(["profile", "media", "review", "listing", "contact", "appeal"]);
export type QueueKind = z.output<typeof QueueKind>;

export const QueueName = z.enum([...QueueKind.options, "case", "verification"]);
export type QueueName = z.output<typeof QueueName>;

/** Longest waiting first, or newest first. */
export const QueueSort = z.enum(["oldest", "newest"]);
export type QueueSort = z.output<typeof QueueSort>;

/** Review lease: an admin's claim on an item, which keeps other admins from deciding it. */
export const Lease = z.object({
  _id: z.uuid(),
  kind: QueueKind,
  admin: Person,
  until: z.iso.datetime(),
});
export type Lease = z.output<typeof Lease>;

export const listLeases = staff("enter").get(
  "/admin/desk",
  "List the items that staff have claimed in one queue",
  {
    query: z.object({ kind: QueueKind }),
    response: one(z.array(Lease)),
  },
);

export const claimItem = staff("enter").post(
  "/admin/desk",
  "Claim an item for a few minutes or extend the claim; 409 while a colleague holds it",
  { body: z.object({ kind: QueueKind, id: z.uuid() }), response: one(Lease) },
);

export const releaseItem = staff("enter").delete(
  "/admin/desk/:id",
  "Release an item you have claimed; other admins' claims are unaffected",
  { params: Id, response: removed },
);
