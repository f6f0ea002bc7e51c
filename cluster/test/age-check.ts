import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstAdmin } from "../../e2e/support/first-admin.ts";
import { createIssuer, type TestIssuer } from "../../server/test/age/issuer.ts";
import { callApi, readData } from "./call.ts";
import { getCluster, waitUntil } from "./shared-cluster.ts";

const form = (fields: Record<string, string>): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  redirect: "manual",
});

describe("an age check", () => {
  let cluster: Awaited<ReturnType<typeof getCluster>>;
  let issuer: TestIssuer;
  const getOrigin = (at: number) => cluster.nodes[at]?.origin ?? "";

  async function change(changes: object): Promise<void> {
    const answer = await callApi(getOrigin(0), "POST", "/auth/login", { body: firstAdmin });
    const { access: token } = (await readData<{ tokens: { access: string } }>(answer)).tokens;
    const settings = await callApi(getOrigin(0), "GET", "/admin/settings", { token });
    const { version } = await readData<{ version: number }>(settings);
    const saved = await callApi(getOrigin(0), "PUT", "/admin/settings", {
      token,
      body: { version, changes },
    });
    expect(saved.status).toBe(200);
  }

  /** Whether every node answers a browser with this cookie so. */
  const haveStatus = (status: number, cookie: string) => async () => {
    const path = "/api/v1/escort-profile/public";
    const answers = await Promise.all(
      cluster.nodes.map(({ origin }) => fetch(origin + path, { headers: { cookie } })),
    );
    return answers.every((answer) => answer.status === status);
  };

  beforeAll(async () => {
    cluster = await getCluster();
    // Production refuses an issuer that is named as a test.
    const names = { rootName: "CN=Age root, C=NO", signerName: "CN=Age signer, C=NO" };
    issuer = await createIssuer({ now: new Date(), ...names });
    await change({ ageIssuers: issuer.pem, ageGate: "proof" });
  });
  afterAll(() => change({ ageGate: null, ageIssuers: null }));

  it("begins, is answered and ends on three nodes, and its pass is good on all of them", async () => {
    expect(await waitUntil(haveStatus(403, ""))).toBeLessThan(8_000);

    const started = await fetch(`${getOrigin(0)}/age/start`, form({ flow: "qr", to: "/about" }));
    const [secret = ""] = (started.headers.get("set-cookie") ?? "").split(";");
    const id = started.headers.get("location")?.split("/").at(-1) ?? "";
    // Without a shared PUBLIC_URL, each node names itself in the link, so that node is asked which verifies the answer.
    const check = await callApi(getOrigin(1), "GET", `/age/checks/${id}`);
    const { link } = await readData<{ link: string }>(check);
    const { vp_token } = issuer.createWallet().present(link);
    const answered = await fetch(`${getOrigin(1)}/age/answer/${id}`, form({ vp_token }));
    const again = await fetch(`${getOrigin(0)}/age/answer/${id}`, form({ vp_token }));
    const ended = await fetch(`${getOrigin(2)}/age/return/${id}`, {
      headers: { cookie: secret },
      redirect: "manual",
    });
    const [pass = ""] = (ended.headers.get("set-cookie") ?? "").split(";");

    expect([started.status, answered.status, again.status, ended.status]).toEqual([303, 200, 400, 303]);
    expect(ended.headers.get("location")).toBe("/about");
    expect(await haveStatus(200, pass)()).toBe(true);
  });
});
