import { Role } from "@vesper/contract/roles";
import type { AnyEndpoint, Policy } from "@vesper/contract/endpoint";
import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

const somebody = { ...Object.fromEntries(Role.options.map((role) => [role, [role]])), visitor: null };
const mayCall = {
  public: [...Role.options, "visitor"],
  "signed-in": Role.options,
  supplier: ["escort", "supplier"],
  admin: ["admin"],
} satisfies Record<Policy, readonly string[]>;

const cases = world.http.endpoints.flatMap((endpoint) =>
  Object.entries(somebody).map(([who, roles]) => ({
    name: `${endpoint.method} ${endpoint.path}`,
    who,
    roles: roles as Role[] | null,
    endpoint,
    admitted: (mayCall[endpoint.policy] as readonly string[]).includes(who),
  })),
);

const pathOf = ({ base, path }: AnyEndpoint) =>
  base + path.replace(/:\w+/g, "01900000-0000-7000-8000-000000000000");

describe("every route and every role", () => {
  it("is a list worth testing", () => {
    expect(world.http.endpoints.length).toBeGreaterThan(15);
  });

  it.each(cases)("$name is answered rightly to: $who", async ({ endpoint, roles, admitted }) => {
    const person = roles && (await world.user({ roles }));

    const { status, body } = await world.call(endpoint.method, pathOf(endpoint), {}, person);

    const refusal = roles ? 403 : 401;
    if (!admitted)
      expect({ status, error: body.error }).toEqual({
        status: refusal,
        error: roles ? "forbidden" : "unauthorized",
      });
    else expect([401, 403, 500]).not.toContain(status);
  });
});
