import { expect } from "vitest";
import { createWorld } from "../world.ts";
import { checkModel, type RunOptions } from "./model.ts";
import { sessionActs } from "./sessions-acts.ts";
import { isAdmitted, isSignedIn, openDevice, type SessionsModel } from "./sessions-model.ts";
import { createSessionsSite, type SessionsSite } from "./sessions-site.ts";

/** Sign-in, tokens, factors and bans of one account on several devices. */
export async function checkSessions(options: RunOptions): Promise<void> {
  const world = await createWorld();
  world.clock.freeze();
  const admin = await world.admin();
  try {
    await checkModel(
      {
        acts: sessionActs,
        async create() {
          const person = await world.user();
          const site = createSessionsSite(world, person, admin);
          site.addDevice(person.tokens);
          const devices = [openDevice(true, site.now())];
          return { model: { password: 0, isTwoFactorOn: false, isBanned: false, devices }, real: site };
        },
        expectSame,
      },
      options,
    );
  } finally {
    await world.close();
  }
}

/** Every device is let in or not, and one that is let in sees which others are signed in. */
async function expectSame({ devices, isTwoFactorOn }: SessionsModel, site: SessionsSite): Promise<void> {
  const now = site.now();
  const answers = await Promise.all(devices.map((_, at) => site.callFrom(at, "GET", "/auth/me")));
  const admitted = devices.map((device) => isAdmitted(device, now));
  expect(answers.map(({ status }) => status === 200)).toEqual(admitted);
  expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true);

  const at = admitted.indexOf(true);
  if (at < 0) return;
  expect(answers[at]?.body.data.isTwoFactorOn).toBe(isTwoFactorOn);
  const { body } = await site.callFrom(at, "GET", "/auth/sessions");
  const signedIn = devices.filter((device) => isSignedIn(device, now)).length;
  expect(body.data).toHaveLength(signedIn);
  expect(body.data.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
}
