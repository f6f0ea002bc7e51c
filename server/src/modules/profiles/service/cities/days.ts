import { limits } from "@vesper/contract/core/limits";
import { getToday } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import type { Days } from "../../store/cities/arrivals.ts";

const period = limits.cities.days * 86_400_000;

/** Days on which a tour begins that counts as an arrival. */
export const getArrivalDays = ({ clock }: Context): Days => ({
  today: getToday(clock),
  until: new Date(clock.now().getTime() + period).toISOString().slice(0, 10),
});

/** A profile that became public after this is new in its city. */
export const getNewSince = ({ clock }: Context): Date => new Date(clock.now().getTime() - period);
