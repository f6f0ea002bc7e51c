import { Writable } from "node:stream";
import pino from "pino";
import type { Person } from "../factories/accounts.ts";
import { buildProfileDraft } from "../factories/profiles.ts";
import { canary, leakPattern } from "../canary.ts";
import type { createSockets } from "../sockets.ts";
import { createWorld, type World } from "../world.ts";

/** A world whose errors in the log are failures of the test. */
export async function createWatchedWorld() {
  const errors: string[] = [];
  const output = new Writable({
    write(line: Buffer, _encoding, done) {
      errors.push(line.toString().slice(0, 2_000));
      done();
    },
  });
  const world = await createWorld({}, { log: pino({ level: "error" }, output) });
  return { world, errors };
}

const secretMessage = "Meet me at the Marzipan Lighthouse";

/** Matches an account name and a message that no one else may ever be sent. */
export const isLeak = (sent: string) => leakPattern.test(sent) || /marzipan/i.test(sent);

/** An escort with the secret account name, who got a secret message. Returns the ids a stranger might guess. */
export async function buildSecrets(
  world: World,
  sockets: Awaited<ReturnType<typeof createSockets>>,
  admin: Person,
): Promise<string[]> {
  const [escort, user] = [await world.user({ name: canary, roles: ["escort"] }), await world.user()];
  const draft = buildProfileDraft({ name: "Luna Working" });
  const profile = await world.post("/escort-profile", draft, escort);
  await world.post(`/admin/escort-profiles/${profile.body.data._id}/approve`, undefined, admin);
  const opened = await world.post("/chat/conversations/private", { recipientId: escort.id }, user);
  const conversationId: string = opened.body.data._id;
  const tab = await sockets.connect(user);
  const sent = await tab.send(conversationId, secretMessage);
  tab.socket.disconnect();
  if (!sent.ok) throw new Error(sent.message);
  return [conversationId, sent.message._id, escort.id, user.id, profile.body.data._id];
}
