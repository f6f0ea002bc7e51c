import { join, resolve } from "node:path";
import { initialSettings } from "@vesper/contract/core/setting-values";
import { z } from "zod";
import { StartFailure } from "../problem.ts";
import { toExposure } from "./exposure.ts";
import { toLiveFields } from "./live-settings.ts";
import { isPublicKey } from "./public-key.ts";
import { pickSettings, settingVariables } from "./setting-variables.ts";
import type { SetupFile } from "./setup-file.ts";
import { trustProxySetting } from "./trust-proxy.ts";

const flag = (fallback: "on" | "off") =>
  z
    .enum(["on", "off"])
    .default(fallback)
    .transform((value) => value === "on");

const address = (protocols: RegExp) =>
  z.url({ protocol: protocols, error: "must be a valid URL with a supported scheme" });

/** Key in the format of web-push: the given number of bytes in base64url. */
const vapidKey = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), "must be a VAPID key in base64url");

/** Keys of 32 bytes in hex or base64, or the longer ones that a site makes for itself, newest first. */
const documentKeys = z
  .string()
  .transform((value) => value.split(/[\s,]+/))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^(?:[\w-]{64}|[\w+/-]{43}=?)$/,
          "must be a key of 32 bytes in hex or base64, or several, separated by commas",
        ),
    ),
  );

/** Public key in PEM format; line breaks may be written as \\n. */
const publicKey = z
  .string()
  .transform((value) => value.replaceAll("\\n", "\n"))
  .refine(isPublicKey, "must be a public key in PEM format, Ed25519 or an elliptic curve");

const count = z
  .string()
  .regex(/^\d{1,9}$/, "must be a whole number of at most 9 digits")
  .transform(Number);

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a port number from 0 to 65535")
  .transform(Number)
  .pipe(z.int().max(65535));

const Environment = z.object({
  ...settingVariables,
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_ENCRYPT: flag("off"),
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  MAX_CONNECTIONS: count.default(10_000),
  DISK_FLOOR_MB: count.default(500),
  PUBLIC_URL: address(/^https?$/).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: address(/^postgres(ql)?$/).optional(),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/).optional(),
  REDIS_URL: address(/^rediss?$/).optional(),
  S3_ENDPOINT: address(/^https?$/).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, "must be a bucket name")
    .optional(),
  S3_PUBLIC_ENDPOINT: address(/^https?$/).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: address(/^smtps?$/).optional(),
  JWT_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  DOCUMENT_KEY: documentKeys.optional(),
  DEMO_DATA: z.enum(["on", "off"]).optional(),
  RATE_LIMITS: flag("on"),
  SETUP: flag("on"),
  TRUST_PROXY: trustProxySetting,
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]{1,60}$/, "must be the name of an HTTP header")
    .optional(),
  AGE_PROVIDER_NAME: z.string().min(1).max(60).optional(),
  AGE_PROVIDER_URL: address(/^https?$/).optional(),
  AGE_PROVIDER_KEY: publicKey.optional(),
  VAPID_PUBLIC_KEY: vapidKey(65).optional(),
  VAPID_PRIVATE_KEY: vapidKey(32).optional(),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

/**
 * Reads the environment; no other file does. Fields that an operator can set in the back office have their defaults here
 * until `applySettings` lays the stored settings over them.
 */
