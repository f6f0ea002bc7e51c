import { SignJWT } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { buildPublicProfile } from "#test/factories/profiles.ts";
import { openConnection } from "#test/raw-connection.ts";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());
const user = await world.user();

describe("text that the database cannot store", () => {
  it.each([
    ["GET", "/escort-profile/%00", undefined],
    ["GET", "/products/%00", undefined],
    ["GET", "/escort-profile/search?q=a%00b", undefined],
    ["DELETE", "/push/subscriptions", { endpoint: "a\0b" }],
    ["DELETE", "/push/subscriptions", { endpoint: "a\ud800b" }],
    ["POST", "/auth/refresh", { refreshToken: "a\0b" }],
    ["POST", "/auth/reset-password", { token: "\0", newPassword: "long enough" }],
  ] as const)("is refused: %s %s", async (method, path, body) => {
    const answer = await world.call(method, path, body, user);

    expect([answer.status, answer.body.error]).toEqual([400, "validation_error"]);
  });
});

describe("the refusal of text that the database cannot store", () => {
  it("names the field", async () => {
    const { body } = await world.delete("/push/subscriptions", user, { endpoint: "a\0b" });

    expect(body.details).toEqual([expect.stringMatching(/^endpoint: /)]);
  });
});

describe("a request line", () => {
  it("with the whole address is answered like one with the path alone", async () => {
    await world.http.listen({ port: 0, host: "127.0.0.1" });
    const connection = await openConnection(world.http);

    for (const target of [
      "http://x/healthz",
      "http://x",
      "HTTPS://x:8080/api/v1/site?a=http://y/",
      "http://x?a",
    ]) {
      connection.write(`GET ${target} HTTP/1.1\r\nhost: x\r\n\r\n`);
    }

    expect(await connection.answered(4)).toEqual([200, 404, 200, 404]);
    connection.end();
  });
});

describe("a parameter", () => {
  it("counts only where its endpoint declares it, and once", async () => {
    const repeated = await world.get("/escort-profile/search?q=mara&q=vera");
    const draft = { name: "Vera Lind", email: "misplaced@example.test", password: "a quiet evening" };
    const misplaced = await world.post("/auth/register?role=escort&name=Mara", draft);

    expect([repeated.status, repeated.body.error]).toEqual([400, "validation_error"]);
    expect(misplaced.body.data.user).toMatchObject({ name: "Vera Lind", roles: ["user"] });
  });
});

describe("a malformed URL", () => {
  it.each(["/api/v1/products/%zz", `/api/v1/escort-profile/${"x".repeat(5_000)}`])(
    "%.30s is refused",
    async (url) => {
      const reply = await world.http.inject({ url });

      expect([reply.statusCode, reply.json().error]).toEqual([400, "validation_error"]);
    },
  );
});

describe("a token signed with our key", () => {
  it.each([
    ["session", { sid: "no-uuid", sub: user.id }],
    ["person", { sid: crypto.randomUUID(), sub: "no-uuid" }],
  ])("with an invalid %s id is rejected", async (_what, { sid, sub }) => {
    const now = world.clock.now();
    const access = await new SignJWT({ sid })
      .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
      .setSubject(sub)
      .setIssuer("vesper")
      .setAudience("vesper-api")
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 60_000))
      .sign(world.platform.secrets.deriveKey("access-token"));

    expect((await world.get("/auth/me", { tokens: { access } })).status).toBe(401);
  });
});

describe("a concurrently deleted profile", () => {
  it("is not found for favorites and reviews, and never a server error", async () => {
    const [statuses, admin] = [new Set<number>(), await world.admin()];
    for (let round = 0; round < 4; round += 1) {
      const people = await Promise.all(Array.from({ length: 6 }, () => world.user()));
      const { id, escort } = await buildPublicProfile(world, admin);
      const calls = people.flatMap((person) => [
        world.post(`/favorites/${id}`, undefined, person),
        world.post(
          `/reviews/escort-profiles/${id}/reviews`,
          { rating: 5, title: "Kind", body: "A pleasant evening." },
          person,
        ),
      ]);
      const deletion = world.delete("/escort-profile/my-profile", escort);
      for (const { status } of await Promise.all([...calls, deletion])) statuses.add(status);
    }

    expect([...statuses].filter((status) => ![200, 201, 404].includes(status))).toEqual([]);
  });
});
