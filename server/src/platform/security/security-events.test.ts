import pino from "pino";
import { v7 as newId } from "uuid";
import { afterAll, beforeEach, expect, it } from "vitest";
import { uploadFile } from "#test/factories/media.ts";
import { createSockets } from "#test/sockets.ts";
import { createWorld } from "#test/world.ts";

interface Line {
  event?: string;
  subject?: string;
  actor?: string;
  network?: string;
  resource?: string;
  reason?: string;
  level: number;
}

const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
const world = await createWorld({ RATE_LIMITS: "on", METRICS_TOKEN: "a token for scraping" }, { log });
afterAll(() => world.close());
beforeEach(() => void lines.splice(0));

const events = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ event }) => event !== undefined);
const named = (name: string) => events().filter(({ event }) => event === name);
const signIn = (email: string, password: string, more: object = {}) =>
  world.post("/auth/login", { email, password, ...more });

it("logs a wrong password with a stable pseudonym per account", async () => {
  const [person, other] = [await world.user(), await world.user()];

  for (const { email } of [person, person, other]) await signIn(email, "not the password");

  const [first, second, third] = named("authn_login_fail");
  expect(first).toMatchObject({ reason: "invalid_credentials", level: 40 });
  expect(first?.subject).toMatch(/^[\w-]{16}$/);
  expect(first?.network).toMatch(/^[\w-]{16}$/);
  expect(second?.subject).toBe(first?.subject);
  expect(third?.subject).not.toBe(first?.subject);
  expect(third?.network).toBe(first?.network);
});

it("logs a sign-in only for admins", async () => {
  const [admin, person] = [await world.admin(), await world.user()];

  await signIn(person.email, person.password);
  await signIn(admin.email, admin.password);

  expect(named("authn_login_success")).toHaveLength(1);
});

it("logs a forbidden call with its route but without its parameters", async () => {
  const person = await world.user();

  await world.get(`/admin/users/${person.id}`, person);

  expect(named("authz_fail")).toEqual([
    expect.objectContaining({ resource: "/api/v1/admin/users/:id", reason: "forbidden" }),
  ]);
});

it("logs a reached rate limit, over HTTP and sockets", async () => {
  const person = await world.user();
  for (let count = 0; count < 11; count += 1) await signIn(person.email, "not the password");
  const overHttp = named("excess_rate_limit_exceeded").map(({ resource }) => resource);

  const sockets = await createSockets(world);
  const tab = await sockets.connect(await world.user());
  const draft = { conversationId: newId(), content: "Hello" };
  await Promise.all(Array.from({ length: 60 }, () => tab.request("send_message", draft)));
  sockets.close();

  expect(overHttp).toEqual(["/api/v1/auth/login"]);
  expect(named("excess_rate_limit_exceeded").at(-1)).toMatchObject({ resource: "send_message" });
});

it("logs a reused refresh token, changed password or roles, and refused upload", async () => {
  const [admin, person, escort] = [await world.admin(), await world.user(), await world.escort()];
  const { body } = await signIn(person.email, person.password);
  const { refresh } = body.data.tokens;
  await world.post("/auth/refresh", { refresh });
  world.clock.advance(120_000);
  await world.post("/auth/refresh", { refresh });
  await world.put(`/admin/users/${person.id}/roles`, { roles: ["vip"] }, admin);
  await world.post("/auth/forgot-password", { email: person.email });
  const token = await world.mailedToken(person.email);
  await world.post("/auth/reset-password", { token, newPassword: "evening-star-over-the-bay" });
  await uploadFile(world, escort, Buffer.from("not a picture at all"));

  const names = new Set(events().map(({ event }) => event));
  expect(names).toEqual(
    new Set([
      "authn_token_reuse",
      "privilege_permissions_changed",
      "authn_password_change",
      "upload_validation",
    ]),
  );
});

it("logs no name, address, network, id, password or token", async () => {
  const [admin, person] = [await world.admin(), await world.user()];
  const secret = "a secret nobody may read";
  const headers = { "user-agent": secret, "x-forwarded-for": "203.0.113.77" };
  const attempt = { email: person.email, password: secret };
  await world.call("POST", "/auth/login", attempt, null, headers);
  await world.call(
    "GET",
    `/admin/users/${admin.id}?q=${encodeURIComponent(secret)}`,
    undefined,
    person,
    headers,
  );
  const { body } = await signIn(admin.email, admin.password);

  const text = lines.filter((line) => line.includes("security event")).join("\n");
  const forbidden = [secret, person.email, person.id, admin.id, admin.email, "127.0.0.1", "203.0.113.77"];
  expect(named("authn_login_fail").length + named("authz_fail").length).toBe(2);
  for (const word of [...forbidden, ...Object.values(body.data.tokens).map(String), person.password]) {
    expect(text).not.toContain(word);
  }
});

it("counts all events for alerts", async () => {
  const person = await world.user();
  const count = async () => {
    const { body } = await world.http.inject({
      url: "/metrics",
      headers: { authorization: "Bearer a token for scraping" },
    });
    return Number(/^security_events_total\{event="authn_login_fail"\} (\d+)$/m.exec(body)?.[1]);
  };

  const before = await count();
  await signIn(person.email, "not the password");

  expect(await count()).toBe(before + 1);
});
