import { createTour } from "@vesper/server/modules/profiles";
import type { Transaction } from "@vesper/server/platform/context";
import { as } from "../as.ts";
import { publicCast } from "./cast.ts";
import { findCity } from "./cities.ts";
import { emailOf } from "./draft.ts";
import type { World } from "./join.ts";
import { makeUnseen } from "./make-unseen.ts";
import { dateIn, publish } from "./publish.ts";
import { tours } from "./standing.ts";
import { createTerms } from "./terms.ts";

/** Over four months, more of them lately. */
const arrivedDaysAgo = (number: number) => 0.5 + 118 * (1 - (number + 1) / publicCast.length) ** 1.4;

/** Everybody whom visitors find, and some whom they do not. */
export async function makeWorld(tx: Transaction, passwordHash: string): Promise<void> {
  const admin = await as(tx, "admin@vesper.test");
  const world: World = { tx, admin, terms: createTerms(tx), passwordHash };
  for (const [number, member] of publicCast.entries()) {
    await publish(world, member, { number, days: arrivedDaysAgo(number) });
  }
  await announceTours(tx);
  await makeUnseen(world);
}

async function announceTours(tx: Transaction): Promise<void> {
  for (const { name, city, from, to, note } of tours) {
    await createTour(await as(tx, emailOf({ name })), {
      city,
      country: findCity(city).country,
      from: dateIn(tx, from),
      to: dateIn(tx, to),
      note,
    });
  }
}
