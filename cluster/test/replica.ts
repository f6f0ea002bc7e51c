import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createReplica, type Engine } from "../src/engines/postgres.ts";
import { createNode, type Node } from "../src/node.ts";
import { ensurePrograms } from "../src/programs.ts";
import { callApi } from "./call.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

describe("a replica", () => {
  const { postgres: programs } = ensurePrograms();
  let cluster: Awaited<ReturnType<typeof getCluster>>;
  let replica: Engine;
  let node: Node;

  beforeAll(async () => {
    cluster = await getCluster();
    replica = await createReplica({ programs, folder: join(inject("folder"), "replica") }, cluster.postgres);
    await replica.start();
    const env = { ...cluster.env, DATABASE_REPLICA_URL: replica.url };
    node = await createNode({ name: "node-with-replica", folder: inject("folder"), env });
    await node.start();
  });
  afterAll(async () => {
    await node.stop();
    await replica.stop();
  });

  const queryReplica = (question: string) =>
    execFileSync(join(programs, "psql"), ["-XAt", "-d", replica.url, "-c", question], {
      encoding: "utf8",
    }).trim();

  const getStatus = async (path: string) => (await fetch(node.origin + path)).status;

  it("serves anonymous reads", async () => {
    const { profile } = await cluster.given.publicProfile();
    const isReplicaQueried = async () => {
      expect(await getStatus(`/api/v1/escort-profile/${profile.slug}`)).toBe(200);
      expect(await getStatus(`/api/v1/escort-profile/search?q=${profile.name.slice(0, 5)}`)).toBe(200);
      return (
        queryReplica("select count(*) from pg_stat_activity where query ilike '%from \"profiles\"%'") !== "0"
      );
    };

    expect(await waitUntil(isReplicaQueried)).toBeLessThan(5_000);
  });

  it("that lags behind shows no hidden profile", async () => {
    const { profile, tokens } = await cluster.given.publicProfile();
    const path = `/escort/${profile.slug}`;
    expect(await waitUntil(async () => (await getStatus(path)) === 200)).toBeLessThan(2_000);
    queryReplica("select pg_wal_replay_pause()");

    const hidden = await callApi(cluster.proxy.url, "PUT", "/escort-profile/my-profile", {
      token: tokens.access,
      body: { isPublic: false },
    });

    expect(hidden.status).toBe(200);
    expect(await waitUntil(async () => (await getStatus(path)) === 404)).toBeLessThan(1_000);
    queryReplica("select pg_wal_replay_resume()");
  });

  it("that is down does not affect reads", async () => {
    const { profile } = await cluster.given.publicProfile();
    await replica.stop();

    const statuses = [];
    for (let time = 0; time < 20; time += 1)
      statuses.push(await getStatus(`/api/v1/escort-profile/${profile.slug}`));

    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
