import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";

const folder = mkdtempSync(join(tmpdir(), "vesper-secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("a secret in a file", () => {
  it("takes the place of its variable", () => {
    const secret = "a secret of more than thirty-two characters";
    const config = loadConfig({ DATA_DIR: folder, JWT_SECRET_FILE: write("secret", `${secret}\n`) });

    expect(config.jwtSecret).toBe(secret);
    expect(config.givenVariables.has("JWT_SECRET")).toBe(true);
  });

  it("is checked like its variable, without being shown", () => {
    const path = write("short", "too-short");

    expect(() => loadConfig({ DATA_DIR: folder, JWT_SECRET_FILE: path })).toThrow(
      /^bad setting: JWT_SECRET must have at least 32 characters$/,
    );
  });

  it.each([
    ["cannot be read", { JWT_SECRET_FILE: join(folder, "missing") }],
    ["names an empty file", { METRICS_TOKEN_FILE: write("empty", "\n") }],
    ["are both set", { METRICS_TOKEN_FILE: write("token", "x".repeat(20)), METRICS_TOKEN: "y".repeat(20) }],
  ])("stops the start if it %s", (reason, environment) => {
    expect(() => loadConfig({ DATA_DIR: folder, ...environment })).toThrow(reason);
  });
});
