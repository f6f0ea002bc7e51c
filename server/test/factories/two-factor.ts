import { Secret, TOTP } from "otpauth";
import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

/** Time for which an app shows a code. */
export const codeStep = 30_000;

export const generateCode = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Turns the second factor on and waits until the next code, as each counts once. */
export async function turnOnTwoFactor(world: World, person: Pick<Person, "tokens">) {
  const { secret, otpauthUrl } = (await world.post("/auth/2fa/setup", undefined, person)).body.data;
  const code = () => generateCode(secret, world.clock.now());
  const enabled = await world.post("/auth/2fa/enable", { code: code() }, person);
  world.clock.advance(codeStep);
  return { secret: secret as string, otpauthUrl: otpauthUrl as string, code, enabled };
}
