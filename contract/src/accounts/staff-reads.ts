import { z } from "zod";
import { staff } from "../core/endpoint.ts";
import { Id, one } from "../core/envelope.ts";
import { Person } from "./person.ts";

/** Admin pages that show personal data. */
export const StaffReadKind = z.enum([
  "user-list",
  "account",
  "overview",
  "devices",
  "letter-list",
  "letter",
  "chat-message",
]);
export type StaffReadKind = z.output<typeof StaffReadKind>;

/** An admin who viewed a person's data, and the pages they opened. */
export const StaffReader = z.object({
  admin: Person,
  kinds: z.array(StaffReadKind),
  lastAt: z.iso.datetime(),
});
export type StaffReader = z.output<typeof StaffReader>;

export const listReaders = staff("audit").get(
  "/admin/users/:id/readers",
  "List the admins who viewed a person's data in the last 90 days, most recent first",
  { params: Id, response: one(z.array(StaffReader)) },
);
