import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { Id, one, removed } from "../core/envelope.ts";

export const Session = z.object({
  _id: z.uuid(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type Session = z.output<typeof Session>;

export const listSessions = member.get("/auth/sessions", "List the devices you are signed in on", {
  response: one(z.array(Session)),
});

export const endSession = member.delete("/auth/sessions/:id", "Sign out one device", {
  recent: true,
  params: Id,
  response: removed,
});

export const endOtherSessions = member.delete("/auth/sessions", "Sign out all other devices", {
  recent: true,
  response: one(z.object({ ended: z.int() })),
});
