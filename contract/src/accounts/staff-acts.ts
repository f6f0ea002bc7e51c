import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { Person } from "./person.ts";

/** Acts of an admin against a member of staff. */
export const StaffActKind = z.enum(["ban", "suspend", "remove", "demote", "email"]);
export type StaffActKind = z.output<typeof StaffActKind>;

export const StaffAct = z.object({
  _id: z.uuid(),
  kind: StaffActKind,
  at: z.iso.datetime(),
  actor: Person,
  target: Person,
  /** End of the period in which another admin can undo the act. */
  undoUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: Person.nullable(),
  /** Whether the requesting admin can undo the act now. */
  isUndoable: z.boolean(),
});
export type StaffAct = z.output<typeof StaffAct>;

export const listStaffActs = staff("manage-staff").get(
  "/admin/staff-acts",
  "List recent actions against staff, newest first",
  { response: one(z.array(StaffAct)) },
);

export const undoStaffAct = staff("manage-staff").post(
  "/admin/staff-acts/:id/undo",
  "Undo another admin's action against staff within 24 hours; all admins are notified",
  { recent: true, params: Id, response: one(StaffAct) },
);
