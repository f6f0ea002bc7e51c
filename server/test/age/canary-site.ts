import { createChatActions } from "../factories/chat.ts";
import { createFakeClock } from "../fakes/clock.ts";
import { createSockets } from "../sockets.ts";
import { createWorld } from "../world.ts";
import { buildCanaries, canaryTexts } from "./canaries.ts";
import { createIssuer } from "./issuer.ts";
import { changeLevels, createCrawler, passCookie } from "./crawl.ts";

/** Germany demands a proof, the United States nothing, all other countries a click. */
export const rules = { ageGate: "click", ageCountries: "DE=proof, US=off" };

/** Proxy that names the country. */
export const knownCountry = { TRUST_PROXY: "1", COUNTRY_HEADER: "x-country" };

/** Starts a site with canaries of everything that it shows of people, and then puts the rules in force. */
export async function openSite(
  environment: Record<string, string>,
  { pages = "built" }: { pages?: "built" | "none" } = {},
) {
  const { pem } = await createIssuer({ now: createFakeClock().now() });
  const world = await createWorld({ AGE_ISSUERS: pem, ...environment }, { pages });
  const sockets = await createSockets(world);
  const canaries = await buildCanaries(world);
  const [tab, other] = [await sockets.connect(canaries.escort), await sockets.connect(canaries.member)];
  const chat = createChatActions(world);
  await chat.say(other, canaries.conversation, "Good evening");
  await chat.say(tab, canaries.conversation, `Under the ${canaryTexts.message}.`);
  for (const { socket } of [tab, other]) socket.disconnect();
  const crawler = await createCrawler(world, canaries);
  await changeLevels(world, canaries.admin, rules);

  const gated: Record<string, string> = { "x-country": "DE" };
  return {
    world,
    sockets,
    canaries,
    crawler,
    /** Headers of a visitor who has yet to prove their age. */
    gated,
    /** Headers of the same visitor with a pass. */
    passed: { ...gated, cookie: passCookie(world) },
    async close() {
      sockets.close();
      await world.close();
    },
  };
}
