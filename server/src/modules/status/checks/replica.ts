import { measureReplicaLag } from "#platform/database/replica-lag.ts";
import { formatBytes } from "#platform/text/bytes.ts";
import { attention, broken, ok, unused, type StatusCheck } from "../check.ts";
import { describeError, toShownHost } from "../describe-error.ts";

/** Time in which a healthy replica has replayed the primary's position. */
const catchUpTime = 2_000;

export const replicaCheck: StatusCheck = {
  name: "replica",
  title: "Replica",
  about: "Whether the replica follows the primary without delay",
  needs: "database",
  async run({ db, log, config: { replicaUrl } }) {
    if (!replicaUrl) return unused("All reads go to the primary database.");
    const where = `The replica at ${toShownHost(replicaUrl)}`;
    try {
      const { isStandby, behind } = await measureReplicaLag(db, replicaUrl, { timeout: catchUpTime, log });
      if (!isStandby) return broken({ found: `${where} follows no other server.`, ...noStandby });
      if (behind > 0) return attention({ found: `${where} is ${formatBytes(behind)} behind.`, ...lag });
      return ok(`${where} is up to date.`);
    } catch (error) {
      return broken({
        found: `${where} does not answer.`,
        problem: `Reads by visitors go to the primary instead: ${describeError(error)}.`,
        remedy: "Start the replica, and check DATABASE_REPLICA_URL and the firewall between the two.",
      });
    }
  },
};

const noStandby = {
  problem: "DATABASE_REPLICA_URL is not a streaming replica, so it is never used.",
  remedy: "Set up streaming replication from the primary, or remove the setting.",
};
const lag = {
  problem: `The replica is more than ${catchUpTime / 1000} seconds behind. Until it catches up, visitors read from the primary.`,
  remedy: "Look at pg_stat_replication on the primary, and at the load and disk of the replica.",
};
