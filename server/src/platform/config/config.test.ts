import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { loadOrCreateSecret } from "../security/secrets.ts";
import { readConfig } from "./config.ts";

describe("the configuration", () => {
  it("requires no settings", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      demoData: true,
      age: { level: "click", strictest: "click" },
      rateLimits: true,
      trustProxy: 0,
    });
  });

  it("creates no demo data in production unless enabled", () => {
    expect(readConfig({ NODE_ENV: "production" }).demoData).toBe(false);
    expect(readConfig({ NODE_ENV: "production", DEMO_DATA: "on" }).demoData).toBe(true);
  });

  it.each([
    [{}, true],
    [{ PUBLIC_URL: "http://127.0.0.1:8080" }, true],
    [{ HOST: "::1", PUBLIC_URL: "http://vesper.localhost" }, true],
    [{ HOST: "0.0.0.0" }, false],
    [{ HOST: "192.0.2.1" }, false],
    [{ PUBLIC_URL: "https://vesper.example.test" }, false],
    [{ PUBLIC_URL: "https://localhost.example.test" }, false],
    [{ HOST: "0.0.0.0", DEMO_DATA: "on" }, true],
    [{ PUBLIC_URL: "https://vesper.example.test", DEMO_DATA: "on" }, true],
  ])("creates demo data only on a local address, unless enabled: %j", (settings, demoData) => {
    expect(readConfig(settings).demoData).toBe(demoData);
  });

  it("keeps chats for two years after the last message by default", () => {
    expect(readConfig({}).retention.chats).toBe(730);
    expect(readConfig({ RETENTION_CHATS_DAYS: "90" }).retention.chats).toBe(90);
    expect(readConfig({ RETENTION_CHATS_DAYS: "off" }).retention.chats).toBeNull();
  });

  it("schedules no backups by default and keeps them under DATA_DIR", () => {
    const { backup, backupFolder } = readConfig({ DATA_DIR: "/srv/vesper" });
    expect(backup).toEqual({ every: "off", hour: 3, keep: 7 });
    expect(backupFolder).toBe("/srv/vesper/backups");
    expect(readConfig({ BACKUP_EVERY: "weekly", BACKUP_DIR: "/srv/backups" })).toMatchObject({
      backup: { every: "weekly" },
      backupFolder: "/srv/backups",
    });
  });

  it("exposes no metrics port by default", () => {
    expect(readConfig({}).metricsPort).toBeUndefined();
    expect(readConfig({ METRICS_PORT: "9464" }).metricsPort).toBe(9464);
  });

  it("treats an empty variable as unset", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    ["PORT", "80a"],
    ["PORT", "70000"],
    ["AGE_GATE", "yes"],
    ["PUBLIC_READS_PER_MINUTE", "0"],
    ["DATABASE_URL", "mysql://localhost"],
    ["REDIS_URL", "http://localhost"],
    ["S3_ENDPOINT", "localhost"],
    ["S3_BUCKET", "Not A Bucket"],
    ["JWT_SECRET", "short"],
    ["DOCUMENT_KEY", "short"],
    ["RETENTION_IDENTITY_DAYS", "0"],
    ["RETENTION_IDENTITY_DAYS", "off"],
    ["RETENTION_CHATS_DAYS", "0"],
    ["RETENTION_CHATS_DAYS", "never"],
    ["METRICS_PORT", "70000"],
    ["BACKUP_EVERY", "hourly"],
    ["BACKUP_HOUR", "24"],
    ["BACKUP_KEEP", "0"],
    ["OPERATOR_SUPPORT_EMAIL", "nobody"],
    ["LOG_LEVEL", "loud"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "11"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0/8"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "::/0"],
    ["TRUST_PROXY", "10.0.0.1,"],
    ["TRUST_PROXY", "proxy.example.test"],
  ])("refuses %s=%s with one line that names it", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^bad setting: ${name} [^\\n]+$`));
  });

  it.each([
    ["off", 0],
    ["on", 1],
    ["2", 2],
    ["10.0.0.1", ["10.0.0.1"]],
    ["10.0.0.0/8, 2001:db8::/32", ["10.0.0.0/8", "2001:db8::/32"]],
  ])("reads TRUST_PROXY=%s as hops or networks", (value, trusted) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(trusted);
  });

  it("warns about TRUST_PROXY=on because it does not state the hop count", () => {
    expect(readConfig({ TRUST_PROXY: "on" }).warnings).toEqual([expect.stringContaining("TRUST_PROXY")]);
    expect(readConfig({ TRUST_PROXY: "1" }).warnings).toEqual([]);
  });

  it("reads several keys, among them one that a site made for itself", () => {
    const folder = mkdtempSync(join(tmpdir(), "vesper-config-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [made, given] = [loadOrCreateSecret(folder, "document-key"), "ab".repeat(32)];

    expect(readConfig({ DOCUMENT_KEY: `${given},${made}` }).documentKeys).toEqual([given, made]);
    expect(readConfig({ DOCUMENT_KEY: `${given}\n${made}` }).documentKeys).toEqual([given, made]);
  });

  const shared = {
    DATABASE_URL: "postgres://localhost/vesper",
    JWT_SECRET: "x".repeat(32),
    DOCUMENT_KEY: "ab".repeat(32),
  };

  it.each(Object.keys(shared))("requires %s when there are several nodes", (name) => {
    const settings = { ...shared, REDIS_URL: "redis://localhost" };

    expect(readConfig(settings).redisUrl).toBe("redis://localhost");
    expect(() => readConfig({ ...settings, [name]: "" })).toThrow(`which also need ${name}`);
  });

  it("requires all bucket settings or none", () => {
    const bucket = {
      S3_ENDPOINT: "https://files.example.test",
      S3_BUCKET: "vesper",
      S3_ACCESS_KEY_ID: "someone",
      S3_SECRET_ACCESS_KEY: "secret",
    };

    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig(bucket).s3).toMatchObject({ bucket: "vesper", region: "us-east-1" });
    for (const name of Object.keys(bucket)) {
      expect(() => readConfig({ ...bucket, [name]: "" })).toThrow(
        /set all of S3_ENDPOINT, .+, or none of them$/,
      );
    }
  });
});
