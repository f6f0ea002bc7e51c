import { afterAll, describe, expect, it } from "vitest";
import { createAgeSite, postAnswer } from "#test/age/age-site.ts";
import { createIssuer } from "#test/age/issuer.ts";

const { issuer, world, openBrowser } = await createAgeSite();
afterAll(() => world.close());
const wallet = issuer.createWallet();

/** Path and query of the address that a wallet opens in the browser. */
function toPath(address: string | undefined): string {
  const { pathname, search } = new URL(address ?? "");
  return pathname + search;
}

describe("a wallet on another device", () => {
  it("opens the site for the browser that asked", async () => {
    const browser = openBrowser();
    expect(await browser.canEnter()).toBe(false);
    const { id, link } = await browser.startCheck("qr");
    expect(await browser.getStatus(id)).toBe("waiting");
    expect((await browser.get(`/age/return/${id}`)).location).toBe(`/age-check/wait/${id}`);

    expect(await postAnswer(world, link, wallet.present(link))).toEqual({ status: 200, body: {} });
    expect(await browser.getStatus(id)).toBe("answered");
    const { status, location, set } = await browser.get(`/age/return/${id}`);

    expect([status, location]).toEqual([303, "/escort/luna"]);
    expect(set).toMatch(/^age=[\da-z]+\.[\w-]+:; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    expect(await browser.canEnter()).toBe(true);
  });

  it("opens it for no other browser, and only once", async () => {
    const [browser, thief] = [openBrowser(), openBrowser()];
    const { id, link } = await browser.startCheck("qr");
    await thief.startCheck("qr");
    await postAnswer(world, link, wallet.present(link));

    expect((await thief.get(`/age/return/${id}`)).location).toContain("result=ended");
    const stolen = browser.getCookie();
    expect((await browser.get(`/age/return/${id}`)).location).toBe("/escort/luna");
    thief.setCookie(stolen);
    expect((await thief.get(`/age/return/${id}`)).location).toContain("result=ended");
    expect(await thief.canEnter()).toBe(false);
  });

  it("answers once, even in parallel, and one return gets the pass", async () => {
    const browser = openBrowser();
    const { id, link } = await browser.startCheck("qr");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => postAnswer(world, link, wallet.present(link))),
    );
    const cookie = browser.getCookie();
    const returns = await Promise.all(
      Array.from({ length: 6 }, () => world.http.inject({ url: `/age/return/${id}`, headers: { cookie } })),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(returns.filter(({ headers }) => headers["set-cookie"]).length).toBe(1);
  });

  it("is too late after five minutes", async () => {
    const browser = openBrowser();
    const { id, link } = await browser.startCheck("qr");
    const answer = wallet.present(link);
    world.clock.advance(5 * 60_000);

    expect((await postAnswer(world, link, answer)).status).toBe(400);
    expect(await browser.getStatus(id)).toBe("expired");
    expect((await browser.get(`/age/return/${id}`)).location).toBe(
      "/age-check?to=%2Fescort%2Fluna&result=expired",
    );
  });

  it("is not believed if it shows no adult, an unknown issuer, or another check", async () => {
    const stranger = await createIssuer({ now: world.clock.now() });
    const other = await openBrowser().startCheck("qr");
    const refused = [
      (link: string) => issuer.createWallet({ isAdult: false }).present(link),
      (link: string) => stranger.createWallet().present(link),
      () => wallet.present(other.link),
      () => ({ error: "access_denied" }),
    ];
    for (const present of refused) {
      const browser = openBrowser();
      const { id, link } = await browser.startCheck("qr");
      await postAnswer(world, link, present(link));
      expect((await browser.get(`/age/return/${id}`)).location).toContain("result=refused");
      expect(await browser.canEnter()).toBe(false);
    }
  });
});

