import { readFileSync } from "node:fs";
import { StartFailure } from "../problem.ts";

/** Variables that hold a secret. Each can come from a file instead, as secret stores hand them over. */
const secretNames = [
  "DATABASE_URL",
  "DATABASE_REPLICA_URL",
  "REDIS_URL",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "SMTP_URL",
  "JWT_SECRET",
  "DOCUMENT_KEY",
  "VAPID_PRIVATE_KEY",
  "METRICS_TOKEN",
] as const;

/** Adds the secrets from the files that variables such as `JWT_SECRET_FILE` name. */
export function readSecretFiles(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets = secretNames.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (!path) return [];
    if (environment[name])
      throw new StartFailure(`bad setting: ${name} and ${name}_FILE are both set; remove one of them`);
    return [[name, readSecret(`${name}_FILE`, path)]];
  });
  return { ...environment, ...(Object.fromEntries(secrets) as NodeJS.ProcessEnv) };
}

function readSecret(name: string, path: string): string {
  try {
    const secret = readFileSync(path, "utf8").trim();
    if (secret) return secret;
  } catch {
    throw new StartFailure(`bad setting: ${name} names a file that cannot be read: ${path}`);
  }
  throw new StartFailure(`bad setting: ${name} names an empty file: ${path}`);
}
