import { mkdtempSync, rmSync } from "node:fs";
import { truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sendMessage } from "#modules/chat/index.ts";
import { backUp } from "#platform/backup/back-up.ts";
import { restoreBackup } from "#platform/backup/restore.ts";
import { findDamage, findDifferences } from "#platform/backup/verify.ts";
import { actAs, createContext } from "#platform/context.ts";
import { openDatabaseCopy } from "#test/database.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildConversationPair, type ConversationPair } from "#test/factories/chat.ts";
import { searchDatabase, searchFolder } from "#test/search-everywhere.ts";
import { createWorld, type World } from "#test/world.ts";
import { checkSealing } from "../service/check.ts";
import { sealRows } from "../service/seal-rows.ts";

const canary = "zqsealed";
const phone = "+47 905 51 234";
const keys = { JWT_SECRET: "the key of a site whose dump has leaked", DOCUMENT_KEY: "ab".repeat(32) };

const world = await createWorld(keys);
const folder = mkdtempSync(join(tmpdir(), "vesper-sealed-"));
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const contacts = {
  phoneNumber: phone,
  whatsapp: phone,
  telegram: `${canary}-telegram`,
  instagram: `${canary}-instagram`,
  twitter: `${canary}-twitter`,
  wechat: `${canary}-wechat`,
  lineId: `${canary}-line`,
  email: `${canary}-mail@example.test`,
};

interface Story extends ConversationPair {
  admin: Person;
  caseId: string;
}

/** Writes into every sealed field through the API: a profile, an account, a message, a note, a report and a case. */
async function tellStory(site: World): Promise<Story> {
  const admin = await site.admin();
  const pair = await buildConversationPair(site, admin);
  const { user, escort, profile, conversationId } = pair;
  await site.put("/escort-profile/my-profile", contacts, escort);
  await site.put("/auth/me/profile", { phone }, user);
  await site.post(`/favorites/${profile.id}`, undefined, user);
  await site.put(`/favorites/${profile.id}/note`, { note: `${canary} note` }, user);
  const ctx = actAs(createContext(site.platform), { userId: user.id });
  const { message } = await sendMessage(ctx, { conversationId, content: `${canary} message` });
  const report = {
    targetType: "message",
    targetId: message._id,
    reason: "scam",
    details: `${canary} report`,
  };
  const filed = await site.post("/reports", report, escort);
  const { body } = await site.get("/admin/cases", admin);
  const caseId = body.data.find(
    ({ subject }: { subject: { _id: string } }) => subject._id === message._id,
  )._id;
  await site.post(`/admin/cases/${caseId}/notes`, { text: `${canary} staff note` }, admin);
  expect(filed.status).toBe(201);
  return { ...pair, admin, caseId };
}

/** Reads all of it again through the API. */
async function readStory(site: World, { user, escort, profile, conversationId, admin, caseId }: Story) {
  const read = async (path: string, who: Person) => (await site.get(path, who)).body.data;
  const own = await read("/escort-profile/my-profile", escort);
  const page = await read(`/escort-profile/${profile.id}`, user);
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(contacts).map((name) => [name, from[name]]));
  return {
    own: pick(own),
    page: pick(page),
    phone: (await read("/auth/me", user)).phone,
    notes: (await read("/favorites", user)).favorites.map(({ note }: { note: string }) => note),
    messages: (await read(`/chat/conversations/${conversationId}/messages`, escort)).map(
      ({ content }: { content: string }) => content,
    ),
    last: (await read("/chat/conversations", escort))[0].lastMessage.content,
    evidence: (await read(`/admin/cases/${caseId}`, admin)).evidence
      .map(({ text, snapshot }: { text: string; snapshot: { content: string } | null }) => [
        text,
        snapshot?.content,
      ])
      .toSorted(),
    export: JSON.stringify(await read("/auth/me/export", user)).includes(`${canary} message`),
  };
}

