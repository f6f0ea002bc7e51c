import type { Reason } from "@vesper/contract/moderation/reasons";
import { expect } from "vitest";
import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** A decision that hides content without restricting the person. */
export const hideDecision = { resolution: "upheld", action: "hide", note: "Misleading offers" };

/** Returns the id of the open case about something. */
export async function findOpenCase({ db }: Pick<World, "db">, subjectId: string): Promise<string> {
  const { id } = await db
    .selectFrom("cases")
    .select("id")
    .where("subjectId", "=", subjectId)
    .where("status", "=", "open")
    .executeTakeFirstOrThrow();
  return id;
}

/** Actions that open and decide cases over HTTP. */
export function createCaseActions(world: World) {
  async function report(target: Person, reason: Reason = "scam", by: Person | null = null): Promise<void> {
    const body = { targetType: "user", targetId: target.id, reason, details: "Look at this" };
    expect((await world.post("/reports", body, by)).status).toBe(201);
  }

  async function openCase(reason: Reason = "scam", about?: Person): Promise<{ id: string; person: Person }> {
    const person = about ?? (await world.user());
    await report(person, reason);
    return { id: await findOpenCase(world, person.id), person };
  }

  const decide = (id: string, body: object, admin: Person) =>
    world.post(`/admin/cases/${id}/decide`, body, admin);

  return { report, openCase, decide };
}
