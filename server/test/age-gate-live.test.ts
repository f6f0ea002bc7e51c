import { serverEvents } from "@vesper/contract/core/events";
import { limits } from "@vesper/contract/core/limits";
import webPush from "web-push";
import { createPass } from "#platform/age/pass.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { canaryTexts } from "./age/canaries.ts";
import { changeLevels } from "./age/crawl.ts";
import { shownToOthers } from "./age/shown.ts";
import { knownCountry, openSite, rules } from "./age/canary-site.ts";
import { readZip } from "./factories/archives.ts";
import { createChatActions } from "./factories/chat.ts";
import { buildPublicProfile } from "./factories/profiles.ts";
import type { Tab } from "./sockets.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const push = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const { world, sockets, canaries, crawler, gated, passed, close } = await openSite(
  { ...knownCountry, ...push },
  { pages: "none" },
);
afterAll(close);
const { admin, member, escort, conversation } = canaries;
const chat = createChatActions(world);

const day = 86_400_000;
type Headers = Record<string, string>;
const transports = ["websocket", "polling"] as const;
const getEvents = (tab: Tab) =>
  (Object.keys(serverEvents) as (keyof typeof serverEvents)[]).flatMap((name) => tab.listReceived(name));

describe("a socket", () => {
  const start = world.clock.now().getTime();
  afterEach(async () => {
    sockets.close();
    world.clock.advance(start - world.clock.now().getTime());
    await changeLevels(world, admin, rules);
  });

  it.each(transports)("needs a pass where a proof is demanded: %s", async (transport) => {
    const dial = (extraHeaders: Headers) =>
      sockets.refusal(member.tokens.access, { transports: [transport], extraHeaders });

    expect(await dial(gated)).toBe("age_proof_required");
    expect(await dial({})).toBe("age_proof_required");
    expect(await dial({ "x-country": "XX" })).toBe("age_proof_required");
    expect(await dial({ ...gated, cookie: `${passed["cookie"]?.slice(0, -2)}x:` })).toBe(
      "age_proof_required",
    );
    expect(await dial(passed)).toBe("let in");
    expect(await dial({ "x-country": "NO" })).toBe("let in");
    expect(await dial({ "x-country": "US" })).toBe("let in");
  });

  it("is refused its calls and cut off once a proof is demanded, or the pass has ended", async () => {
    const norway = { "x-country": "NO" };
    // The last hour of a pass.
    const { value, until } = createPass(
      world.platform.secrets,
      new Date(world.clock.now().getTime() - 30 * day + 3_600_000),
    );
    const ending = { ...gated, cookie: `age=${value}:` };
    const connect = (headers: Headers) =>
      Promise.all(
        transports.map((one) => sockets.connect(member, { transports: [one], extraHeaders: headers })),
      );
    const [open, expiring, staying] = [await connect(norway), await connect(ending), await connect(passed)];
    const writer = await sockets.connect(escort, { extraHeaders: passed });
    await chat.say(writer, conversation, `Another ${canaryTexts.message}.`);
    for (const tab of [...open, ...expiring, ...staying]) {
      await tab.waitForEvent("receive_message", ({ content }) => content.includes(canaryTexts.message));
    }

    await changeLevels(world, admin, { ageGate: "proof", ageCountries: "" });
    world.clock.advance(until.getTime() - world.clock.now().getTime());

    for (const tab of [...open, ...expiring]) {
      expect(await tab.request("typing", { conversationId: conversation })).toMatchObject({
        ok: false,
        error: "age_proof_required",
      });
    }
    const heard = getEvents(open[0] as Tab).length;
    await Promise.all([...open, ...expiring].map((tab) => tab.waitForClose()));
    await chat.say(writer, conversation, `A third ${canaryTexts.message}.`);
    for (const tab of staying) {
      await tab.waitForEvent("receive_message", ({ content }) => content.includes("third"));
    }
    expect(getEvents(open[0] as Tab).length).toBe(heard);
  });
});

describe("mails and pushes", () => {
  const endpoint = "https://fcm.googleapis.com/fcm/send/canary";
  const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };

  it("name nobody and hold no picture", async () => {
    const reader = await world.user();
    const act = (path: string, body: object, who = reader) => world.call("POST", path, body, who, passed);
    await act("/push/subscriptions", { endpoint, keys });
    const query = { location: "New York" };
    await act("/saved-searches", { name: "Close by", query, alerts: "instant" });
    const place = { city: "New York", country: "United States" };
    await buildPublicProfile(world, admin, { name: "Newcomer", ...place });
    const opened = await act("/chat/conversations/private", { recipientId: reader.id }, escort);
    const writer = await sockets.connect(escort, { extraHeaders: passed });
    await chat.say(writer, opened.body.data._id, `One more ${canaryTexts.message}.`);
    await world.jobs.drain();
    world.clock.advance(limits.savedSearches.look.settle + limits.chat.mailAfter);
    for (const job of ["saved-searches.instant", "chat.mail-unread"]) await chat.work(job);

    const mails = world.mails.filter(({ to }) => to === reader.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      "New results for a saved search on Vesper",
      "You have a new message on Vesper",
    ]);
    for (const { html, text, headers = {} } of mails) {
      expect(crawler.findCanaries(Buffer.from(html + text), headers)).toEqual([]);
      expect(html).not.toMatch(/<(?:img|picture|video|svg|link|iframe)|url\(|data:|cid:/i);
    }
    expect(new Set(world.pusher.sent.map(({ text }) => text))).toEqual(
      new Set(["You have a new message on Vesper"]),
    );
  });
});

describe("a copy of one's data", () => {
  it("names the people one dealt with, so it needs a pass, but holds none of their pictures", async () => {
    const reader = await world.signedInAgain(member);
    await world.call("POST", "/auth/me/archive", undefined, reader, passed);
    await world.jobs.drain();
    const { body } = await world.call("GET", "/auth/me/archive/link", undefined, reader, passed);
    const open = (headers: Headers) => world.http.inject({ url: body.data.url, headers });

    const files = [...readZip((await open(passed)).rawPayload)];
    expect(files.map(([name, content]) => [name, crawler.findCanaries(content, {})])).toEqual([
      ["data.json", shownToOthers["GET /auth/me/export"]],
    ]);
    expect((await open(gated)).statusCode).toBe(403);
  });
});
