import { createTour } from "@vesper/server/modules/profiles";
import type { Transaction } from "@vesper/server/platform/context";
import { actAs } from "../act-as.ts";
import { publicCast } from "./cast.ts";
import { getCity } from "./cities.ts";
import { toEmail } from "./draft.ts";
import type { DemoWorld } from "./register-member.ts";
import { makeNonPublicProfiles } from "./make-non-public-profiles.ts";
import { toDateIn, publishMember } from "./publish-member.ts";
import { tours } from "./member-status.ts";
import { createTermResolver } from "./terms.ts";

/** Sign-ups are spread over four months and become more frequent toward today. */
const getJoinedDaysAgo = (number: number) => 0.5 + 118 * (1 - (number + 1) / publicCast.length) ** 1.4;

/** Creates all public members and some non-public ones. */
export async function makeWorld(tx: Transaction, passwordHash: string): Promise<void> {
  const admin = await actAs(tx, "admin@vesper.test");
  const world: DemoWorld = { tx, admin, terms: createTermResolver(tx), passwordHash };
  for (const [number, member] of publicCast.entries()) {
    await publishMember(world, member, { number, days: getJoinedDaysAgo(number) });
  }
  await announceTours(tx);
  await makeNonPublicProfiles(world);
}

async function announceTours(tx: Transaction): Promise<void> {
  for (const { name, city, from, to, note } of tours) {
    await createTour(await actAs(tx, toEmail({ name })), {
      city,
      country: getCity(city).country,
      from: toDateIn(tx, from),
      to: toDateIn(tx, to),
      note,
    });
  }
}
