import { createTour } from "@vesper/server/modules/profiles";
import type { Transaction } from "@vesper/server/platform/context";
import { actAs } from "../as.ts";
import { publicCast } from "./cast.ts";
import { getCity } from "./cities.ts";
import { toEmail } from "./draft.ts";
import type { DemoWorld } from "./join.ts";
import { makeNonPublicProfiles } from "./make-unseen.ts";
import { toDateIn, publishMember } from "./publish.ts";
import { tours } from "./standing.ts";
import { createTermResolver } from "./terms.ts";

/** Over four months, more of them lately. */
const getJoinedDaysAgo = (number: number) => 0.5 + 118 * (1 - (number + 1) / publicCast.length) ** 1.4;

/** Everybody whom visitors find, and some whom they do not. */
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
