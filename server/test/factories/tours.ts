import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

interface Stay {
  city: string;
  country: string;
  /** Begins in this many days. */
  in: number;
  nights?: number;
}

/** Announces a tour and returns its id with its first and last day. */
export async function announceTour(
  world: World,
  escort: Person,
  { city, country, in: days, nights = 2 }: Stay,
) {
  const getDayIn = (count: number) =>
    new Date(world.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10);
  const span = { from: getDayIn(days), to: getDayIn(days + nights) };
  const { body } = await world.post("/escort-profile/my-profile/tours", { city, country, ...span }, escort);
  return { id: body.data._id as string, ...span };
}
