import type { Config } from "#platform/config/config.ts";
import { isLocal } from "#platform/config/exposure.ts";
import { isTlsIgnored } from "#platform/mail/smtp-options.ts";

export interface WeakSetting {
  name: string;
  problem: string;
  remedy: string;
}

const encryptedModes = new Set(["require", "verify-ca", "verify-full"]);

const isEncryptedDatabase = ({ searchParams }: URL) =>
  encryptedModes.has(searchParams.get("sslmode") ?? "") || searchParams.get("ssl") === "true";

/** An address without a host is a socket on this machine, and so is a path in its place. */
const isElsewhere = ({ hostname }: URL) => hostname !== "" && !/^%2f/i.test(hostname) && !isLocal(hostname);

/** Finds services on other machines that this node reaches without encryption. */
export function findUnencrypted({ databaseUrl, replicaUrl, redisUrl, s3, smtpUrl }: Config): WeakSetting[] {
  const services: [string, string | undefined, (url: URL) => boolean, string][] = [
    ["DATABASE_URL", databaseUrl, isEncryptedDatabase, "Add ?sslmode=verify-full to it."],
    ["DATABASE_REPLICA_URL", replicaUrl, isEncryptedDatabase, "Add ?sslmode=verify-full to it."],
    ["REDIS_URL", redisUrl, ({ protocol }) => protocol === "rediss:", "Use rediss:// instead of redis://."],
    [
      "S3_ENDPOINT",
      s3?.endpoint,
      ({ protocol }) => protocol === "https:",
      "Use https:// instead of http://.",
    ],
    ["SMTP_URL", smtpUrl, ({ href }) => !isTlsIgnored(href), "Remove ignoreTLS from it."],
  ];
  return services.flatMap(([name, address, isEncrypted, remedy]) => {
    const url = address && new URL(address);
    if (!url || !isElsewhere(url) || isEncrypted(url)) return [];
    return [{ name, problem: `The connection to ${name} is not encrypted.`, remedy }];
  });
}
