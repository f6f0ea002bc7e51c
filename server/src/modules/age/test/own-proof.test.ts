import { afterAll, describe, expect, it } from "vitest";
import { createAgeSite } from "#test/age/age-site.ts";
import type { Person } from "#test/factories/accounts.ts";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { createPass } from "#platform/age/pass.ts";

const { world } = await createAgeSite();
afterAll(() => world.close());

/** Calls as a member whose browser has a pass, or none. */
async function call(method: "GET" | "PUT" | "DELETE" | "POST", path: string, who: Person, pass = "") {
  const headers = { cookie: `age=${pass}:` };
  const { status, body, headers: answered } = await world.call(method, path, undefined, who, headers);
  return { status, data: body?.data, error: body?.error, set: String(answered["set-cookie"] ?? "") };
}

const getPass = () => createPass(world.platform.secrets, world.clock.now()).value;
const thisMonth = () => world.clock.now().toISOString().slice(0, 7);

describe("a member's proof of age", () => {
  it("is kept only by choice, as a month, and can be removed", async () => {
    const member = await world.user();
    const none = await call("GET", "/age/proof", member, getPass());
    const kept = await call("PUT", "/age/proof", member, getPass());
    const removed = await call("DELETE", "/age/proof", member);

    expect(none.data).toEqual({ month: null, hasPass: true });
    expect(kept.data).toEqual({ month: thisMonth(), hasPass: true });
    expect(removed.data).toEqual({ month: null, hasPass: false });
  });

  it("needs a pass in the browser", async () => {
    const member = await world.user();

    expect(await call("PUT", "/age/proof", member)).toMatchObject({
      status: 403,
      error: "age_proof_required",
    });
    expect(await call("PUT", "/age/proof", member, "zzz.forged")).toMatchObject({ status: 403 });
    expect((await call("GET", "/age/proof", member)).data).toEqual({ month: null, hasPass: false });
  });

  it("opens the site in another browser", async () => {
    const member = await world.user();
    expect((await call("POST", "/age/pass", member)).error).toBe("age_proof_required");
    await call("PUT", "/age/proof", member, getPass());
    const { status, set } = await call("POST", "/age/pass", member);

    expect(status).toBe(200);
    const [, pass = ""] = /^age=([^:]+):;/.exec(set) ?? [];
    expect((await call("GET", "/favorites", member, pass)).status).toBe(200);
    expect((await call("GET", "/favorites", member)).status).toBe(403);
  });

  it("is in the export of their data", async () => {
    const member = await world.user();
    await call("PUT", "/age/proof", member, getPass());

    expect((await call("GET", "/auth/me/export", member, getPass())).data.ageProof).toEqual({
      month: thisMonth(),
    });
  });
});

describe("a pass without a wallet", () => {
  it("is given to staff", async () => {
    expect((await call("POST", "/age/pass", await world.admin())).status).toBe(200);
  });

  it("is given to an escort whose document was checked, and to no other", async () => {
    const admin = await world.admin();
    const { escort } = await buildPublicProfile(world, admin);
    expect((await call("POST", "/age/pass", escort)).status).toBe(403);
    await world.db
      .updateTable("profiles")
      .set({ isVerified: true, verifiedBy: "document", verifiedIn: "2026-11-01" })
      .where("userId", "=", escort.id)
      .execute();

    expect((await call("POST", "/age/pass", escort)).status).toBe(200);
  });
});
