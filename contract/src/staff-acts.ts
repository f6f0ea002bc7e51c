import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { one } from "./envelope.ts";
import { Person } from "./person.ts";

/** Acts of one admin against another. */
export const StaffActKind = z.enum(["ban", "suspend", "remove", "demote", "email"]);
export type StaffActKind = z.output<typeof StaffActKind>;

export const StaffAct = z.object({
  _id: z.uuid(),
  kind: StaffActKind,
  at: z.iso.datetime(),
  actor: Person,
  target: Person,
  /** Until when another admin can undo it. */
  undoUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: Person.nullable(),
  /** Whether the admin who asks can undo it now. */
  isUndoable: z.boolean(),
});
export type StaffAct = z.output<typeof StaffAct>;

export const listStaffActs = endpoint({
  method: "GET",
  path: "/admin/staff-acts",
  policy: "admin",
  summary: "What was done to admins lately, the newest first",
  response: one(z.array(StaffAct)),
});

export const undoStaffAct = endpoint({
  method: "POST",
  path: "/admin/staff-acts/:id/undo",
  policy: "admin",
  summary: "Give an admin back what another took, within 24 hours; every admin is told",
  recent: true,
  params: z.object({ id: z.uuid() }),
  response: one(StaffAct),
});
