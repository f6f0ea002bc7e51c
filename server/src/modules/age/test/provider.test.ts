import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { afterAll, expect, it } from "vitest";
import { createAgeSite, postAnswer } from "#test/age/age-site.ts";

const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const { world, openBrowser } = await createAgeSite({
  AGE_ISSUERS: "",
  AGE_PROVIDER_NAME: "Ageless",
  AGE_PROVIDER_URL: "https://ageless.test/check",
  AGE_PROVIDER_KEY: publicKey.export({ type: "spki", format: "pem" }).toString().replaceAll("\n", "\\n"),
});
afterAll(() => world.close());

/** Answers as the provider does: it sends the browser back with a signed token. */
async function answer(address: string, isAdult = true): Promise<string> {
  const { searchParams: asked } = new URL(address);
  const token = await new SignJWT({ nonce: asked.get("nonce"), age_over_18: isAdult })
    .setProtectedHeader({ alg: "EdDSA" })
    .setAudience(asked.get("audience") ?? "")
    .setIssuedAt(world.clock.now())
    .setExpirationTime(new Date(world.clock.now().getTime() + 60_000))
    .sign(privateKey);
  return `${new URL(asked.get("return_to") ?? "").pathname}?token=${token}`;
}

const start = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get("/age/provider/start?to=/escort/luna")).location;

it("is offered by its name", async () => {
  expect((await world.get("/age/options")).body.data).toEqual({ wallet: false, provider: "Ageless" });
});

it("opens the site for the browser that asked, once", async () => {
  const [browser, thief] = [openBrowser(), openBrowser()];
  const back = await answer(await start(browser));
  await start(thief);

  expect((await thief.get(back)).location).toContain("result=ended");
  const secret = browser.getCookie();
  expect((await browser.get(back)).location).toBe("/escort/luna");
  expect(await browser.canEnter()).toBe(true);
  browser.setCookie(secret);
  expect((await browser.get(back)).location).toContain("result=ended");
});

it("refuses who is no adult, and an answer that comes too late", async () => {
  const [child, late] = [openBrowser(), openBrowser()];
  expect((await child.get(await answer(await start(child), false))).location).toContain("result=refused");
  const address = await start(late);
  world.clock.advance(6 * 60_000);

  expect((await late.get(await answer(address))).location).toContain("result=expired");
  expect([await child.canEnter(), await late.canEnter()]).toEqual([false, false]);
});

it("answers no check that was meant for a wallet, and a wallet none of the provider's", async () => {
  const browser = openBrowser();
  const { id } = await browser.startCheck("qr");
  const token = (await answer(await start(openBrowser()))).split("?")[1];

  expect((await browser.get(`/age/provider/return/${id}?${token}`)).location).toContain("result=ended");
  const providerCheck = new URL(new URL(await start(browser)).searchParams.get("return_to") ?? "").pathname;
  const providerId = providerCheck.split("/").at(-1) ?? "";
  expect((await browser.get(`/api/v1/age/checks/${providerId}`)).status).toBe(404);
  const link = `av://?response_uri=https://vesper.test/age/answer/${providerId}`;
  expect((await postAnswer(world, link, { vp_token: "x" })).status).toBe(400);
});
