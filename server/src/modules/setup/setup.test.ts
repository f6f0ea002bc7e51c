import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { startSmtp } from "#test/fakes/smtp.ts";
import { createWorld, type World } from "#test/world.ts";
import { getSetupCode } from "./service/setup-code.ts";
import { describeSetup } from "./service/setup-state.ts";

const worlds: World[] = [];

async function createNewSite(environment: Record<string, string> = {}) {
  const world = await createWorld({ NODE_ENV: "production", ...environment });
  worlds.push(world);
  const code = await getSetupCode(createContext(world.platform));
  return { world, code };
}

afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

const admin = { name: "Iris Holm", email: "iris@example.test", password: "a-quiet-lantern-7" };
const mail = { host: "127.0.0.1", port: 25, security: "none", user: "", password: "" };

describe("the setup of a new site", () => {
  it("opens with the code from the log, however it is typed", async () => {
    const { world, code } = await createNewSite();

    expect(code).toMatch(/^(?:[a-z2-9]{7}-){3}[a-z2-9]{7}$/);
    for (const typed of [code, code.toUpperCase().replaceAll("-", " ")]) {
      const { status, body } = await world.post("/setup/open", { code: typed });
      expect([status, body.data.site.name]).toEqual([200, "Vesper"]);
    }
  });

  it("refuses any other code and changes nothing", async () => {
    const { world } = await createNewSite();
    const code = "aaaa-bbbb-cccc";

    const answers = [
      await world.post("/setup/open", { code }),
      await world.put("/setup/site", { code, name: "Other", address: "https://other.example.test" }),
      await world.post("/setup/finish", { code, ...admin }),
    ];

    for (const { status, body } of answers) {
      expect([status, body.details[0]]).toEqual([400, expect.stringContaining("That isn’t the code.")]);
    }
    expect((await world.get("/site")).body.data.name).toBe("Vesper");
  });

  it("puts name, address and operator in force at once", async () => {
    const { world, code } = await createNewSite();
    await world.put("/setup/site", { code, name: "Lantern", address: "https://lantern.example.test/" });
    const operator = {
      name: "Lantern Ltd",
      address: "1 Quay Street",
      jurisdiction: "Malta",
      supportEmail: "help@lantern.example.test",
    };
    await world.put("/setup/operator", { code, ...operator });

    const { body } = await world.get("/site");
    expect(body.data).toMatchObject({ name: "Lantern", url: "https://lantern.example.test" });
    expect(body.data).toMatchObject({ supportEmail: "help@lantern.example.test" });
    expect(body.data.operator).toMatchObject({ name: "Lantern Ltd", jurisdiction: "Malta" });
  });

  it("keeps the mail password in a private file, never in the database or an answer", async () => {
    const { world, code } = await createNewSite();
    const smtp = { ...mail, user: "lantern", password: "canary-of-the-mail-server" };
    await world.put("/setup/site", { code, name: "Lantern", address: "https://lantern.example.test" });

    const { body } = await world.put("/setup/mail", { code, ...smtp });

    expect(body.data.mail).toEqual({
      host: "127.0.0.1",
      port: 25,
      security: "none",
      user: "lantern",
      hasPassword: true,
    });
    expect(JSON.stringify(body)).not.toContain("canary");
    const file = join(world.dataDir, "setup.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toContain("canary-of-the-mail-server");
    const { rows } = await sql<{ dump: string }>`
      select coalesce(string_agg(query_to_xml(format('select * from %I.%I', table_schema, table_name),
        true, true, '')::text, ''), '') as dump
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('cities', 'places')`.execute(world.db);
    expect(rows[0]?.dump).toContain("Lantern");
    expect(rows[0]?.dump).not.toContain("canary-of-the-mail-server");
  });

  it("sends a test mail with settings that are not stored yet", async () => {
    const { world, code } = await createNewSite();
    const server = await startSmtp({ password: "right" });
    const smtp = { ...mail, code, port: server.port, user: "lantern", to: "iris@example.test" };

    const wrong = await world.post("/setup/mail/test", { ...smtp, password: "wrong" });
    const right = await world.post("/setup/mail/test", { ...smtp, password: "right" });
    await server.stop();
    const gone = await world.post("/setup/mail/test", { ...smtp, password: "right" });

    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      "The mail server refused the user name or password.",
    ]);
    expect(right.status).toBe(200);
    expect(server.mails).toEqual([expect.stringContaining("To: iris@example.test")]);
    expect(gone.body.message).toBe("We can’t reach this mail server. Check its name, port and encryption.");
    expect((await world.post("/setup/open", { code })).body.data.mail).toBeNull();
  });

  it("sends a stored password only to the server it belongs to", async () => {
    const { world, code } = await createNewSite();
    const own = await startSmtp({ password: "stored" });
    await world.put("/setup/mail", { ...mail, code, port: own.port, user: "lantern", password: "stored" });
    const smtp = { ...mail, code, port: own.port, user: "lantern", to: "iris@example.test" };

    const same = await world.post("/setup/mail/test", smtp);
    const other = await world.post("/setup/mail/test", { ...smtp, host: "localhost" });
    await own.stop();

    expect([same.status, other.status]).toEqual([200, 400]);
    expect(own.mails).toHaveLength(1);
  });

  it("leaves what the environment decides as it is, and says so", async () => {
    const { world, code } = await createNewSite({
      SITE_NAME: "Harbor",
      PUBLIC_URL: "https://harbor.example.test",
    });

    const { body } = await world.put("/setup/site", {
      code,
      name: "Lantern",
      address: "https://lantern.example.test",
    });

    expect(body.data.site).toEqual({ name: "Harbor", address: "https://harbor.example.test" });
    expect(body.data.locked).toEqual(expect.arrayContaining(["SITE_NAME", "PUBLIC_URL"]));
  });

  it("names the variables that several nodes still need", () => {
    const nodes = {
      NODE_ENV: "production",
      REDIS_URL: "redis://localhost",
      DATABASE_URL: "postgres://localhost/vesper",
      JWT_SECRET: "x".repeat(32),
      DOCUMENT_KEY: "ab".repeat(32),
    };

    expect(describeSetup(readConfig(nodes)).missing).toEqual(["PUBLIC_URL", "SMTP_URL"]);
    expect(describeSetup(readConfig({ ...nodes, PUBLIC_URL: "https://a.example.test" })).missing).toEqual([
      "SMTP_URL",
    ]);
  });
});

