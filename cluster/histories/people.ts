import { randomBytes, randomUUID as newId } from "node:crypto";
import { sql } from "kysely";
import { signAccessToken } from "../../server/src/modules/accounts/credentials/access-token.ts";
import { systemClock } from "../../server/src/platform/clock.ts";
import type { Database } from "../../server/src/platform/database/client.ts";
import { insertPublicProfiles } from "../../server/test/factories/public-profiles.ts";
import { admins, escorts, members, type Actor, type Talk } from "./plan/plan.ts";
import type { Site } from "./site.ts";

export interface Person {
  name: Actor;
  /** Of the account; an escort's profile has the same id, which is also its slug. */
  id: string;
  token: string;
}

/** The accounts of one schedule. */
export interface People {
  get(name: Actor): Person;
  getConversation(talk: Talk): string;
  /** Ids of all accounts. */
  readonly ids: readonly string[];
  readonly conversations: ReadonlyMap<Talk, string>;
}

const insertUsers = (db: Database, names: readonly string[], roles: string[]) => {
  const rows = names.map((name) => ({ id: newId(), name }));
  const insert = sql`
    insert into users (id, name, email, password_hash, roles, email_verified_at, created_at, updated_at)
    select id, name, id || '@example.test', 'x', ${roles}, now(), now() - interval '9 days', now()
    from json_to_recordset(${JSON.stringify(rows)}) as given (id uuid, name text)`;
  return insert.execute(db).then(() => rows.map(({ id }) => id));
};

async function openSession({ db, secrets }: Site, userId: string): Promise<string> {
  const sessionId = newId();
  await sql`
    insert into sessions (id, user_id, seed, rotated_at, remembered, user_agent, created_at, authenticated_at,
      second_factor_at, last_used_at, expires_at)
    values (${sessionId}, ${userId}, ${randomBytes(32)}, now(), true, 'histories', now(), now(), now(), now(),
      now() + interval '30 days')`.execute(db);
  return signAccessToken(secrets, systemClock, { userId, sessionId });
}

/** Opens an accepted conversation, in which both may write as much as they like. */
async function insertConversation(db: Database, starter: string, other: string): Promise<string> {
  const id = newId();
  const [first, second] = [starter, other].toSorted();
  await sql`
    insert into conversations (id, first_id, second_id, started_by_id, accepted_at, created_at)
    values (${id}, ${first}, ${second}, ${starter}, now(), now())`.execute(db);
  await sql`
    insert into conversation_members (conversation_id, user_id, other_id, updated_at)
    values (${id}, ${starter}, ${other}, now()), (${id}, ${other}, ${starter}, now())`.execute(db);
  return id;
}

/** Creates new accounts for everyone, straight in the database. */
export async function createPeople(site: Site, talks: readonly Talk[]): Promise<People> {
  const { db } = site;
  const profiles = escorts.map((name) => ({
    name: `${name} ${newId().slice(-6)}`,
    city: "Oslo",
    country: "Norway",
  }));
  const ids = [
    ...(await insertUsers(db, members, ["user"])),
    ...(await insertPublicProfiles(db, profiles, new Date())),
    ...(await insertUsers(db, admins, ["user", "admin", "verifier"])),
  ];
  const names = [...members, ...escorts, ...admins];
  const people = new Map<Actor, Person>([["visitor", { name: "visitor", id: "", token: "" }]]);
  for (const [at, name] of names.entries()) {
    const id = ids[at] ?? "";
    people.set(name, { name, id, token: await openSession(site, id) });
  }
  const get = (name: Actor) => people.get(name) as Person;
  const conversations = new Map<Talk, string>();
  for (const talk of talks) {
    const [starter, other] = talk.split("-") as [Actor, Actor];
    conversations.set(talk, await insertConversation(db, get(starter).id, get(other).id));
  }
  return { get, ids, conversations, getConversation: (talk) => conversations.get(talk) ?? "" };
}

/** Hides the profiles of a finished schedule, so that lists stay short. */
export async function retirePeople({ db }: Site, { ids }: People): Promise<void> {
  await db
    .updateTable("profiles")
    .set({ isPublic: false, listed: false })
    .where("userId", "in", ids)
    .execute();
}

/** Profiles that every schedule finds, so that lists have several pages. */
export async function insertBackground({ db }: Site): Promise<void> {
  const profiles = Array.from({ length: 12 }, (_, at) => ({
    name: `Background ${at}`,
    city: "Oslo",
    country: "Norway",
  }));
  await insertPublicProfiles(db, profiles, new Date());
}
