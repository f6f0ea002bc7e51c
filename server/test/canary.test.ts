import { setTimeout as pause } from "node:timers/promises";
import { serverEvents } from "@vesper/contract/core/events";
import { isForStaff, type AnyEndpoint } from "@vesper/contract/core/endpoint";
import { toImageAddress } from "@vesper/contract/media/image-address";
import { limits } from "@vesper/contract/core/limits";
import webPush from "web-push";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCanaries, leakPattern, canary, type Canaries } from "./canary.ts";
import type { Person } from "./factories/accounts.ts";
import { readZip } from "./factories/archives.ts";
import { createChatActions } from "./factories/chat.ts";
import { buildReviewDraft } from "./factories/reviews.ts";
import { createSockets, type Tab } from "./sockets.ts";
import { createWorld } from "./world.ts";

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const push = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const world = await createWorld(push, { pages: "built" });
const sockets = await createSockets(world);
const chat = createChatActions(world);
const tabs: Tab[] = [];
let canaries: Canaries;

/** Connects everyone and lets each person send messages, so that every live event is emitted. */
beforeAll(async () => {
  canaries = await buildCanaries(world);
  const { pair, people, conversations } = canaries;
  tabs.push(await sockets.connect(pair.user), await sockets.connect(pair.escort));
  const [luna, hidden, unlisted] = await Promise.all(people.map((person) => sockets.connect(person)));
  const [withLuna = "", withHidden = "", fromUnlisted = "", fromLuna = ""] = conversations;
  for (const conversation of [withLuna, withHidden]) await chat.say(tabs[0] as Tab, conversation, "Hello");
  for (const [tab, conversation] of [
    [luna, withLuna],
    [hidden, withHidden],
    [unlisted, fromUnlisted],
    [luna, fromLuna],
  ] as const) {
    await chat.say(tab as Tab, conversation, "Good evening");
    await tab?.request("mark_read", { conversationId: conversation });
    await tab?.request("typing", { conversationId: conversation });
  }
  for (const tab of tabs)
    await tab.waitForEvent("receive_message", ({ content }) => content === "Good evening");
});

afterAll(async () => {
  sockets.close();
  await world.close();
});

const toEndpointName = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const endpoints = world.http.endpoints.filter(({ policy }) => !isForStaff(policy));

/** Request bodies for calls that need one; `id` is the id being tried. */
const bodies: Record<string, (id: string) => object> = {
  "POST /chat/conversations/private": (id) => ({ recipientId: id }),
  "POST /reviews/escort-profiles/:id/reviews": () => buildReviewDraft(),
  "POST /reviews/:id/reply": () => ({ text: "Thank you." }),
  "PUT /favorites/:id/note": () => ({ note: "Kept." }),
  "PUT /follows/:id": () => ({ tours: true, available: true, pictures: true }),
  "POST /escort-profile/cards": () => ({ ids: [canaries.luna.id] }),
  "POST /reports": (id) => ({ targetType: "user", targetId: id, reason: "scam", details: "" }),
};
/** Query strings for calls that need one. */
const queries: Record<string, () => string> = {
  "GET /arrivals": () => "?near=59.91273,10.74609",
  "GET /favorites/statuses": () => `?ids=${canaries.luna.id}`,
  "GET /favorites/compare": () => `?ids=${canaries.luna.id}`,
  "GET /places": () => "?q=new",
  "GET /search-suggestions": () => "?q=new",
};
/**
 * A message request must be declined before it is accepted. A block hides two people from each other, so it comes
 * after everything but deletions.
 */
const stages = [/^POST .*\/decline$/, /^(?!DELETE|POST \/blocks)/, /^POST \/blocks/, /^DELETE/];
/** Excluded, because it would end the session and with it the crawl. */
const logoutCall = "POST /auth/logout";

