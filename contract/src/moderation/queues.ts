import { z } from "zod";
import { admin } from "../core/endpoint.ts";
import { Id, one, removed } from "../core/envelope.ts";
import { Person } from "../accounts/person.ts";

/** What waits for the office and can be taken in hand there. A case has a claim of its own. */
export const QueueKind = z.enum(["profile", "media", "review", "listing", "contact", "appeal"]);
export type QueueKind = z.output<typeof QueueKind>;

export const QueueName = z.enum([...QueueKind.options, "case", "verification"]);
export type QueueName = z.output<typeof QueueName>;

/** What has waited longest first, or what came last. */
export const QueueSort = z.enum(["oldest", "newest"]);
export type QueueSort = z.output<typeof QueueSort>;

/** Something that an admin has before them, so that no other decides it meanwhile. */
export const Lease = z.object({
  _id: z.uuid(),
  kind: QueueKind,
  admin: Person,
  until: z.iso.datetime(),
});
export type Lease = z.output<typeof Lease>;

export const listLeases = admin.get("/admin/desk", "What admins have before them now, in one queue", {
  query: z.object({ kind: QueueKind }),
  response: one(z.array(Lease)),
});

export const claimItem = admin.post(
  "/admin/desk",
  "Take something in hand for some minutes, or keep it longer; 409 while another admin has it",
  { body: z.object({ kind: QueueKind, id: z.uuid() }), response: one(Lease) },
);

export const releaseItem = admin.delete(
  "/admin/desk/:id",
  "Lay back what one has in hand; what another has stays with them",
  { params: Id, response: removed },
);
