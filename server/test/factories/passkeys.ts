import { createSoftwareAuthenticator, type SoftwareAuthenticator } from "../software-authenticator.ts";
import type { World } from "../world.ts";
import type { Person } from "./accounts.ts";

type Signed = Pick<Person, "tokens">;

export const getOrigin = ({ platform }: World) => new URL(platform.config.publicUrl).origin;

/** Adds a passkey through HTTP and returns the response of the last call. */
export async function addPasskey(
  world: World,
  person: Signed,
  device: SoftwareAuthenticator = createSoftwareAuthenticator(),
  name = "Phone",
) {
  const options = await world.post("/auth/passkeys/options", undefined, person);
  if (options.status !== 200) return options;
  const credential = device.create(getOrigin(world), options.body.data);
  return world.post("/auth/passkeys", { name, credential }, person);
}

/** A person with one passkey, and the device that holds it. */
export async function buildPasskeyHolder(world: World, given?: Parameters<World["user"]>[0]) {
  const person = await world.user(given);
  const device = createSoftwareAuthenticator();
  const { body } = await addPasskey(world, person, device);
  return { person, device, passkeyId: body.data.passkey._id as string };
}

export async function startSignIn(world: World) {
  return (await world.post("/auth/passkeys/sign-in/options")).body.data;
}

export async function signInWithPasskey(world: World, device: SoftwareAuthenticator) {
  const credential = device.get(getOrigin(world), await startSignIn(world));
  return world.post("/auth/passkeys/sign-in", { credential });
}

/** Confirms with a passkey, and keeps the new tokens as a browser does. */
export async function checkPasskey(world: World, person: Signed, device: SoftwareAuthenticator) {
  const { body } = await world.post("/auth/passkeys/check/options", undefined, person);
  const credential = device.get(getOrigin(world), body.data);
  const answer = await world.post("/auth/passkeys/check", { credential }, person);
  if (answer.status === 200) person.tokens = answer.body.data.tokens;
  return answer;
}