const told = {
  own: contacts,
  page: contacts,
  phone,
  notes: [`${canary} note`],
  messages: [`${canary} message`],
  last: `${canary} message`,
  evidence: [
    [`${canary} report`, `${canary} message`],
    [`${canary} staff note`, undefined],
  ],
  export: true,
};

const searchSecrets = (site: World) => searchDatabase(site.db, canary, phone);

describe("text that only its readers may see", () => {
  let story: Story;
  beforeAll(async () => {
    story = await tellStory(world);
  });

  it("is read through the API as it was written", async () => {
    expect(await readStory(world, story)).toEqual(told);
  });

  it("is in no column of the database", async () => {
    expect(await searchSecrets(world)).toEqual([]);
  });

  it("is in no file of a backup, and readable after a restore into another database", async () => {
    const backup = join(folder, "monday");
    await backUp(createContext(world.platform), backup);
    // The other engine, where the suite runs on a PostgreSQL server.
    const other = await createWorld(keys, { database: await openDatabaseCopy(inject("embeddedTemplate")) });
    await restoreBackup(other.platform, backup);

    expect(await searchFolder(backup, canary)).toEqual([]);
    expect(await searchFolder(backup, phone)).toEqual([]);
    expect(await readStory(other, story)).toEqual(told);
    await other.close();
  });
});

describe("an encrypted backup", () => {
  it("shows nothing but counts, and is restored with the key of the site", async () => {
    const backup = join(folder, "encrypted");
    await world.platform.storage.put("media/canary.txt", Buffer.from(`${canary} ${"file ".repeat(50_000)}`));
    const manifest = await backUp(createContext(world.platform), backup, { encrypt: true });
    const other = await createWorld(keys);
    await restoreBackup(other.platform, backup);

    expect(await findDamage(backup, manifest)).toEqual([]);
    expect(await searchFolder(backup, canary)).toEqual([]);
    expect(await findDifferences(other.platform, manifest)).toEqual([]);
    await other.close();
  });

  it("is refused with another key, and when a table was cut off", async () => {
    const backup = join(folder, "damaged");
    const { tables } = await backUp(createContext(world.platform), backup, { encrypt: true });
    const stranger = await createWorld({ ...keys, DOCUMENT_KEY: "cd".repeat(32) });
    const other = await createWorld(keys);
    const table = join(backup, "tables", "users.ndjson.gz");
    const refused = restoreBackup(stranger.platform, backup);

    await expect(refused).rejects.toThrow("DOCUMENT_KEY");
    await truncate(table, 20);
    await expect(restoreBackup(other.platform, backup)).rejects.toThrow();
    expect(tables["users"]?.rows).toBeGreaterThan(0);
    await Promise.all([stranger.close(), other.close()]);
  });
});

describe("the background job", () => {
  it("leaves no plain row, and the text stays the same", async () => {
    const earlier = await createWorld(keys);
    await sql`update sealing_state set on_since = null`.execute(earlier.db);
    const story = await tellStory(earlier);
    const before = await searchSecrets(earlier);
    const kept = { ...earlier.database, close: async () => undefined };
    // A site with one process switches sealing on when it starts.
    const site = await createWorld(keys, { database: kept });

    await sealRows(createContext(site.platform));

    expect(new Set(before)).toEqual(
      new Set([
        "public.evidence.snapshot",
        "public.evidence.text",
        "public.favorites.note",
        "public.messages.content",
        "public.profiles.email",
        "public.profiles.instagram",
        "public.profiles.line_id",
        "public.profiles.phone_number",
        "public.profiles.telegram",
        "public.profiles.twitter",
        "public.profiles.wechat",
        "public.profiles.whatsapp",
        "public.users.phone",
      ]),
    );
    expect(await searchSecrets(site)).toEqual([]);
    expect(await readStory(site, story)).toEqual(told);
    expect(await checkSealing(createContext(site.platform))).toEqual([]);
    await site.close();
    await earlier.close();
  });
});