/** Calls that change something between two people; each must succeed for at least one caller. */
const interactions = [
  ...Object.keys(bodies),
  "POST /blocks/:userId",
  "DELETE /blocks/:userId",
  "POST /chat/conversations/:id/accept",
  "POST /chat/conversations/:id/decline",
  "POST /chat/conversations/:id/read",
  "POST /favorites/:id",
  "POST /media/:id/like",
];

interface ObservedResponse {
  call: string;
  who: string;
  status: number;
  text: string;
}
const listLeaks = (seen: ObservedResponse[]) =>
  seen.filter(({ text }) => leakPattern.test(text)).map(({ call, who }) => `${call} to ${who}`);
const getAnsweredCalls = (seen: ObservedResponse[]) =>
  new Set(seen.filter(({ status }) => status < 400).map(({ call }) => call));
const listCallsNaming = (seen: ObservedResponse[], name: string) =>
  [...new Set(seen.filter(({ text }) => text.includes(name)).map(({ call }) => call))].toSorted();

/**
 * Loading all pages at once overloads the server, which then responds with 503 and Retry-After, so the call is
 * retried.
 */
async function retryWhileOverloaded<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (let left = 20; left > 0; left -= 1) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(500);
  }
  return ask();
}

/** Calls each endpoint as every reader, with every id that fits its path or body. */
async function callAll(chosen: AnyEndpoint[]): Promise<ObservedResponse[]> {
  const seen: ObservedResponse[] = [];
  for (const endpoint of chosen) {
    const call = toEndpointName(endpoint);
    const isAboutSomething = endpoint.path.includes(":") || (bodies[call]?.length ?? 0) > 0;
    for (const [who, person] of Object.entries(canaries.readers)) {
      for (const id of isAboutSomething ? canaries.pool : [""]) {
        const path = endpoint.base + endpoint.path.replaceAll(/:\w+/g, id) + (queries[call]?.() ?? "");
        const body = endpoint.method === "GET" ? undefined : (bodies[call]?.(id) ?? {});
        const answer = await retryWhileOverloaded(() => world.call(endpoint.method, path, body, person));
        const text = JSON.stringify([answer.body, answer.headers]);
        seen.push({ call, who, status: answer.status, text });
      }
    }
  }
  return seen;
}

/** Succeeds only once an archive is ready; the last test downloads it. */
const archiveLink = "GET /auth/me/archive/link";
const reads = endpoints.filter((one) => one.method === "GET" && toEndpointName(one) !== archiveLink);
const writes = stages.flatMap((_stage, at) =>
  endpoints.filter((endpoint) => {
    const call = toEndpointName(endpoint);
    return (
      endpoint.method !== "GET" && call !== logoutCall && stages.findIndex((one) => one.test(call)) === at
    );
  }),
);
const isDeletion = ({ method }: AnyEndpoint) => method === "DELETE";

