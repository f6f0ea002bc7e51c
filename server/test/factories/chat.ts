import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { publicProfile, type Profiled } from "./profiles.ts";

export interface Pair {
  user: Person;
  escort: Person;
  profile: Profiled;
  conversationId: string;
}

/** Somebody who has opened a conversation with an escort and not yet said a word. */
export async function openPair(world: World, admin: Person, given: object = {}): Promise<Pair> {
  const profile = await publicProfile(world, admin, given);
  const user = await world.user();
  const { body } = await world.post("/chat/conversations/private", { recipientId: profile.escort.id }, user);
  return { user, escort: profile.escort, profile, conversationId: body.data._id };
}
