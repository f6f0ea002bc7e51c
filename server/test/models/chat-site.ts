import { expect } from "vitest";
import type { Person } from "../factories/accounts.ts";
import { findOpenCase } from "../factories/cases.ts";
import type { createSockets, Tab } from "../sockets.ts";
import type { World } from "../world.ts";
import type { Name } from "./chat-model.ts";

/** Access tokens end after fifteen minutes. */
const freshFor = 10 * 60_000;

/** Three people on a real site, with the conversations they have opened. */
export function createChatSite(
  world: World,
  sockets: Awaited<ReturnType<typeof createSockets>>,
  { people, admin }: { people: Person[]; admin: Person },
) {
  const tabs = new Map<Name, Tab>();
  const ids = new Map<string, string>();
  const toKey = (one: Name, other: Name) => [Math.min(one, other), Math.max(one, other)].join(" ");
  let signedInAt = world.clock.now().getTime();
  let signedIn = [...people, admin];

  const site = {
    world,
    ids: people.map(({ id }) => id),
    getPerson: (name: Name) => signedIn[name] as Person,
    getAdmin: () => signedIn.at(-1) as Person,
    getConversationId: (one: Name, other: Name) => ids.get(toKey(one, other)) ?? crypto.randomUUID(),
    setConversationId: (one: Name, other: Name, id: string) => void ids.set(toKey(one, other), id),

    /** Signs everyone in again whose account is open, on new pages. */
    async signInAgain(): Promise<void> {
      site.close();
      signedInAt = world.clock.now().getTime();
      signedIn = await Promise.all(signedIn.map((person) => world.signedInAgain(person).catch(() => person)));
    },
    async stayFresh(): Promise<void> {
      if (world.clock.now().getTime() - signedInAt > freshFor) await site.signInAgain();
    },

    /** The person's open page. */
    async getTab(name: Name): Promise<Tab> {
      const open = tabs.get(name);
      if (open?.socket.connected) return open;
      const tab = await sockets.connect(site.getPerson(name));
      tabs.set(name, tab);
      return tab;
    },
    close() {
      for (const tab of tabs.values()) tab.socket.disconnect();
      tabs.clear();
    },

    /** Erases the account, as happens thirty days after its owner closed it. */
    async erase(name: Name): Promise<void> {
      const person = site.getPerson(name);
      expect((await world.delete("/auth/me", person, { password: person.password })).status).toBe(200);
      world.clock.advance(31 * 24 * 3_600_000);
      await world.jobs.send(world.db, "accounts.daily-cleaning", {});
      await world.jobs.drain();
      await site.signInAgain();
    },

    /** The recipient reports a message, and an admin hides it. */
    async hideMessage(reporter: Name, messageId: string): Promise<void> {
      const report = { targetType: "message", targetId: messageId, reason: "harassment", details: "Look" };
      expect((await world.post("/reports", report, site.getPerson(reporter))).status).toBe(201);
      const id = await findOpenCase(world, messageId);
      const decision = { resolution: "upheld", action: "hide", note: "Unkind" };
      expect((await world.post(`/admin/cases/${id}/decide`, decision, site.getAdmin())).status).toBe(200);
    },
  };
  return site;
}
export type ChatSite = ReturnType<typeof createChatSite>;
