import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld({ RATE_LIMITS: "on" });
afterAll(() => world.close());

const from = (remoteAddress: string, email: string) =>
  world.http.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    remoteAddress,
    payload: { email, password: "not the password" },
  });

async function statuses(
  count: number,
  call: (at: number) => Promise<{ statusCode: number }>,
): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < count; at += 1) seen.push((await call(at)).statusCode);
  return seen;
}

describe("guessing a password", () => {
  it("is blocked per network after ten attempts, with Retry-After", async () => {
    const seen = await statuses(10, () => from("198.51.100.1", "target@example.test"));
    const refused = await from("198.51.100.1", "target@example.test");

    expect(seen).toEqual(Array(10).fill(401));
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ error: "rate_limited" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  it("counts an IPv6 /64 as one network", async () => {
    const seen = await statuses(11, (at) => from(`2001:db8:1:1::${at + 1}`, "v6@example.test"));

    expect(seen.at(-1)).toBe(429);
  });

  it("from many networks is slowed, but locks nobody out", async () => {
    const person = await world.user();
    // Calls the limiter directly: a hundred wrong passwords would take too long to hash, and only the count matters
    // here.
    const count = () =>
      world.platform.limiter.tryConsume(`sign-in ${person.email}`, { calls: 100, seconds: 3600 });
    await Promise.all(Array.from({ length: 100 }, count));

    const { status } = await world.post("/auth/login", { email: person.email, password: person.password });

    expect(status).toBe(200);
    expect(world.clock.slept.length).toBeGreaterThan(0);
  });

  it("of many accounts from one network hits the endpoint's rate limit", async () => {
    const seen = await statuses(31, (at) => from("198.51.100.77", `someone-${at}@example.test`));

    expect(seen.slice(0, 30)).toEqual(Array(30).fill(401));
    expect(seen.at(-1)).toBe(429);
  });
});
