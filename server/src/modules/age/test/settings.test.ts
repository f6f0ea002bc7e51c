import { afterAll, describe, expect, it } from "vitest";
import { createIssuer } from "#test/age/issuer.ts";
import { createWorld } from "#test/world.ts";

const now = new Date();
const issuer = await createIssuer({ now });
const named = { rootName: "CN=Age root, O=Registry, C=NO", signerName: "CN=Age signer, O=Registry, C=NO" };
const real = await createIssuer({ now, ...named });
const world = await createWorld();
afterAll(() => world.close());
const admin = await world.admin();

const save = async (changes: object) => {
  const { version } = (await world.get("/admin/settings", admin)).body.data;
  return world.put("/admin/settings", { version, changes }, admin);
};

describe("the settings of the age check", () => {
  it("refuse a proof that nobody could give", async () => {
    const { status, body } = await save({ ageCountries: "DE=proof" });

    expect([status, body.details]).toEqual([
      400,
      [expect.stringMatching(/^changes\.ageIssuers: .*nobody could give one/)],
    ]);
    expect((await save({ ageCountries: "DE=proof", ageIssuers: issuer.pem })).status).toBe(200);
    expect((await save({ ageIssuers: "" })).status).toBe(400);
  });

  it("refuse what is no certificate, and rules that are none", async () => {
    const broken = issuer.pem.replace("MII", "AAA");
    for (const changes of [
      { ageIssuers: "hello" },
      { ageIssuers: broken },
      { ageCountries: "DE=proof, DE=off" },
      { ageCountries: "XX=proof" },
      { ageCountries: "DE=maybe" },
      { ageGate: true },
    ])
      expect((await save(changes)).status).toBe(400);
  });

  it("apply at once", async () => {
    await save({ ageCountries: "", ageGate: "proof" });
    expect((await world.get("/escort-profile/public")).status).toBe(403);
    expect((await world.get("/site")).body.data).toMatchObject({ ageLevel: "proof", isGated: true });

    await save({ ageGate: "off" });
    expect((await world.get("/escort-profile/public")).status).toBe(200);
  });
});

describe("in production", () => {
  const production = { NODE_ENV: "production", SETUP: "off", JWT_SECRET: "x".repeat(40) };

  it("a test issuer stops the start", async () => {
    await expect(createWorld({ ...production, AGE_ISSUERS: issuer.pem })).rejects.toThrow(/test issuer/);
    await expect(
      createWorld({ ...production, AGE_GATE: "proof", AGE_ISSUERS: `${real.pem}\n${issuer.pem}` }),
    ).rejects.toThrow(/test issuer/);
  });

  it("so does a proof that nobody could give", async () => {
    await expect(createWorld({ ...production, AGE_GATE: "proof" })).rejects.toThrow(/nobody could give one/);
  });

  it("an issuer of a country is accepted", async () => {
    const site = await createWorld({ ...production, AGE_GATE: "proof", AGE_ISSUERS: real.pem });

    expect((await site.get("/age/options")).body.data).toEqual({ wallet: true, provider: null });
    await site.close();
  });
});
