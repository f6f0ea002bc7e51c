import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createContext } from "#platform/context.ts";
import { turnOnTwoFactor } from "#test/factories/two-factor.ts";
import { createWorld } from "#test/world.ts";
import { commands } from "./commands.ts";

const world = await createWorld();
afterAll(() => world.close());

let output: string[] = [];
beforeEach(() => {
  output = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void output.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void output.push(line));
});

const run = (name: string, ...args: string[]) =>
  commands[name]?.run(createContext(world.platform), args) ?? Promise.reject(new Error(`no ${name}`));

const tamper = (statement: string) =>
  world.db.transaction().execute(async (db) => {
    await sql.raw("alter table audit_log disable trigger user").execute(db);
    await sql.raw(statement).execute(db);
    await sql.raw("alter table audit_log enable trigger user").execute(db);
  });

describe("the command line", () => {
  it("creates an admin account whose link sets the password", async () => {
    const code = await run("create-admin", "--email", "Chief@Example.test", "--name", "Chief");
    const token = /token=([\w-]+)/.exec(output.join())?.[1];
    const newPassword = "a watchful evening";
    const set = await world.post("/auth/reset-password", { token, newPassword });
    const { body } = await world.post("/auth/login", { email: "chief@example.test", password: newPassword });

    expect([code, set.status]).toEqual([0, 200]);
    expect(body.data.user).toMatchObject({ name: "Chief", roles: ["admin", "verifier"] });
  });

  it("makes an existing account an admin immediately", async () => {
    const person = await world.user();

    const code = await run("create-admin", "--email", person.email, "--name", "Ada Winter");

    expect([code, output]).toEqual([0, ["The account is now an admin."]]);
    expect((await world.get("/admin/stats", person)).status).toBe(200);
  });

  it("turns off two-factor sign-in for a locked-out member and notifies them", async () => {
    const person = await world.user();
    await turnOnTwoFactor(world, person);
    const { email, password } = person;

    const off = await run("two-factor off", "--email", email);
    const again = await run("two-factor off", "--email", email);
    const signedIn = await world.post("/auth/login", { email, password });
    const mails = await world.mailsTo(email);

    expect([off, again, signedIn.status]).toEqual([0, 1, 200]);
    expect(mails.map(({ subject }) => subject)).toContain("Your second factor was removed");
  });

  it.each([[[]], [["--email", "nonsense"]], [["--email", "a@example.test", "--name", ""]]])(
    "reports missing arguments: %j",
    async (args) => {
      await expect(run("create-admin", ...args)).rejects.toThrow("create-admin needs");
    },
  );

  it.each([
    ["audit verify", /^\d+ entries verified, none changed or missing\nhead [0-9a-f]{64}$/],
    ["check", /^all checks passed$/],
  ])("exits %s with 1 while the audit log is broken", async (name, allIsWell) => {
    await run("create-admin", "--email", `${name.replace(" ", "-")}@example.test`, "--name", "Chief");
    await tamper("update audit_log set action = 'x.' || action where position = 1");
    const broken = await run(name);
    const complaint = output.at(-1);
    await tamper("update audit_log set action = substr(action, 3) where position = 1");
    const whole = await run(name);

    expect([broken, whole]).toEqual([1, 0]);
    expect(complaint).toContain("audit entry 1 was changed");
    expect(output.at(-1)).toMatch(allIsWell);
  });
});
