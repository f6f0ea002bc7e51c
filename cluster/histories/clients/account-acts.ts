import { getCurrentUser, logout } from "@vesper/contract/accounts/accounts";
import { banUser } from "@vesper/contract/accounts/admin-users";
import { blockPerson } from "@vesper/contract/accounts/blocks";
import { uploadMedia } from "@vesper/contract/media/media";
import { decideCase } from "@vesper/contract/moderation/moderation";
import { fileReport } from "@vesper/contract/moderation/reports";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { buildPhoto } from "../../../server/test/factories/photo.ts";
import type { Actor, Escort, Step } from "../plan/plan.ts";
import { send, type Answer } from "./http.ts";
import { attempt, insist, type Session } from "./session.ts";

export async function checkAccount(session: Session, step: Step): Promise<void> {
  const { site, self } = session;
  await attempt(session, {
    step,
    name: "check-account",
    input: {},
    run: () => send(site.url, { endpoint: getCurrentUser, token: self.token }),
  });
}

export async function logOut(session: Session, step: Step): Promise<void> {
  const { site, self } = session;
  await insist(session, {
    step,
    name: "log-out",
    input: { personId: self.id },
    run: () => send(site.url, { endpoint: logout, token: self.token, body: {} }),
  });
}

export async function block(session: Session, step: Step, person: Actor): Promise<void> {
  const { site, self, people } = session;
  const { id: userId } = people.get(person);
  await insist(session, {
    step,
    name: "block",
    input: { personId: userId, person },
    run: () => send(site.url, { endpoint: blockPerson, token: self.token, params: { userId } }),
  });
}

export async function ban(session: Session, step: Step, person: Actor): Promise<void> {
  const { site, self, people } = session;
  const { id } = people.get(person);
  await insist(session, {
    step,
    name: "ban",
    input: { personId: id, person },
    run: () =>
      send(site.url, { endpoint: banUser, token: self.token, params: { id }, body: { reason: "Enough." } }),
  });
}

/** Reports a profile under one key, as often as it takes. */
export async function report(session: Session, step: Step, escort: Escort): Promise<void> {
  const { site, self, people } = session;
  const [{ id: targetId }, key] = [people.get(escort), randomUUID()];
  const body = { targetType: "profile", targetId, reason: "scam", details: step.id };
  await insist(session, {
    step,
    name: "report",
    input: { profileId: targetId, key },
    run: () => send(site.url, { endpoint: fileReport, token: self.token, key, body }),
  });
}

/** Suspends a reported profile for a day. The admin finds the case as one who was sent its link. */
export async function suspend(session: Session, step: Step, escort: Escort): Promise<void> {
  const { site, self, people } = session;
  const { id: profileId } = people.get(escort);
  const found = await findOpenCase(session, profileId);
  if (!found) return;
  await insist(session, {
    step,
    name: "suspend",
    input: { profileId, caseId: found },
    run: () =>
      send(site.url, {
        endpoint: decideCase,
        token: self.token,
        params: { id: found },
        body: { resolution: "upheld", action: "suspend", note: "Please correct it.", days: 1 },
      }),
  });
}

async function findOpenCase({ site }: Session, subjectId: string): Promise<string | null> {
  const select = site.db.selectFrom("cases").select("id").where("subjectId", "=", subjectId);
  const row = await select.executeTakeFirst().catch(() => undefined);
  return row?.id ?? null;
}

/** Lets the days of a suspension pass: moves its end, and the timer that waits for it, close to now. */
export async function passDays(session: Session, step: Step, escort: Escort): Promise<void> {
  const { db } = session.site;
  const { id: profileId } = session.people.get(escort);
  const move = () =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update restrictions set ends_at = now() + interval '700 milliseconds'
        where subject_id = ${profileId} and action = 'suspend' and lifted_at is null returning id`.execute(
        tx,
      );
      for (const { id } of rows) {
        await sql`
          update pgboss.job set start_after = now() + interval '700 milliseconds'
          where name = 'moderation.end-restriction' and data ->> 'restrictionId' = ${id}`.execute(tx);
      }
      return rows.length;
    });
  await insist(session, {
    step,
    name: "pass-days",
    input: { profileId },
    run: async (): Promise<Answer<number>> => {
      const count = await move().catch(() => null);
      return { outcome: count === null ? "unknown" : "ok", status: 0, data: count };
    },
  });
}

const photo = buildPhoto("#336699");

export async function upload(session: Session, step: Step): Promise<void> {
  const { site, self } = session;
  const [file, key] = [await photo, randomUUID()];
  await insist(session, {
    step,
    name: "upload",
    input: { personId: self.id, key },
    run() {
      const body = new FormData();
      body.set("title", step.id);
      body.set("file", new Blob([new Uint8Array(file)]), "evening.jpg");
      return send(site.url, { endpoint: uploadMedia, token: self.token, key, body });
    },
    toFact: ({ data }) => data._id,
  });
}
