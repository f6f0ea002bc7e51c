import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import type { Role } from "@vesper/contract/accounts/roles";
import { isForStaff, type AnyEndpoint } from "@vesper/contract/core/endpoint";
import { afterAll, describe, expect, it } from "vitest";
import type { Person } from "./factories/accounts.ts";
import { rolesByCall } from "./staff-calls.ts";
import { makeRequest, refusals } from "./valid-request.ts";
import { createWorld } from "./world.ts";

const world = await createWorld();
afterAll(() => world.close());

/** Account whose email address and tokens are used in requests by a visitor. */
const visitorAccount = await world.user();

/** Every member role and staff role alone, and the roles of a first admin. */
const callers: readonly (readonly Role[])[] = [
  ...(["user", "escort", "supplier", "vip"] as const).map((role) => [role]),
  ...staffRoles.map((role) => [role]),
  ["admin", "verifier"],
];

const toName = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const isStaffCall = ({ path }: AnyEndpoint) => /^\/(admin|bulk-upload)\b/.test(path);

/** Whether these roles may call: by the list for staff, otherwise by the audience. Null is a visitor. */
function isAdmitted(endpoint: AnyEndpoint, roles: readonly Role[] | null): boolean {
  const admitted = rolesByCall.get(toName(endpoint));
  if (admitted) return roles?.some((role) => admitted.includes(role)) ?? false;
  if (endpoint.policy === "public") return true;
  if (endpoint.policy === "signed-in") return roles !== null;
  return roles?.some((role) => role === "escort" || role === "supplier") ?? false;
}

/** Statuses for a refused caller, a refused request or a bug. */
const isUnexpectedStatus = (status: number) => [400, 401, 403, 415, 500].includes(status);

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === "object" && value !== null && "policy" in value && "path" in value;

const sharedPeople = new Map<string, Person>();

/** A refused call and a read change nothing, so their callers are shared. Everyone else gets an account of their own. */
async function getCaller(endpoint: AnyEndpoint, roles: readonly Role[]): Promise<Person> {
  const key = roles.join();
  const isShared = endpoint.method === "GET" || !isAdmitted(endpoint, roles);
  const person = (isShared && sharedPeople.get(key)) || (await world.user({ roles: [...roles] }));
  if (isShared) sharedPeople.set(key, person);
  return person;
}

/** Returns the outcome of a valid request, and the outcome that the caller should get. */
async function callAs(endpoint: AnyEndpoint, roles: readonly Role[] | null) {
  const person = roles && (await getCaller(endpoint, roles));
  const { path, body: sent, headers } = await makeRequest(endpoint, person ?? visitorAccount);
  const { status, body } = await world.call(endpoint.method, path, sent, person, headers);
  const rule = refusals.get(toName(endpoint));
  const closed = roles ? { status: 403, error: "forbidden" } : { status: 401, error: "unauthorized" };
  const isRuled = rule && (rule.isRefused?.(roles ?? []) ?? true);
  const expected = isAdmitted(endpoint, roles) ? (isRuled ? rule : null) : closed;
  return { who: roles?.join("+") ?? "visitor", status, error: body.error as string, expected };
}

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
    const names = world.http.endpoints.map(toName);

    expect(names).toEqual(expect.arrayContaining([...refusals.keys()]));
  });

  it("list the roles of exactly the calls that are for staff, by path and by capability", () => {
    const byPath = world.http.endpoints.filter(isStaffCall).map(toName);
    const byCapability = world.http.endpoints.filter(({ policy }) => isForStaff(policy)).map(toName);

    expect(byPath.toSorted()).toEqual([...rolesByCall.keys()].toSorted());
    expect(byCapability.toSorted()).toEqual([...rolesByCall.keys()].toSorted());
  });

  it.each(world.http.endpoints.map((endpoint) => ({ name: toName(endpoint), endpoint })))(
    "$name answers every role correctly",
    async ({ endpoint }) => {
      const outcomes = [];
      for (const roles of [null, ...callers]) outcomes.push(await callAs(endpoint, roles));

      for (const { who, status, error, expected } of outcomes) {
        if (expected)
          expect({ who, status, error }).toEqual({ who, status: expected.status, error: expected.error });
        else
          expect({ who, status, error }).not.toMatchObject({ status: expect.toSatisfy(isUnexpectedStatus) });
      }
    },
  );
});
