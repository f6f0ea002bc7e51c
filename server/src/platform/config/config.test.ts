import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      demoData: true,
      ageGate: true,
      rateLimits: true,
      trustProxy: false,
    });
  });

  it("makes no demo data in production unless asked to", () => {
    expect(readConfig({ NODE_ENV: "production" }).demoData).toBe(false);
    expect(readConfig({ NODE_ENV: "production", DEMO_DATA: "on" }).demoData).toBe(true);
  });

  it("treats an empty variable as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["AGE_GATE", "yes"],
    ["DATABASE_URL", "mysql://localhost"],
    ["JWT_SECRET", "short"],
    ["DOCUMENT_KEY", "short"],
    ["RETENTION_IDENTITY_DAYS", "0"],
    ["OPERATOR_SUPPORT_EMAIL", "nobody"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s in one line that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^bad setting: ${name} [^\\n]+$`));
  });
});
