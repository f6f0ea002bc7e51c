import { expect } from "vitest";
import type { Tab } from "../sockets.ts";
import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { buildPublicProfile, type TestProfile } from "./profiles.ts";

export interface ConversationPair {
  user: Person;
  escort: Person;
  profile: TestProfile;
  conversationId: string;
}

/** A person who has opened a conversation with an escort and not yet sent a message. */
export async function buildConversationPair(
  world: World,
  admin: Person,
  given: object = {},
): Promise<ConversationPair> {
  const profile = await buildPublicProfile(world, admin, given);
  const user = await world.user();
  const { body } = await world.post("/chat/conversations/private", { recipientId: profile.escort.id }, user);
  return { user, escort: profile.escort, profile, conversationId: body.data._id };
}

/** Actions in conversations, through HTTP and open sockets. */
export function createChatActions(world: World) {
  const listConversations = async (who: Person, query = "") =>
    (await world.get(`/chat/conversations${query}`, who)).body.data;
  return {
    open: (who: Person, recipientId: string) =>
      world.post("/chat/conversations/private", { recipientId }, who),
    listConversations,
    listConversationIds: async (who: Person, query = ""): Promise<string[]> =>
      (await listConversations(who, query)).map(({ _id }: { _id: string }) => _id),
    async say(tab: Tab, conversationId: string, ...texts: string[]) {
      for (const text of texts) expect(await tab.send(conversationId, text)).toMatchObject({ ok: true });
    },
    async work(job: string) {
      await world.jobs.send(world.db, job, {});
      await world.jobs.drain();
    },
  };
}
