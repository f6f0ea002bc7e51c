import { beforeAll, describe, expect, it } from "vitest";
import { firstAdmin } from "../../e2e/support/first-admin.ts";
import { callApi, readData } from "./call.ts";
import { waitUntil, getCluster } from "./shared-cluster.ts";

interface InForce {
  version: number;
}
interface Change {
  _id: string;
  name: string;
}

describe("settings", () => {
  let cluster: Awaited<ReturnType<typeof getCluster>>;
  let token: string;
  beforeAll(async () => {
    cluster = await getCluster();
    const answer = await callApi(cluster.proxy.url, "POST", "/auth/login", { body: firstAdmin });
    ({ access: token } = (await readData<{ tokens: { access: string } }>(answer)).tokens);
  });

  const getOrigin = (at: number) => cluster.nodes[at]?.origin ?? "";
  const read = async <Data>(at: number, path: string) =>
    readData<Data>(await callApi(getOrigin(at), "GET", path, { token }));

  async function change(at: number, changes: object): Promise<void> {
    const { version } = await read<InForce>(at, "/admin/settings");
    const answer = await callApi(getOrigin(at), "PUT", "/admin/settings", {
      token,
      body: { version, changes },
    });
    expect(answer.status).toBe(200);
  }

  const undo = async (at: number, name: string) => {
    const changes = await read<Change[]>(at, "/admin/settings/changes");
    const id = changes.find((one) => one.name === name)?._id;
    const answer = await callApi(getOrigin(at), "POST", `/admin/settings/changes/${id}/undo`, {
      token,
      body: {},
    });
    expect(answer.status).toBe(200);
  };

  /** Whether every node shows these words on a page that it had cached. */
  const haveTitle = (title: string) => async () => {
    const pages = await Promise.all(
      cluster.nodes.map(async ({ origin }) => (await fetch(`${origin}/about`)).text()),
    );
    return pages.every((html) => html.includes(`<title>About · ${title}</title>`));
  };

  it("changed on one node are in force on the others within a second, audited, and undone", async () => {
    expect(await waitUntil(haveTitle("Vesper"))).toBeLessThan(5_000);

    await change(0, { siteName: "Harbor" });
    const took = await waitUntil(haveTitle("Harbor"));
    const [entry] = await read<object[]>(1, "/admin/audit-log?action=settings");
    await undo(2, "siteName");
    const undone = await waitUntil(haveTitle("Vesper"));

    expect([took < 1_000, undone < 1_000]).toEqual([true, true]);
    expect(entry).toMatchObject({
      action: "settings.changed",
      before: { siteName: "Vesper" },
      after: { siteName: "Harbor" },
    });
  });

  it("reach every node while Redis is away", async () => {
    await cluster.redis.stop();
    try {
      await change(1, { siteName: "Alone" });
      expect(await waitUntil(haveTitle("Alone"))).toBeLessThan(8_000);
    } finally {
      await cluster.redis.start();
    }
    await undo(0, "siteName");
    expect(await waitUntil(haveTitle("Vesper"))).toBeLessThan(8_000);
  });

  it("with a stricter publication policy hide a profile on every node within a second", async () => {
    const { profile } = await cluster.given.publicProfile();
    const haveStatus = (status: number) => async () => {
      const answers = await Promise.all(
        cluster.nodes.map(({ origin }) => fetch(`${origin}/escort/${profile.slug}`)),
      );
      return answers.every((answer) => answer.status === status);
    };
    expect(await waitUntil(haveStatus(200))).toBeLessThan(5_000);

    await change(0, { publicationPolicy: "verified" });
    const hidden = await waitUntil(haveStatus(404));
    await undo(1, "publicationPolicy");

    expect(hidden).toBeLessThan(1_000);
    expect(await waitUntil(haveStatus(200))).toBeLessThan(10_000);
  });
});
