import type { Assertion, RequestOptions } from "@vesper/contract/accounts/passkeys";
import { afterAll, describe, expect, it } from "vitest";
import { buildPasskeyHolder, signInWithPasskey } from "#test/factories/passkeys.ts";
import { codeStep, turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { startRelay } from "#test/relay.ts";
import { BrowserRefusal, type SoftwareAuthenticator } from "#test/software-authenticator.ts";
import { createWorld } from "#test/world.ts";

const realOrigin = "https://vesper.example.test";
const fakeOrigin = "https://vesper-example.test";
const attempts = 25;

const world = await createWorld({ PUBLIC_URL: realOrigin });
const siteUrl = await world.http.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => world.close());

type Relay = Awaited<ReturnType<typeof startRelay>>;

async function send(relay: Relay, path: string, body: object) {
  const answer = await fetch(`${relay.url}/api/v1${path}`, { method: "POST", body: JSON.stringify(body) });
  return (await answer.json()) as { data: RequestOptions; error?: string };
}

type Answer = (options: RequestOptions) => Assertion;

/** The victim opens the fake site and uses the passkey. Returns who refused, and why. */
async function fallForIt(relay: Relay, answer: Answer): Promise<string> {
  const { data } = await send(relay, "/auth/passkeys/sign-in/options", {});
  try {
    const { error } = await send(relay, "/auth/passkeys/sign-in", { credential: answer(data) });
    return `site: ${error}`;
  } catch (refusal) {
    if (refusal instanceof BrowserRefusal) return `browser: ${refusal.message}`;
    throw refusal;
  }
}

/** A browser that ignores which host a passkey belongs to, but still names the origin that it shows. */
function createBrokenBrowser(device: SoftwareAuthenticator): Answer {
  return ({ challenge }) => {
    const [credential] = device.credentials;
    if (!credential) throw new Error("no passkey");
    return device.signAssertion(fakeOrigin, credential, challenge, credential.rpId);
  };
}

/** Puts the real origin into the signed data. */
function forgeOrigin(credential: Assertion): Assertion {
  const data = JSON.parse(Buffer.from(credential.response.clientDataJSON, "base64url").toString()) as object;
  const forged = Buffer.from(JSON.stringify({ ...data, origin: realOrigin })).toString("base64url");
  return { ...credential, response: { ...credential.response, clientDataJSON: forged } };
}

describe("a fake site that relays everything to the real one", () => {
  it.each([
    {
      way: "passes the options on",
      tampering: {},
      isBroken: false,
      outcome: "browser: vesper.example.test is not the host of https://vesper-example.test",
    },
    {
      way: "asks for a passkey of its own host",
      tampering: { options: (options: RequestOptions) => ({ ...options, rpId: "vesper-example.test" }) },
      isBroken: false,
      outcome: "browser: no passkey for vesper-example.test",
    },
    { way: "meets a broken browser", tampering: {}, isBroken: true, outcome: "site: passkey_refused" },
    {
      way: "forges the origin in the answer of a broken browser",
      tampering: { credential: forgeOrigin },
      isBroken: true,
      outcome: "site: passkey_refused",
    },
  ])("gets no session from passkeys when it $way", async ({ tampering, isBroken, outcome }) => {
    const { device } = await buildPasskeyHolder(world);
    const relay = await startRelay(siteUrl, tampering);
    const answer: Answer = isBroken
      ? createBrokenBrowser(device)
      : (options) => device.get(fakeOrigin, options);

    const outcomes = [];
    for (let at = 0; at < attempts; at += 1) outcomes.push(await fallForIt(relay, answer));
    const genuine = await signInWithPasskey(world, device);
    await relay.close();

    expect(outcomes).toEqual(Array.from({ length: attempts }, () => outcome));
    expect(relay.loot).toEqual([]);
    expect(genuine.status).toBe(200);
  });

  it("gets a session from every password with an app code", async () => {
    const person = await world.user();
    const { code } = await turnOnTwoFactor(world, person);
    const relay = await startRelay(siteUrl);

    for (let at = 0; at < 4 * attempts; at += 1) {
      world.clock.advance(codeStep);
      await send(relay, "/auth/login", { email: person.email, password: person.password, code: code() });
    }
    const [access = ""] = relay.loot.slice(-1);
    const me = await world.get("/auth/me", { tokens: { access } });
    await relay.close();

    expect(relay.loot).toHaveLength(4 * attempts);
    expect(me.body.data._id).toBe(person.id);
  });
});