/** Follows every link on the site and requests each page both as a document and as data. */
async function crawlPages(): Promise<ObservedResponse[]> {
  const seen: ObservedResponse[] = [];
  const waiting = ["/", "/search?q=luna", "/sitemap.xml", "/robots.txt", "/api/v1/openapi.json"];
  waiting.push(toImageAddress(canaries.pictureId, 640, "webp"), `/report/profile/${canaries.luna.id}`);
  const known = new Set(waiting);
  for (const url of waiting) {
    const page = await readPage(url);
    seen.push(page);
    if (!page.text.startsWith("<!DOCTYPE html")) continue;
    const path = url.split("?")[0] ?? url;
    seen.push(await readPage(path === "/" ? "/_.data" : `${path}.data`));
    for (const [, link = ""] of page.text.matchAll(/href="(\/[^"?#]*)/g)) {
      if (known.has(link) || /\.\w+$/.test(link)) continue;
      known.add(link);
      waiting.push(link);
    }
  }
  return seen;
}

async function readPage(url: string): Promise<ObservedResponse> {
  return retryWhileOverloaded(async () => {
    const { statusCode: status, headers, body } = await world.http.inject({ method: "GET", url });
    return { call: url, who: "visitor", status, text: body + JSON.stringify(headers) };
  });
}

const workingName = "Luna Working";
/** Calls that must return the working name. If one does not, the crawl did not reach the data it should check. */
const callsWithName = [
  "GET /arrivals",
  "GET /auth/me/export",
  "GET /chat/conversations",
  "GET /chat/conversations/:id",
  "GET /chat/conversations/:id/messages",
  "GET /chat/unread",
  "GET /cities/:slug",
  "GET /cities/:slug/profiles",
  "GET /escort-profile/:slugOrId",
  "GET /escort-profile/search",
  "GET /favorites",
  "GET /favorites/compare",
  "GET /follows",
  "GET /media/:id",
  "GET /products/:slug",
  "GET /reviews",
  "GET /reviews/escort-profiles/:id/reviews",
];
const pagesWithName = [
  "/",
  "/_.data",
  "/escort/luna-working",
  "/escort/vera",
  "/escort/vera.data",
  "/search?q=luna",
];

describe("the account name of an escort", () => {
  it("is visible to her and to admins, as a control", async () => {
    const [luna] = canaries.people;

    expect((await world.get("/auth/me", luna)).body.data.name).toBe(canary);
    expect((await world.get(`/admin/users/${luna?.id}`, canaries.admin)).body.data.name).toBe(canary);
  });

  it("is in no response to anyone else", async () => {
    const seen = await callAll(reads);

    expect(listLeaks(seen)).toEqual([]);
    // No age check is running, and setup is gone, because there is an admin.
    const unanswered = reads.map(toEndpointName).filter((call) => !getAnsweredCalls(seen).has(call));
    expect(unanswered.toSorted()).toEqual(["GET /age/checks/:id", "GET /setup"]);
    expect(listCallsNaming(seen, workingName)).toEqual(expect.arrayContaining(callsWithName));
  });

  it("is on no page", async () => {
    const seen = await crawlPages();

    expect(listLeaks(seen)).toEqual([]);
    expect(listCallsNaming(seen, workingName)).toEqual(expect.arrayContaining(pagesWithName));
  });

  it("is in no response to others' actions, even after they block her", async () => {
    const seen = [
      ...(await callAll(writes.filter((endpoint) => !isDeletion(endpoint)))),
      ...(await callAll(reads.filter(({ path }) => !path.includes(":")))),
      ...(await callAll(writes.filter(isDeletion))),
    ];

    expect(listLeaks(seen)).toEqual([]);
    expect(interactions.filter((call) => !getAnsweredCalls(seen).has(call))).toEqual([]);
    expect(listCallsNaming(seen, workingName)).toEqual(
      expect.arrayContaining(["GET /blocks", "POST /blocks/:userId", "POST /chat/conversations/private"]),
    );
  });

  it("is in no socket event, mail, push message or archive", async () => {
    const events = tabs.flatMap((tab) =>
      (Object.keys(serverEvents) as (keyof typeof serverEvents)[]).flatMap((name) => tab.listReceived(name)),
    );
    const { user } = canaries.pair;
    world.clock.advance(limits.savedSearches.look.settle + limits.chat.mailAfter);
    for (const job of ["chat.mail-unread", "saved-searches.instant", "follows.instant"]) await chat.work(job);
    const again = await world.signedInAgain(user);
    await world.post("/auth/me/archive", undefined, again);
    await world.jobs.drain();
    const { url } = (await world.get("/auth/me/archive/link", again)).body.data;
    const archive = await world.http.inject({ method: "GET", url });
    const own = new Set([canaries.admin, ...canaries.people].map(({ email }: Person) => email));
    const mails = world.mails.filter(({ to }) => !own.has(to));

    expect(JSON.stringify(events)).not.toMatch(leakPattern);
    expect(JSON.stringify(events)).toContain(workingName);
    expect(JSON.stringify(mails)).not.toMatch(leakPattern);
    expect(mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(world.pusher.sent)).not.toMatch(leakPattern);
    expect(readZip(archive.rawPayload).get("data.json")?.toString()).not.toMatch(leakPattern);
  });
});
