import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { Role } from "@vesper/contract/accounts/roles";
import type { AnyEndpoint, Policy } from "@vesper/contract/core/endpoint";
import { afterAll, describe, expect, it } from "vitest";
import { makeRequest, refusals } from "./valid-request.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

/** Account whose email address and tokens are used in requests by a visitor. */
const visitorAccount = await world.user();

const rolesByCaller = { ...Object.fromEntries(Role.options.map((role) => [role, [role]])), visitor: null };
const mayCall = {
  public: [...Role.options, "visitor"],
  "signed-in": Role.options,
  supplier: ["escort", "supplier"],
  admin: ["admin"],
} satisfies Record<Policy, readonly string[]>;

const cases = world.http.endpoints.flatMap((endpoint) =>
  Object.entries(rolesByCaller).map(([who, roles]) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    who,
    roles: roles as Role[] | null,
    endpoint,
    admitted: (mayCall[endpoint.policy] as readonly string[]).includes(who),
  })),
);

/** Statuses for a refused caller, a refused request or a bug. */
const isUnexpectedStatus = (status: number) => [400, 401, 403, 415, 500].includes(status);

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === "object" && value !== null && "policy" in value && "path" in value;

describe("all routes and roles", () => {
  it("cover every endpoint of the contract", async () => {
    const folder = resolve(import.meta.dirname, "../../contract/src");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
    const values = await Promise.all(
      sources.map(async (file): Promise<unknown[]> =>
        Object.values((await import(join(folder, file))) as object),
      ),
    );

    const declared = values.flat().filter(isEndpoint);

    expect(declared.length).toBeGreaterThan(200);
    expect(declared.filter((endpoint) => !world.http.endpoints.includes(endpoint))).toEqual([]);
  });

  it("list no refusal for a route that no longer exists", () => {
    const names = world.http.endpoints.map(({ method, path }) => `${method} ${path}`);

    expect(names).toEqual(expect.arrayContaining([...refusals.keys()]));
  });

  it.each(cases)("$name responds correctly to: $who", async ({ name, who, endpoint, roles, admitted }) => {
    const person = roles && (await world.user({ roles }));
    const request = await makeRequest(endpoint, person ?? visitorAccount);

    const { status, body } = await world.call(
      endpoint.method,
      request.path,
      request.body,
      person,
      request.headers,
    );

    const closed = roles ? { status: 403, error: "forbidden" } : { status: 401, error: "unauthorized" };
    const rule = refusals.get(name);
    const expected = !admitted ? closed : rule && (rule.who ?? who) === who ? rule : null;
    if (expected)
      expect({ status, error: body.error }).toMatchObject({ status: expected.status, error: expected.error });
    else expect({ status, body }).not.toMatchObject({ status: expect.toSatisfy(isUnexpectedStatus) });
  });
});
