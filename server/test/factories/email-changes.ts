import type { TestResponse, World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** Requests an email change as the owner does, with the password. */
export const requestEmailChange = (world: World, person: Person, email: string): Promise<TestResponse> =>
  world.put("/auth/me/profile", { email, currentPassword: person.password }, person);

export const confirmEmailChange = async (world: World, email: string): Promise<TestResponse> =>
  world.post("/auth/verify-email", { token: await world.mailedToken(email, "/verify-email") });

/** Requests an email change and opens its link. */
export async function changeEmail(world: World, person: Person, email: string): Promise<TestResponse> {
  await requestEmailChange(world, person, email);
  return confirmEmailChange(world, email);
}
