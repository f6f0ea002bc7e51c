import { afterAll, describe, expect, it } from "vitest";
import { createPass } from "#platform/age/pass.ts";
import { createSecrets } from "#platform/security/secrets.ts";
import { canaryTexts } from "./age/canaries.ts";
import { listStatuses, sendRaw, toRequest } from "./age/raw.ts";
import { knownCountry, openSite } from "./age/canary-site.ts";
import { listExtraHeaders, listSpellings, toTargets } from "./age/spellings.ts";
import { createTokenCalls } from "./factories/personal-tokens.ts";

const { world, canaries, crawler, gated, passed, close } = await openSite(knownCountry);
afterAll(close);

const { admin, member } = canaries;
const { page, file, call } = toTargets(canaries);
const germany = "x-country: DE";
const cookie = `cookie: ${passed["cookie"] ?? ""}`;

/** Sends one raw request and returns the canaries in whatever comes back. */
async function findRaw(line: string, headers: readonly string[] = [germany], rest = ""): Promise<string[]> {
  return crawler.findCanaries(await sendRaw(world, toRequest(line, headers, rest)), {});
}

describe("a request without a pass", () => {
  it("finds nothing under any spelling of an address; with a pass, the plain ones open", async () => {
    const found: Record<string, string[]> = {};
    const opened: string[] = [];
    for (const address of listSpellings(canaries)) {
      for (const method of ["GET", "HEAD"]) {
        const shown = await findRaw(`${method} ${address} HTTP/1.1`);
        if (shown.length > 0) found[`${method} ${address}`] = shown;
      }
      if ((await findRaw(`GET ${address} HTTP/1.1`, [germany, cookie])).length > 0) opened.push(address);
    }

    expect(found).toEqual({});
    expect(opened).toEqual(
      expect.arrayContaining([
        page,
        `${page}.data`,
        `http://localhost${page}`,
        `/report/listing/${canaries.listing.id}`,
        file,
        call,
      ]),
    );
  });

  it("finds nothing with any header", async () => {
    for (const address of [page, file, call]) {
      for (const headers of listExtraHeaders(file)) {
        const shown = await findRaw(`GET ${address} HTTP/1.1`, [germany, ...headers]);
        expect({ address, headers, shown }).toEqual({ address, headers, shown: [] });
      }
      expect(await findRaw(`GET ${address} HTTP/1.0`)).toEqual([]);
      for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"]) {
        const override = [germany, "x-http-method-override: GET", "content-length: 0"];
        expect(await findRaw(`${method} ${address} HTTP/1.1`, override)).toEqual([]);
      }
    }
  });

  it("gets no country by repeating, mixing or decorating the header", async () => {
    for (const headers of [
      [germany, "x-country: NO"],
      ["x-country: NO", germany],
      ["X-COUNTRY: NO", "x-Country: NO"],
      ["x-country: NO, NO"],
      ["x-country: NO;DE"],
      ["x-country: N O"],
      ["x-country: Norway"],
      ['x-country: "NO"'],
      ["x-country: %4eO"],
      ["x_country: NO"],
      ["x-country : NO"],
      ["x-country:"],
      [],
    ]) {
      for (const address of [page, file, call]) {
        expect({ headers, shown: await findRaw(`GET ${address} HTTP/1.1`, headers) }).toEqual({
          headers,
          shown: [],
        });
      }
    }
    expect(await findRaw(`GET ${file} HTTP/1.1`, ["x-country:   no  "])).toEqual(["webp bytes"]);
  });

  it("smuggles nothing past the gate on a shared connection", async () => {
    const hidden = toRequest(`GET ${file} HTTP/1.1`, [germany]);
    const keepAlive = (line: string, headers: readonly string[]) =>
      [line, "host: localhost", ...headers, "", ""].join("\r\n");
    const afterPass = await sendRaw(world, keepAlive(`HEAD ${file} HTTP/1.1`, [germany, cookie]) + hidden);
    expect(listStatuses(afterPass)).toEqual([200, 403]);
    expect(crawler.findCanaries(afterPass, {})).toEqual([]);

    const form = "content-type: application/x-www-form-urlencoded";
    for (const headers of [
      [`content-length: ${hidden.length}`, "transfer-encoding: chunked"],
      ["transfer-encoding: chunked", "transfer-encoding: identity"],
      ["transfer-encoding: xchunked"],
      ["content-length: 5", `content-length: ${hidden.length}`],
      [`content-length: ${hidden.length}`],
    ]) {
      const answer = await sendRaw(
        world,
        keepAlive("POST /age/start HTTP/1.1", [germany, form, ...headers]) + `0\r\n\r\n${hidden}`,
      );
      expect({ headers, shown: crawler.findCanaries(answer, {}) }).toEqual({ headers, shown: [] });
    }
  });
});