describe("a wallet on the same device", () => {
  it("hands the browser a code, without which nothing opens", async () => {
    const browser = openBrowser();
    const { id, link } = await browser.startCheck("device", "/search?q=oslo");
    const { body } = await postAnswer(world, link, wallet.present(link));

    expect(await browser.getStatus(id)).toBe("waiting");
    for (const query of ["", "?response_code=", "?response_code=guess"])
      expect((await browser.get(`/age/return/${id}${query}`)).location).toBe(`/age-check/wait/${id}`);
    expect((await browser.get(toPath(body.redirect_uri))).location).toBe("/search?q=oslo");
    expect(await browser.canEnter()).toBe(true);
  });

  it("does not open a browser that did not ask", async () => {
    const [asker, victim] = [openBrowser(), openBrowser()];
    const { link } = await asker.startCheck("device");
    const { body } = await postAnswer(world, link, wallet.present(link));

    expect((await victim.get(toPath(body.redirect_uri))).location).toContain("result=ended");
    expect(await victim.canEnter()).toBe(false);
  });
});

describe("a check", () => {
  it("leads only to pages of this site", async () => {
    for (const to of ["//evil.test", "https://evil.test", "/\\evil.test", "x", `/${"a".repeat(2_000)}`]) {
      const browser = openBrowser();
      const { id, link } = await browser.startCheck("qr", to);
      await postAnswer(world, link, wallet.present(link));
      expect((await browser.get(`/age/return/${id}`)).location).toBe("/");
    }
  });

  it("that replaces a running one leads to the same page", async () => {
    const browser = openBrowser();
    await browser.startCheck("device", "/search?q=oslo");
    const { id, link } = await browser.startCheck("qr", null);
    await postAnswer(world, link, wallet.present(link));

    expect((await browser.get(`/age/return/${id}`)).location).toBe("/search?q=oslo");
  });

  it("keeps a pass that is still valid", async () => {
    const browser = openBrowser();
    const { id, link } = await browser.startCheck("qr");
    await postAnswer(world, link, wallet.present(link));
    await browser.get(`/age/return/${id}`);
    await browser.startCheck("qr");

    expect(await browser.canEnter()).toBe(true);
  });

  it("is not found under a forged or altered ID", async () => {
    const { id } = await openBrowser().startCheck("qr");
    const altered = id.slice(0, -1) + (id.endsWith("A") ? "w" : "A");
    for (const forged of [altered, `${id}A`, "A".repeat(50), `B${id.slice(1)}`]) {
      expect((await world.get(`/age/checks/${forged}`)).status).toBeGreaterThanOrEqual(400);
      expect((await openBrowser().get(`/age/return/${forged}`)).location).toContain("result=ended");
    }
  });

  it("takes no other kind of body, and no second presentation", async () => {
    const { id, link } = await openBrowser().startCheck("qr");
    const send = (type: string, payload: string) =>
      world.http.inject({
        method: "POST",
        url: `/age/answer/${id}`,
        headers: { "content-type": type },
        payload,
      });
    const { vp_token } = wallet.present(link);
    const form = "application/x-www-form-urlencoded";

    expect((await send("application/json", JSON.stringify({ vp_token }))).statusCode).toBe(415);
    expect((await send("text/plain", "vp_token=x")).statusCode).toBe(415);
    expect((await send(form, `vp_token=x&vp_token=${vp_token}`)).statusCode).toBe(400);
    expect((await send(form, `vp_token=${"x".repeat(100_000)}`)).statusCode).toBe(413);
    expect((await send(form, "")).statusCode).toBe(400);
    expect((await postAnswer(world, link, { vp_token })).status).toBe(200);
  });
});

describe("a pass", () => {
  it("ends after thirty days", async () => {
    const browser = openBrowser();
    const { id, link } = await browser.startCheck("qr");
    await postAnswer(world, link, wallet.present(link));
    await browser.get(`/age/return/${id}`);
    expect(await browser.canEnter()).toBe(true);

    world.clock.advance(31 * 24 * 60 * 60_000);
    expect(await browser.canEnter()).toBe(false);
  });
});
