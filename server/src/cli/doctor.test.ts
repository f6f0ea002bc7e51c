import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CheckResult, Status } from "@vesper/contract/operations/status";
import { createDataFolder, startServer } from "#test/process.ts";
import { formatStatus } from "./format-status.ts";

const script = join(import.meta.dirname, "main.ts");

function runDoctor(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env["PATH"], ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "doctor", ...args], {
    encoding: "utf8",
    env,
  });
  return { status, stdout, stderr };
}

const findState = (stdout: string, name: string) =>
  (JSON.parse(stdout) as Status).checks.find((check) => check.name === name)?.state;

describe("doctor", () => {
  it("finds nothing wrong while the server is stopped, and says so with its exit code", () => {
    const { status, stdout, stderr } = runDoctor({ DATA_DIR: createDataFolder() });

    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Everything works\.\n\nok +Database +Embedded database, version/);
  });

  it("says what is wrong and what to do while the database is down, without its password", () => {
    const DATABASE_URL = "postgres://vesper:s3cret-pass@127.0.0.1:1/vesper";

    const { status, stdout, stderr } = runDoctor({ DATA_DIR: createDataFolder(), DATABASE_URL });

    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(
      /^One thing does not work: database\.\n\nBROKEN +Database +PostgreSQL at 127\.0\.0\.1:1/,
    );
    expect(stdout).toContain("the connection was refused");
    expect(stdout).toMatch(/To do: Start the database server/);
    expect(stdout).toMatch(/not checked +Jobs +Needs the database\./);
    expect(stdout).not.toContain("s3cret-pass");
  });

  it("runs beside a server that holds the embedded database", async () => {
    const DATA_DIR = createDataFolder();
    const server = await startServer({ DATA_DIR });

    const { status, stdout } = runDoctor({ DATA_DIR }, "--json");
    await server.stop();

    expect(status).toBe(0);
    expect(["database", "storage", "jobs"].map((name) => findState(stdout, name))).toEqual([
      "ok",
      "ok",
      "unknown",
    ]);
  });

  it("does not create a database where there is none", () => {
    const DATA_DIR = join(createDataFolder(), "another");

    expect(findState(runDoctor({ DATA_DIR }, "--json").stdout, "database")).toBe("attention");
    expect(existsSync(join(DATA_DIR, "database"))).toBe(false);
  });
});

describe("the text for a terminal", () => {
  it("is as narrow as the terminal and keeps every word", () => {
    const check: CheckResult = {
      name: "mail",
      title: "Mail",
      about: "",
      state: "broken",
      found: "The mail server mail.example.test:587 did not accept the connection.",
      problem: "Mails cannot be sent: the connection was refused.",
      remedy: "Check SMTP_URL: host, port, user and password.",
      milliseconds: 3,
    };
    const status: Status = {
      state: "broken",
      summary: "One thing does not work: mail.",
      checkedAt: "",
      checks: [check],
      nodes: [],
    };

    const text = formatStatus(status, 70);

    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(70);
    expect(text.replaceAll(/\s+/g, " ")).toContain(`${check.problem} To do: ${check.remedy}`);
  });
});
