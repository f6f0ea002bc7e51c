import { afterAll, expect, it } from "vitest";
import { createIssuer } from "#test/age/issuer.ts";
import { runCheck } from "#test/run-check.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const issuer = await createIssuer({ now: world.clock.now() });
const day = 24 * 60 * 60 * 1000;

const check = (environment: Record<string, string>) =>
  runCheck(world, "age", { AGE_ISSUERS: issuer.pem, ...environment });

it("the check of proofs of age follows the certificates until they have ended", async () => {
  const states: string[] = [(await check({})).state];
  states.push((await check({ AGE_COUNTRIES: "DE=proof" })).state);
  world.clock.advance(350 * day);
  const ending = await check({ AGE_GATE: "proof" });
  world.clock.advance(30 * day);
  const ended = await check({ AGE_GATE: "proof" });

  expect([...states, ending.state, ended.state]).toEqual(["unused", "ok", "attention", "broken"]);
  expect(ending.problem).toContain("Test age root");
  expect(ended.problem).toContain("nobody can prove their age");
});