describe("the end of setup", () => {
  it("is the first admin, who is also a verifier and signed in", async () => {
    const { world, code } = await createNewSite();

    const { status, body } = await world.post("/setup/finish", { code, ...admin });

    expect(status).toBe(201);
    expect(body.data.user.roles).toEqual(["admin", "verifier"]);
    expect((await world.get("/auth/me", { tokens: body.data.tokens })).status).toBe(200);
  });

  it("makes setup disappear", async () => {
    const { world, code } = await createNewSite();
    await world.post("/setup/finish", { code, ...admin });

    const answers = [
      await world.get("/setup"),
      await world.post("/setup/open", { code }),
      await world.put("/setup/site", { code, name: "Other", address: "https://other.example.test" }),
      await world.post("/setup/finish", { code, ...admin, email: "second@example.test" }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("ends the redirect that leads a new site’s visitors to its setup page", async () => {
    const { world, code } = await createNewSite();
    const open = async (url: string) => {
      world.clock.advance(2_000);
      return (await world.http.inject({ method: "GET", url })).headers.location;
    };

    expect([await open("/"), await open("/admin/cases?page=2"), await open("/login")]).toEqual(
      Array.from({ length: 3 }, () => "/setup"),
    );
    expect([await open("/setup"), await open("/about"), await open("/administration")]).toEqual(
      Array.from({ length: 3 }),
    );
    await world.post("/setup/finish", { code, ...admin });
    expect(await open("/")).toBeUndefined();
  });

  it("creates one admin when several people finish at once", async () => {
    const { world, code } = await createNewSite();

    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        world.post("/setup/finish", { code, ...admin, email: `iris-${number}@example.test` }),
      ),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404, 404]);
  });

  it("refuses a weak password and stays open", async () => {
    const { world, code } = await createNewSite();

    const weak = await world.post("/setup/finish", { code, ...admin, password: "password123" });

    expect([weak.status, weak.body.details[0]]).toEqual([400, expect.stringMatching(/^password: /)]);
    expect((await world.get("/setup")).status).toBe(200);
  });

  it("is not needed outside production", async () => {
    const world = await createWorld();
    worlds.push(world);

    expect((await world.get("/setup")).status).toBe(404);
  });
});
