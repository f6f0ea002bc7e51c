import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { firstAdmin } from "../../e2e/support/first-admin.ts";
import { runConversation } from "../../server/test/conversation.ts";
import { createNode } from "../src/node.ts";
import { findPreviousRelease, unpackRelease } from "../src/previous-release.ts";
import { callApi, readData } from "./call.ts";
import { getCluster } from "./shared-cluster.ts";

interface SessionData {
  tokens: { access: string };
}

/** Registers an escort with a profile that an admin approves; returns the address of the profile. */
async function publishProfile(origin: string): Promise<string> {
  const name = `Celia ${crypto.randomUUID().slice(0, 8)}`;
  const account = {
    name,
    email: `${crypto.randomUUID()}@example.test`,
    password: "a-quiet-evening",
    role: "escort",
  };
  const { tokens } = await readData<SessionData>(
    await callApi(origin, "POST", "/auth/register", { body: account }),
  );
  const draft = {
    name,
    age: 29,
    gender: "female",
    city: "Oslo",
    country: "Norway",
    rateIncall: 250,
    rateOutcall: 300,
  };
  const made = await callApi(origin, "POST", "/escort-profile", { token: tokens.access, body: draft });
  const { _id, slug } = await readData<{ _id: string; slug: string }>(made);
  const admin = await readData<SessionData>(
    await callApi(origin, "POST", "/auth/login", { body: firstAdmin }),
  );
  const token = admin.tokens.access;
  await readData(await callApi(origin, "POST", `/admin/escort-profiles/${_id}/approve`, { token, body: {} }));
  return slug;
}

/** Switches sealed writing on or off, which nodes that run already do not notice. */
async function setSealing(databaseUrl: string, onSince: Date | null): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("update sealing_state set on_since = $1", [onSince]);
  await client.end();
}

const previousCommit = findPreviousRelease();

describe("two releases", () => {
  it.skipIf(!previousCommit)("run side by side on the newer schema", async () => {
    const { env } = await getCluster();
    const databaseUrl = env["DATABASE_URL"] ?? "";
    await setSealing(databaseUrl, null);
    const folder = join(inject("folder"), "release-before");
    const script = unpackRelease(previousCommit ?? "", folder);
    const before = await createNode({ name: "release-before", folder, env, script });
    const after = await createNode({ name: "release-after", folder: inject("folder"), env });
    await Promise.all([before.start(), after.start()]);
    const now = after.origin;

    const madeThere = await publishProfile(before.origin);
    const madeHere = await publishProfile(now);
    const shown = [
      await callApi(now, "GET", `/escort-profile/${madeThere}`),
      await callApi(before.origin, "GET", `/escort-profile/${madeHere}`),
    ];
    const { acknowledged, stored } = await runConversation({
      origin: before.origin,
      otherOrigin: now,
      messages: 10,
      disturbances: [],
    });
    const { code } = await before.stop();
    await after.stop();
    await setSealing(databaseUrl, new Date());

    expect(shown.map(({ status }) => status)).toEqual([200, 200]);
    expect(stored).toHaveLength(acknowledged.length + 2);
    expect(stored.filter(({ content }) => content === "")).toEqual([]);
    expect(code).toBe(0);
  });
});
