import type { Answer, World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** Asks for a new address as its owner does, with the password. */
export const askToMove = (world: World, person: Person, email: string): Promise<Answer> =>
  world.put("/auth/me/profile", { email, currentPassword: person.password }, person);

export const confirmMove = async (world: World, email: string): Promise<Answer> =>
  world.post("/auth/verify-email", { token: await world.mailedToken(email, "/verify-email") });

/** Asks for a new address and opens its link. */
export async function moveTo(world: World, person: Person, email: string): Promise<Answer> {
  await askToMove(world, person, email);
  return confirmMove(world, email);
}