export function readConfig(environment: NodeJS.ProcessEnv, stored: SetupFile = {}) {
  // Many tools set an empty variable to mean "not set".
  const variables = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const given = { ...stored, ...variables };
  const env = parseEnvironment(given);
  const production = env.NODE_ENV === "production";
  const givenSettings = pickSettings(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, "");
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    maxConnections: env.MAX_CONNECTIONS,
    /** Minimum free disk space for `DATA_DIR`, in bytes. */
    diskFloor: env.DISK_FLOOR_MB * 1024 * 1024,
    ...toExposure({ production, host: env.HOST, publicUrl, demoData: env.DEMO_DATA }),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    replicaUrl: env.DATABASE_URL && env.DATABASE_REPLICA_URL,
    redisUrl: toRedisUrl(env),
    s3: toS3Settings(env),
    smtpUrl: env.SMTP_URL,
    jwtSecret: env.JWT_SECRET,
    documentKeys: env.DOCUMENT_KEY,
    ...toBackupSettings(env),
    rateLimits: env.RATE_LIMITS,
    trustProxy: env.TRUST_PROXY,
    /**
     * Header in which the proxy sends the visitor's country. It is ignored without a proxy, because anyone could
     * forge it.
     */
    countryHeader: env.TRUST_PROXY !== 0 ? env.COUNTRY_HEADER?.toLowerCase() : undefined,
    /** Provider of proofs of age besides wallets. */
    ageProvider: toAgeProvider(env),
    push: toVapidKeys(env),
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    warnings: getWarnings(given),
    /** Whether a production site without an admin leads visitors to its setup page. */
    setup: env.SETUP,
    /** Names of the environment variables that are set: what they decide, setup cannot change. */
    givenVariables: new Set(Object.keys(variables)) as ReadonlySet<string>,
    logLevel: env.LOG_LEVEL ?? (production ? "info" : "warn"),
    /** Settings that the environment determines; they win over the stored ones. */
    givenSettings,
    /** Version of the stored settings that were applied last; 0 before the first change. */
    settingsVersion: 0,
    ...toLiveFields({ ...initialSettings, ...givenSettings }),
  } as const;
}

function parseEnvironment(given: Record<string, string | undefined>): z.output<typeof Environment> {
  const { data, error } = Environment.safeParse(given);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => {
    const name = String(path[0] ?? "");
    return `${name} ${message}${describeFound(name, given[name])}`;
  });
  throw new StartFailure(`bad setting: ${problems.join("; ")}`);
}

/** The value found, unless it may be a secret: a URL can contain a password. */
const describeFound = (name: string, value: string | undefined) =>
  value === undefined || /SECRET|KEY|TOKEN|URL|ENDPOINT/.test(name) ? "" : `, found ${JSON.stringify(value)}`;

/** Returns warnings about settings that work but are risky; logged at startup. */
function getWarnings({ TRUST_PROXY }: Record<string, string | undefined>): string[] {
  if (TRUST_PROXY !== "on") return [];
  return ["TRUST_PROXY=on trusts exactly one proxy; set the number of proxies or their networks instead"];
}

const toBackupSettings = (env: z.output<typeof Environment>) => ({
  backupFolder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
  /** Whether scheduled backups, and those started on the status page, are encrypted. */
  encryptBackups: env.BACKUP_ENCRYPT,
});

function toAgeProvider({
  AGE_PROVIDER_NAME: name,
  AGE_PROVIDER_URL: url,
  AGE_PROVIDER_KEY: key,
}: z.output<typeof Environment>) {
  if (name && url && key) return { name, url, key };
  if (name || url || key) {
    throw new StartFailure(
      "bad setting: set all of AGE_PROVIDER_NAME, AGE_PROVIDER_URL and AGE_PROVIDER_KEY, or none of them",
    );
  }
  return undefined;
}

function toVapidKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: z.output<typeof Environment>) {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey || privateKey) {
    throw new StartFailure("bad setting: set both VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither");
  }
  return undefined;
}

/** Checks that a site with several nodes sets the database and secrets that they must share. */
function toRedisUrl(env: z.output<typeof Environment>): string | undefined {
  const shared = ["DATABASE_URL", "JWT_SECRET", "DOCUMENT_KEY"] as const;
  const missing = shared.filter((name) => !env[name]);
  if (env.REDIS_URL && missing.length > 0) {
    throw new StartFailure(
      `bad setting: REDIS_URL is for several nodes, which also need ${missing.join(", ")}`,
    );
  }
  return env.REDIS_URL;
}

function toS3Settings({
  S3_ENDPOINT: endpoint,
  S3_PUBLIC_ENDPOINT: publicEndpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: z.output<typeof Environment>) {
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, publicEndpoint, bucket, region, accessKeyId, secretAccessKey };
  }
  if (endpoint || bucket || accessKeyId || secretAccessKey) {
    const needed =
      "set all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them";
    throw new StartFailure(`bad setting: ${needed}`);
  }
  return undefined;
}

export type S3Settings = NonNullable<ReturnType<typeof toS3Settings>>;
export type Config = ReturnType<typeof readConfig>;