describe("a forged pass", () => {
  const { secrets, clock } = world.platform;
  const pass = createPass(secrets, clock.now()).value;
  const [until = "", signature = ""] = pass.split(".");
  const other = createPass(createSecrets("another site"), clock.now()).value;
  const ended = createPass(secrets, new Date(clock.now().getTime() - 31 * 86_400_000)).value;

  it.each([
    ["another name", `__Host-age=${pass}:`],
    ["a name in another case", `Age=${pass}:`],
    ["a longer name", `xage=${pass}:; age-x=${pass}:; __Secure-age=${pass}:`],
    ["no name", `=${pass}:`],
    ["another site", `age=${other}:`],
    ["an end in the past", `age=${ended}:`],
    ["a later end", `age=${until}z.${signature}:`],
    ["another spelling of the end", `age=0${pass}:`],
    ["upper case", `age=${pass.toUpperCase()}:`],
    ["no signature", `age=${until}.:`],
    ["a short signature", `age=${pass.slice(0, -1)}:`],
    ["a long signature", `age=${pass}A:`],
    ["the pass in the place of the check", `age=:${pass}`],
    ["a nested cookie", `age=age=${pass}:`],
    ["an array", `age[]=${pass}:; age[0]=${pass}:`],
    ["a prototype", `__proto__=${pass}:; constructor=${pass}:`],
    ["a separator of other headers", `age=x:, age=${pass}:`],
    ["a false one first", `age=x:; age=${pass}:`],
  ])("opens nothing: %s", async (_what, given) => {
    for (const address of [page, file, call]) {
      expect(await findRaw(`GET ${address} HTTP/1.1`, [germany, `cookie: ${given}`])).toEqual([]);
    }
  });

  it("opens nothing among very many cookies", async () => {
    const many = Array.from({ length: 400 }, (_, at) => `c${at}=x`).join("; ");
    expect(await findRaw(`GET ${file} HTTP/1.1`, [germany, `cookie: ${many}; age=x:`])).toEqual([]);
    expect(await findRaw(`GET ${file} HTTP/1.1`, [germany, `cookie: ${"a".repeat(40_000)}`])).toEqual([]);
    expect(await findRaw(`GET ${file} HTTP/1.1`, [germany, `cookie: ${many}`, cookie])).toEqual([
      "webp bytes",
    ]);
  });
});

describe("other ways in", () => {
  it("a personal access token does not replace the pass", async () => {
    const { token } = await createTokenCalls(world, admin).createToken();
    const who = { ...admin, tokens: { ...admin.tokens, access: token } };

    expect((await crawler.look(call, { headers: gated, who })).status).toBe(403);
    expect((await crawler.look(file, { headers: gated, who })).status).toBe(403);
    expect((await crawler.look("/api/v1/admin/stats/days", { headers: gated, who })).status).toBe(200);
  });

  it("a repeated call does not get the answer that it got with a pass", async () => {
    const search = { name: canaryTexts.name, query: { q: "zephyrine" } };
    const send = (headers: Record<string, string>) =>
      crawler.look("/api/v1/saved-searches", {
        method: "POST",
        headers: { ...headers, "idempotency-key": "once" },
        who: member,
        body: search,
      });

    expect((await send(passed)).found).toEqual(["name"]);
    expect((await send(passed)).found).toEqual(["name"]);
    expect([(await send(gated)).status, (await send(gated)).found]).toEqual([403, []]);
  });

  it("the data of the start page leads to the age check without a way back", async () => {
    const { body } = await crawler.look("/_.data", { headers: gated });

    expect(body.toString()).toContain('"/age-check"');
  });
});
