import type { Tokens } from "@vesper/contract/accounts/accounts";
import type { Person } from "../factories/accounts.ts";
import { codeStep, generateCode } from "../factories/two-factor.ts";
import type { TestResponse, World } from "../world.ts";

export const passwords = ["a good long password", "another fine passphrase", "the third of my passwords"];

/** One person's account on a real site, with every token that it ever handed out. */
export function createSessionsSite(world: World, person: Person, admin: Person) {
  const devices: { refresh: string[]; access: string }[] = [];
  let secret = "";

  return {
    world,
    person,
    admin,
    devices,
    now: () => world.clock.now().getTime(),
    setSecret: (given: string) => void (secret = given),

    addDevice({ refresh, access }: Tokens) {
      devices.push({ refresh: [refresh], access });
    },

    /** The current code of the authenticator app. Waits for a new one, because a code counts once. */
    async takeCode(): Promise<string> {
      world.clock.advance(codeStep);
      return generateCode(secret, world.clock.now());
    },

    /** Calls with the newest access token of a device. */
    callFrom(
      device: number,
      method: "GET" | "POST" | "DELETE",
      path: string,
      body?: unknown,
    ): Promise<TestResponse> {
      return world.call(method, path, body, { tokens: { access: devices[device]?.access ?? "" } });
    },
  };
}
export type SessionsSite = ReturnType<typeof createSessionsSite>;
